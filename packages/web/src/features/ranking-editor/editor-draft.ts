// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved ranking it was made on.
import { isSameSelection } from '@palmares/core/draft-fields';
import { parseRankingDraft, type RankingDraft, toSavedDraft } from '@palmares/core/ranking/draft';
import { presentOf, startHistory } from '@palmares/core/ranking/history';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { fromSaved, toSaved } from '@palmares/core/ranking/wire';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftName, DraftOwner } from '../../lib/drafts/draft-keys.ts';
import type { DraftPlan } from '../../lib/drafts/use-draft.ts';
import { type EditorStart, type EditorState, isDirty } from './editor-store.ts';

export type EditorDraft = { readonly draft: RankingDraft; readonly base: number | null };

export type DraftPlace = {
  readonly owner: DraftOwner;
  readonly userKey: string;
  readonly albumId: number;
};

/** After each answer, but not at each of several keys in a row. */
const DELAY_MS = 400;

export function draftNameOf(
  { owner, albumId }: Pick<DraftPlace, 'owner' | 'albumId'>,
  savedAs: Saved | null,
): DraftName {
  const subject = savedAs === null ? { album: albumId } : { content: savedAs.id };
  return { owner, kind: 'ranking', subject };
}

export function toDraftPlan(place: DraftPlace): DraftPlan<EditorState> {
  return {
    delayMs: DELAY_MS,
    nameOf: ({ savedAs }) => draftNameOf(place, savedAs),
    namesOf: ({ savedAs }) => [draftNameOf(place, savedAs), draftNameOf(place, null)],
    hasChanged: (state, before) =>
      state.history !== before.history ||
      state.details !== before.details ||
      // What was saved is no draft any more; what was done meanwhile still is.
      (state.clean !== before.clean && isDirty(state)),
    isDirty,
    toStored: (state, now) => toStoredDraft(state, place, now),
  };
}

export function toStoredDraft(
  { history, details, savedAs }: EditorState,
  { userKey, albumId }: Pick<DraftPlace, 'userKey' | 'albumId'>,
  now: number,
): unknown {
  const rankingId = savedAs?.id ?? null;
  return {
    base: savedAs?.version ?? null,
    draft: toSavedDraft({ savedAt: now, userKey, albumId, rankingId, ...details, history }),
  };
}

/** Null when there is nothing usable, or when it belongs to another album. */
export function parseStoredDraft(stored: unknown, albumId: number): EditorDraft | null {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return null;
  const draft = parseRankingDraft(stored.draft);
  if (draft === null || draft.albumId !== albumId) return null;
  const base = 'base' in stored && typeof stored.base === 'number' ? stored.base : null;
  return { draft, base };
}

/** `ask` when the screen was opened for something else than what the draft holds: another selection, or a newer save. */
export type DraftFit = 'none' | 'resume' | 'ask';

export function fitOf(found: EditorDraft | null, start: EditorStart): DraftFit {
  if (found === null) return 'none';
  if (start.savedAs !== null) return found.base === start.savedAs.version ? 'resume' : 'ask';
  return isSameSelection(idsOf(draftedRanking(found)), idsOf(start.clean.ranking)) ? 'resume' : 'ask';
}

/** The editor as the draft left it. Images that the album no longer has are gone from it, and undo with them. */
export function resume(found: EditorDraft, known: ReadonlySet<number>, start: EditorStart): EditorStart {
  const { draft, base } = found;
  const ranking = draftedRanking(found);
  const isWhole = ranking.images.every(({ id }) => known.has(id));
  const rows = toSaved(ranking).filter((row) => known.has(row.id_image));
  return {
    ...start,
    history: isWhole ? draft.history : startHistory(startRun(fromSaved(rows, ranking.seed))),
    details: { name: draft.name, description: draft.description, private: draft.private },
    // A save on an older version is refused by the server, and the person chooses then.
    savedAs: start.savedAs && { ...start.savedAs, version: base ?? start.savedAs.version },
  };
}

/** What a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function rankedCount(found: EditorDraft): number {
  return draftedRanking(found).ranked.length;
}

function draftedRanking({ draft }: EditorDraft): Ranking {
  return presentOf(draft.history);
}

function idsOf({ images }: Ranking): number[] {
  return images.map(({ id }) => id);
}
