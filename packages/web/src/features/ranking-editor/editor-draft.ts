// Converts the unsaved work of the editor to and from its stored draft: core's draft, plus the version of the saved ranking it is based on.
import { parseRankingDraft, type RankingDraft, toDraftJson } from '@palmares/core/ranking/draft';
import { getPresent } from '@palmares/core/ranking/history';
import { keepInHistory } from '@palmares/core/ranking/keep-images';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { toDetails } from '../../lib/content-details.ts';
import type { DraftDescription } from '../../storage/drafts/draft-description.ts';
import {
  type DraftOwnership,
  type RestoredDraft,
  readVersionedDraft,
  toVersionedDraft,
  withDraftVersion,
} from '../../storage/drafts/versioned-draft.ts';
import type { EditorStart, EditorState } from './editor-store.ts';

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

/** Reads a stored draft; `known` holds the images of the album. Other images leave the draft, and the undo history is dropped with them. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): RestoredRanking | null {
  const kept = readVersionedDraft(stored, albumId, parseRankingDraft);
  if (kept === null) return null;
  const history = keepInHistory(kept.draft.history, known);
  const left = getPresent(history).images.length;
  const lost = getPresent(kept.draft.history).images.length - left;
  return left === 0 ? null : { ...kept, draft: { ...kept.draft, history }, lost };
}

export function listDraftImages({ draft }: RestoredRanking): readonly number[] {
  return getPresent(draft.history).images.map(({ id }) => id);
}

/** Returns the text of the question whether to resume the draft. */
export function draftQuestion(found: RestoredRanking, isEdit: boolean): string {
  const ranked = rankedCount(found);
  return isEdit ? TEXTS.draftOtherVersion(ranked) : TEXTS.draftOtherSelection(ranked, found.draft.name);
}

/** Returns the start state of the editor with the content of the draft. */
export function resumeDraft(found: RestoredRanking, start: EditorStart): EditorStart {
  const { draft } = found;
  return {
    ...start,
    history: draft.history,
    details: toDetails(draft),
    savedAs: withDraftVersion(found, start.savedAs),
  };
}

/** Describes the draft in the dialog where the person chooses between two drafts. */
export function describeDraft(found: RestoredRanking): DraftDescription {
  const { name, savedAt, history } = found.draft;
  const all = getPresent(history).images.length;
  return { title: name, worth: TEXTS.progress(rankedCount(found), all), savedAt };
}

/** Counts the ranked images. The question « Reprendre ou recommencer ? » shows it. */
export function rankedCount({ draft }: RestoredRanking): number {
  return getPresent(draft.history).ranked.length;
}
