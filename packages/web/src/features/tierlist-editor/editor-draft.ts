// Converts the unsaved work of the editor to and from its stored draft: core's draft, plus the version of the saved tier list it is based
// on.
import { listBoardImages } from '@palmares/core/tierlist/board';
import {
  parseTierlistDraft,
  reconcileHistory,
  type TierlistDraft,
  toDraftJson,
} from '@palmares/core/tierlist/draft';
import { getPresent } from '@palmares/core/tierlist/history';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
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

export type RestoredTierlist = RestoredDraft<TierlistDraft>;

export function toStoredDraft(
  { history, details, savedAs }: Pick<EditorState, 'history' | 'details' | 'savedAs'>,
  { userKey, albumId, selection }: Omit<DraftOwnership, 'owner'>,
  now: number,
): object {
  const draft = toDraftJson({
    savedAt: now,
    userKey,
    albumId,
    tierlistId: savedAs?.id ?? null,
    ...details,
    // The images added after setup belong to the draft too.
    imageIds: [...new Set([...selection, ...listBoardImages(getPresent(history))])],
    history,
  });
  return toVersionedDraft(draft, savedAs);
}

/** Reads a stored draft and drops the images that the album no longer has; `known` holds those it has. Null when the draft is unusable. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): RestoredTierlist | null {
  const kept = readVersionedDraft(stored, albumId, parseTierlistDraft);
  if (kept === null) return null;
  const { imageIds, history } = kept.draft;
  const left = imageIds.filter((image) => known.has(image));
  const lost = listBoardImages(getPresent(history)).filter((image) => !known.has(image)).length;
  const draft = { ...kept.draft, imageIds: left, history: reconcileHistory(history, left) };
  return { ...kept, draft, lost };
}

export function listDraftImages({ draft }: RestoredTierlist): readonly number[] {
  return draft.imageIds;
}

/** Returns the start state of the editor with the content of the draft. */
export function resumeDraft(found: RestoredTierlist, start: EditorStart): EditorStart {
  const { draft } = found;
  const savedAs = withDraftVersion(found, start.savedAs);
  return { ...start, history: draft.history, details: toDetails(draft), savedAs };
}

/** Returns the text of the question whether to resume the draft. */
export function draftQuestion(found: RestoredTierlist, isEdit: boolean): string {
  const placed = placedCount(found);
  const text = isEdit ? TEXTS.draftOtherVersion(placed) : TEXTS.draftOtherSelection(placed, found.draft.name);
  return `${text} ${TEXTS.startAgainWarning}`;
}

/** Describes a draft in the dialog where the person chooses between two drafts. */
export function describeDraft(found: RestoredTierlist): DraftDescription {
  const { name, savedAt, history } = found.draft;
  const all = listBoardImages(getPresent(history)).length;
  return { title: name, worth: TEXTS.draftWorth(placedCount(found), all), savedAt };
}

/** Counts the images placed in tiers. The question « Reprendre ou recommencer ? » shows it. */
export function placedCount({ draft }: RestoredTierlist): number {
  return getPresent(draft.history).tiers.reduce((sum, tier) => sum + tier.images.length, 0);
}
