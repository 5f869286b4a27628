// Converts the unfinished album to and from its stored draft: fields and progress; storage/drafts/album-draft-store.ts keeps the files.
// Parsing accepts any value: invalid parts are dropped without an error (AL-59).
import { parseArray, parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { summariseAlbumDraft } from '../../storage/drafts/album-draft-summary.ts';
import { ALBUM_DRAFT_VERSION } from '../../storage/schema.ts';
import { type ChosenImage, listSendable } from '../../uploads/chosen-images.ts';
import { NOT_SENT, type Sending } from '../../uploads/sending.ts';
import {
  type GetStoredStatus,
  parseChosenImages,
  parseRequestKey,
  parseSending,
} from '../../uploads/stored-queue.ts';
import type { AlbumForm } from './album-form.ts';
import { NOT_SUBMITTED, type Submission } from './submission.ts';

export type AlbumDraft = {
  form: AlbumForm;
  images: readonly ChosenImage[];
  submission: Submission;
  sending: Sending;
};

/** `savedAt` is in milliseconds since 1970. Refused files are omitted, because they are never sent. */
export function toDraftJson({ form, images, submission, sending }: AlbumDraft, savedAt: number): object {
  const { order, images: progress, keys } = sending;
  return {
    version: ALBUM_DRAFT_VERSION,
    savedAt,
    form: { ...form, images: listSendable(images) },
    submission: { ...submission, order, images: progress, imageKeys: keys },
  };
}

/** Returns null when the draft is not worth offering. */
export function parseAlbumDraft(
  value: unknown,
  statusOf: GetStoredStatus,
): (AlbumDraft & { savedAt: number }) | null {
  // The same rule counts the drafts in the list of drafts.
  const summary = summariseAlbumDraft(value, (id) => statusOf(id) !== null);
  const draft = parseRecord(value);
  const saved = parseRecord(draft?.['form']);
  if (summary === null || draft === null || saved === null) return null;
  const images = parseChosenImages(saved['images'], statusOf);
  const form: AlbumForm = {
    name: summary.title,
    isPublic: saved['isPublic'] !== false,
    categories: parseArray(saved['categories']).filter((name) => typeof name === 'string'),
    textList: parseString(saved['textList']) ?? '',
  };
  return { savedAt: summary.savedAt, form, images, ...parseSubmission(draft['submission'], images) };
}

/** Restores only what lets an interrupted submission continue without creating anything twice. */
function parseSubmission(
  value: unknown,
  chosen: readonly ChosenImage[],
): Pick<AlbumDraft, 'submission' | 'sending'> {
  const saved = parseRecord(value) ?? {};
  const albumKey = parseRequestKey(saved['albumKey']);
  const albumId = saved['albumId'];
  if (typeof albumId !== 'number' || !Number.isSafeInteger(albumId))
    return { submission: { ...NOT_SUBMITTED, albumKey }, sending: NOT_SENT };
  const categoriesAttached = saved['categoriesAttached'] === true;
  const sending = { order: saved['order'], images: saved['images'], keys: saved['imageKeys'] };
  return {
    // The submission was interrupted, so the album waits to be resumed.
    submission: { ...NOT_SUBMITTED, phase: 'partial', albumId, albumKey, categoriesAttached },
    sending: { ...parseSending(sending, chosen), stop: 'interrupted' },
  };
}
