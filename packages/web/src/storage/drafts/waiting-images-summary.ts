// Summary of pending images of an album (features/album-editor/waiting-draft.ts), for lists of unsaved work, without their texts and upload
// state. Invariant: never throws; returns null for invalid data and for drafts not worth continuing: no text and no image that could still
// be sent.
import { parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { WAITING_IMAGES_VERSION } from '../schema.ts';
import { type AlbumDraftSummary, countSendable } from './album-draft-summary.ts';

/** `title`: the album's name when the draft was stored. */
export type WaitingImagesSummary = Omit<AlbumDraftSummary, 'isBegun'>;

/** `hasFile` returns true for images whose file is still stored, which can therefore be sent. */
export function summariseWaitingImages(
  stored: unknown,
  hasFile: (id: string) => boolean,
): WaitingImagesSummary | null {
  const draft = parseRecord(stored);
  if (draft?.['version'] !== WAITING_IMAGES_VERSION) return null;
  const { albumName, savedAt, textList } = draft;
  const images = countSendable(draft['images'], hasFile);
  if (images === 0 && (parseString(textList) ?? '') === '') return null;
  return {
    title: parseString(albumName) ?? '',
    images,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  };
}
