// Unsaved work on a ranking, as it is kept in the browser (RK-60): ids and numbers only, versioned.
// Invariant: `parseRankingDraft` never throws, and what it gives holds a valid ranking; a draft that was written whole
// comes back equal, the batch on screen, the selection, undo and the draws to come included.
// Leaves out: where it is stored, and whose drafts may be shown.
import { type DraftFields, parseDraftFields, parseStored } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { recordOf } from '../untrusted.ts';
import {
  type History,
  parseHistory,
  presentOf,
  type SavedHistory,
  startHistory,
  toSavedHistory,
} from './history.ts';
import { parseSnapshot, type RankingSnapshot, toSnapshot } from './snapshot.ts';

const VERSION = 1;

type RankingDraftFields = DraftFields & {
  /** null while the ranking has never been saved. */
  readonly rankingId: number | null;
};

export type RankingDraft = RankingDraftFields & { readonly history: History };

/** What is written: the present ranking stands beside the history, so that it survives damage to the latter. */
export type RankingDraftJson = RankingDraftFields & {
  readonly v: typeof VERSION;
  readonly ranking: RankingSnapshot;
  readonly history: SavedHistory;
};

export function toDraftJson({ history, ...fields }: RankingDraft): RankingDraftJson {
  return { v: VERSION, ...fields, ranking: toSnapshot(presentOf(history)), history: toSavedHistory(history) };
}

/** Takes the stored text or the parsed value. Null when there is nothing to recover. */
export function parseRankingDraft(stored: unknown): RankingDraft | null {
  const draft = recordOf(parseStored(stored));
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
