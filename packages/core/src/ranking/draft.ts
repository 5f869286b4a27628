// A draft of a ranking, stored in the browser (RK-60): ids and numbers only, with a format version.
// Invariant: `parseRankingDraft` never throws and returns only valid rankings. An undamaged draft round-trips, including the batch on
// screen, the selection, the undo history and the future draws.
// The web app stores drafts and decides whose drafts may be shown.
import { type DraftFields, parseDraftFields, parseStored } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { parseRecord } from '../parse-untrusted.ts';
import {
  getPresent,
  type History,
  parseHistory,
  type SavedHistory,
  startHistory,
  toSavedHistory,
} from './history.ts';
import { parseSnapshot, type RankingSnapshot, toSnapshot } from './snapshot.ts';

const VERSION = 1;

type RankingDraftFields = DraftFields & {
  /** Null until the ranking is first saved. */
  readonly rankingId: number | null;
};

export type RankingDraft = RankingDraftFields & { readonly history: History };

/** The stored form. It repeats the present ranking outside the history, so that the ranking survives a damaged history. */
export type RankingDraftJson = RankingDraftFields & {
  readonly v: typeof VERSION;
  readonly ranking: RankingSnapshot;
  readonly history: SavedHistory;
};

export function toDraftJson({ history, ...fields }: RankingDraft): RankingDraftJson {
  return {
    v: VERSION,
    ...fields,
    ranking: toSnapshot(getPresent(history)),
    history: toSavedHistory(history),
  };
}

/** Parses stored text or an already parsed value. Returns null when nothing can be recovered. */
export function parseRankingDraft(stored: unknown): RankingDraft | null {
  const draft = parseRecord(parseStored(stored));
  const fields = draft && parseDraftFields(draft);
  const present = parseSnapshot(draft?.['ranking']);
  if (!fields || !present || draft['v'] !== VERSION) return null;
  const { rankingId } = draft;
  return {
    ...fields,
    rankingId: isImageId(rankingId) ? rankingId : null,
    history: parseHistory(draft['history'], present) ?? startHistory(present),
  };
}
