// What a list of unsaved work says of images that wait to join an album (features/album-editor/waiting-draft.ts), without their texts
// or their sending. Invariant: never throws; null for junk and for what is not worth going on with: no text and no image that could still
// be sent.
import { recordOf, stringOf } from '@palmares/core/untrusted';
import { type AlbumDraftSummary, countSendable } from './album-draft-summary.ts';

export const WAITING_IMAGES_VERSION = 1;

/** `title`: the album's name as it was then. */
export type WaitingImagesSummary = Omit<AlbumDraftSummary, 'isBegun'>;

/** `hasFile` tells which images can still be sent. */
export function summariseWaitingImages(
  stored: unknown,
  hasFile: (id: string) => boolean,
): WaitingImagesSummary | null {
  const draft = recordOf(stored);
  if (draft?.['version'] !== WAITING_IMAGES_VERSION) return null;
  const { albumName, savedAt, textList } = draft;
  const images = countSendable(draft['images'], hasFile);
  if (images === 0 && (stringOf(textList) ?? '') === '') return null;
  return {
    title: stringOf(albumName) ?? '',
    images,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  };
}
