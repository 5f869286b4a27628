// What a list of unsaved work says of the album that is being made (album-draft-store.ts), without its form or its sending.
// Invariant: never throws; null for junk and for what is not worth offering: no name, no text and no image that could still be sent.
import { arrayOf, recordOf, stringOf } from '@palmares/core/untrusted';

export const ALBUM_DRAFT_VERSION = 1;

/** What an album without a name is called until it has one. */
export const UNTITLED_ALBUM = 'Nouvel album';

export type AlbumDraftSummary = {
  /** As typed; may be empty. */
  readonly title: string;
  readonly images: number;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
  /** A part of it is already an album of the server. */
  readonly isBegun: boolean;
};

/** `hasFile` tells which images can still be sent. */
export function summariseAlbumDraft(
  stored: unknown,
  hasFile: (id: string) => boolean,
): AlbumDraftSummary | null {
  const draft = recordOf(stored);
  const form = recordOf(draft?.['form']);
  if (draft?.['version'] !== ALBUM_DRAFT_VERSION || form === null) return null;
  const { submission, savedAt } = draft;
  const title = stringOf(form['name']) ?? '';
  const images = countSendable(form['images'], hasFile);
  if (title === '' && images === 0 && (stringOf(form['textList']) ?? '') === '') return null;
  return {
    title,
    images,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    isBegun: Number.isSafeInteger(recordOf(submission)?.['albumId']),
  };
}

/** Images of a kept list whose file is still there. */
export function countSendable(images: unknown, hasFile: (id: string) => boolean): number {
  const ids = arrayOf(images).map((image) => stringOf(recordOf(image)?.['id']));
  return ids.filter((id) => id !== null && hasFile(id)).length;
}
