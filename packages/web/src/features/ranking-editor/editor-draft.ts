// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved ranking it was made on.
import { parseRankingDraft, type RankingDraft, toDraftJson } from '@palmares/core/ranking/draft';
import { presentOf } from '@palmares/core/ranking/history';
import { keepInHistory } from '@palmares/core/ranking/keep-images';
import { detailsOf } from '../../lib/content-details.ts';
import type { DraftDescription } from '../../lib/drafts/draft-description.ts';
import {
  type DraftOwnership,
  type RestoredDraft,
  readVersionedDraft,
  savedAsOf,
  toVersionedDraft,
} from '../../lib/drafts/versioned-draft.ts';
import type { EditorStart, EditorState } from './editor-store.ts';
import { TEXTS } from './messages.ts';

export type RestoredRanking = RestoredDraft<RankingDraft>;

export function toStoredDraft(
  { history, details, savedAs }: Pick<EditorState, 'history' | 'details' | 'savedAs'>,
  { userKey, albumId }: Pick<DraftOwnership, 'userKey' | 'albumId'>,
  now: number,
): object {
  const rankingId = savedAs?.id ?? null;
  return toVersionedDraft(
    toDraftJson({ savedAt: now, userKey, albumId, rankingId, ...details, history }),
    savedAs,
  );
}

/** `known`: the images that there are. Those that the album no longer has leave the draft, and undo with them. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): RestoredRanking | null {
  const kept = readVersionedDraft(stored, albumId, parseRankingDraft);
  if (kept === null) return null;
  const history = keepInHistory(kept.draft.history, known);
  const left = presentOf(history).images.length;
  const lost = presentOf(kept.draft.history).images.length - left;
  return left === 0 ? null : { ...kept, draft: { ...kept.draft, history }, lost };
}

/** The images that it is made of. */
export function imagesOfDraft({ draft }: RestoredRanking): readonly number[] {
  return presentOf(draft.history).images.map(({ id }) => id);
}

/** Why it is asked whether to go on with it. */
export function draftQuestion(found: RestoredRanking, isEdit: boolean): string {
  const ranked = rankedCount(found);
  return isEdit ? TEXTS.draftOtherVersion(ranked) : TEXTS.draftOtherSelection(ranked, found.draft.name);
}

/** The editor as the draft left it. */
export function resumeDraft(found: RestoredRanking, start: EditorStart): EditorStart {
  const { draft } = found;
  return {
    ...start,
    history: draft.history,
    details: detailsOf(draft),
    savedAs: savedAsOf(found, start.savedAs),
  };
}

/** What it holds, where the person has to choose. */
export function describeDraft(found: RestoredRanking): DraftDescription {
  const { name, savedAt, history } = found.draft;
  const all = presentOf(history).images.length;
  return { title: name, worth: TEXTS.progress(rankedCount(found), all), savedAt };
}

/** What a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function rankedCount({ draft }: RestoredRanking): number {
  return presentOf(draft.history).ranked.length;
}
