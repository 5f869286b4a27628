// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved ranking it was made on.
import { parseRankingDraft, type RankingDraft, toDraftJson } from '@palmares/core/ranking/draft';
import { presentOf } from '@palmares/core/ranking/history';
import { keepInHistory } from '@palmares/core/ranking/keep-images';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { detailsOf } from '../../lib/content-details.ts';
import type { DraftFace } from '../../lib/drafts/draft-face.ts';
import {
  type DraftFit,
  type DraftPlace,
  type FoundDraft,
  fitDraft,
  keepDraft,
  planDrafts,
  readKeptDraft,
  savedAsOf,
} from '../../lib/drafts/kept-draft.ts';
import type { DraftPlan } from '../../lib/drafts/use-draft.ts';
import { type EditorStart, type EditorState, isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';

export type EditorDraft = FoundDraft<RankingDraft>;

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
  return keepDraft(toDraftJson({ savedAt: now, userKey, albumId, rankingId, ...details, history }), savedAs);
}

/** `known`: the images that there are. Those that the album no longer has leave the draft, and undo with them. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): EditorDraft | null {
  const kept = readKeptDraft(stored, albumId, parseRankingDraft);
  if (kept === null) return null;
  const history = keepInHistory(kept.draft.history, known);
  const left = presentOf(history).images.length;
  const lost = presentOf(kept.draft.history).images.length - left;
  return left === 0 ? null : { ...kept, draft: { ...kept.draft, history }, lost };
}

export function fitOf(found: EditorDraft | null, { savedAs, clean }: EditorStart): DraftFit {
  const selection = idsOf(clean.ranking);
  return fitDraft(found, ({ history }) => idsOf(presentOf(history)), { savedAs, selection });
}

/** The editor as the draft left it. */
export function resumeDraft(found: EditorDraft, start: EditorStart): EditorStart {
  const { draft } = found;
  return {
    ...start,
    history: draft.history,
    details: detailsOf(draft),
    savedAs: savedAsOf(found, start.savedAs),
  };
}

/** What it holds, where the person has to choose. */
export function faceOf(found: EditorDraft): DraftFace {
  const { name, savedAt, history } = found.draft;
  const all = presentOf(history).images.length;
  return { title: name, worth: TEXTS.progress(rankedCount(found), all), savedAt };
}

/** What a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function rankedCount({ draft }: EditorDraft): number {
  return presentOf(draft.history).ranked.length;
}

function idsOf({ images }: Ranking): number[] {
  return images.map(({ id }) => id);
}
