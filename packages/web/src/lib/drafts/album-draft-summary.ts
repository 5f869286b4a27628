// What a list of unsaved work says of the album that is being made (album-draft-store.ts), without its form or its sending.
// Invariant: never throws; null for junk and for what is not worth offering: no name, no text and no image that could still be sent.

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
  if (!isRecord(stored) || stored['version'] !== ALBUM_DRAFT_VERSION) return null;
  const { form, submission, savedAt } = stored;
  if (!isRecord(form)) return null;
  const title = typeof form['name'] === 'string' ? form['name'] : '';
  const listed: readonly unknown[] = Array.isArray(form['images']) ? form['images'] : [];
  const images = listed.filter(
    (image) => isRecord(image) && typeof image['id'] === 'string' && hasFile(image['id']),
  ).length;
  const isListTyped = typeof form['textList'] === 'string' && form['textList'] !== '';
  if (title === '' && images === 0 && !isListTyped) return null;
  return {
    title,
    images,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    isBegun: isRecord(submission) && Number.isSafeInteger(submission['albumId']),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
