// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved ranking it was made on.
import { parseRankingDraft, type RankingDraft, toSavedDraft } from '@palmares/core/ranking/draft';
import { presentOf, startHistory } from '@palmares/core/ranking/history';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { fromSaved, toSaved } from '@palmares/core/ranking/wire';
import { detailsOf } from '../../lib/content-details.ts';
import {
  type DraftFit,
  type DraftPlace,
  fitDraft,
  type KeptDraft,
  keepDraft,
  planDrafts,
  readKeptDraft,
  savedAsOf,
} from '../../lib/drafts/kept-draft.ts';
import type { DraftPlan } from '../../lib/drafts/use-draft.ts';
import { type EditorStart, type EditorState, isDirty } from './editor-store.ts';

export type EditorDraft = KeptDraft<RankingDraft>;

/** After each answer, but not at each of several keys in a row. */
const DELAY_MS = 400;

export function toDraftPlan(place: DraftPlace): DraftPlan<EditorState> {
  return planDrafts('ranking', place, {
    delayMs: DELAY_MS,
    isDirty,
    toStored: (state, now) => toStoredDraft(state, place, now),
  });
}

export function toStoredDraft(
  { history, details, savedAs }: EditorState,
  { userKey, albumId }: Pick<DraftPlace, 'userKey' | 'albumId'>,
  now: number,
): unknown {
  const rankingId = savedAs?.id ?? null;
  return keepDraft(toSavedDraft({ savedAt: now, userKey, albumId, rankingId, ...details, history }), savedAs);
}

export function parseStoredDraft(stored: unknown, albumId: number): EditorDraft | null {
  return readKeptDraft(stored, albumId, parseRankingDraft);
}

export function fitOf(found: EditorDraft | null, { savedAs, clean }: EditorStart): DraftFit {
  const selection = idsOf(clean.ranking);
  return fitDraft(found, ({ history }) => idsOf(presentOf(history)), { savedAs, selection });
}

/** The editor as the draft left it. Images that the album no longer has are gone from it, and undo with them. */
export function resumeDraft(found: EditorDraft, known: ReadonlySet<number>, start: EditorStart): EditorStart {
  const { draft } = found;
  const ranking = presentOf(draft.history);
  const isWhole = ranking.images.every(({ id }) => known.has(id));
  const rows = toSaved(ranking).filter((row) => known.has(row.id_image));
  return {
    ...start,
    history: isWhole ? draft.history : startHistory(startRun(fromSaved(rows, ranking.seed))),
    details: detailsOf(draft),
    savedAs: savedAsOf(found, start.savedAs),
  };
}

/** What a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function rankedCount({ draft }: EditorDraft): number {
  return presentOf(draft.history).ranked.length;
}

function idsOf({ images }: Ranking): number[] {
  return images.map(({ id }) => id);
}
