// Summary of the album that is being created (album-draft-store.ts), for lists of unsaved work; it needs neither the form nor the upload
// code. Invariant: never throws; returns null for invalid data and for drafts not worth offering: no name, no text and no image that could
// still be sent.
import { parseArray, parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { ALBUM_DRAFT_VERSION } from '../schema.ts';

export type AlbumDraftSummary = {
  /** The title as typed; may be empty. */
  readonly title: string;
  readonly images: number;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
  /** True when a part of the draft is already saved as an album on the server. */
  readonly isBegun: boolean;
};

/** `hasFile` returns true for images whose file is still stored, which can therefore be sent. */
export function summariseAlbumDraft(
  stored: unknown,
  hasFile: (id: string) => boolean,
): AlbumDraftSummary | null {
  const draft = parseRecord(stored);
  const form = parseRecord(draft?.['form']);
  if (draft?.['version'] !== ALBUM_DRAFT_VERSION || form === null) return null;
  const { submission, savedAt } = draft;
  const title = parseString(form['name']) ?? '';
  const images = countSendable(form['images'], hasFile);
  if (title === '' && images === 0 && (parseString(form['textList']) ?? '') === '') return null;
  return {
    title,
    images,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    isBegun: Number.isSafeInteger(parseRecord(submission)?.['albumId']),
  };
}

/** Counts the images of a stored list whose file is still available. */
export function countSendable(images: unknown, hasFile: (id: string) => boolean): number {
  const ids = parseArray(images).map((image) => parseString(parseRecord(image)?.['id']));
  return ids.filter((id) => id !== null && hasFile(id)).length;
}
