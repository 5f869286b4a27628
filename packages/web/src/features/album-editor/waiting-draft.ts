// Converts the images that wait to join an album to and from their stored draft: texts and progress; storage/drafts/album-draft-store.ts
// keeps the files. Parsing accepts any value: invalid parts are dropped without an error (AL-68).
import { parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { summariseWaitingImages } from '../../storage/drafts/waiting-images-summary.ts';
import { WAITING_IMAGES_VERSION } from '../../storage/schema.ts';
import { type ChosenImage, listSendable } from '../../uploads/chosen-images.ts';
import type { Sending } from '../../uploads/sending.ts';
import { type GetStoredStatus, parseChosenImages, parseSending } from '../../uploads/stored-queue.ts';

export type WaitingDraft = {
  /** The typed list of texts that will become images. */
  textList: string;
  images: readonly ChosenImage[];
  sending: Sending;
};

/**
 * Returns null when there is nothing to store: an uploaded image belongs to the album, and a refused one is never sent. `savedAt` is in
 * milliseconds since 1970.
 */
export function toWaitingJson(
  { textList, images, sending }: WaitingDraft,
  albumName: string,
  savedAt: number,
): object | null {
  const waiting = listSendable(images).filter(({ id }) => sending.images[id]?.step !== 'success');
  if (waiting.length === 0 && textList === '') return null;
  const { order, images: progress, keys } = sending;
  return {
    version: WAITING_IMAGES_VERSION,
    savedAt,
    albumName,
    textList,
    images: waiting,
    sending: { order, images: progress, keys },
  };
}

/** Returns null when the draft is not worth resuming. */
export function parseWaitingDraft(value: unknown, statusOf: GetStoredStatus): WaitingDraft | null {
  // The same rule counts the drafts in the list of drafts.
  const summary = summariseWaitingImages(value, (id) => statusOf(id) !== null);
  const draft = parseRecord(value);
  if (summary === null || draft === null) return null;
  const images = parseChosenImages(draft['images'], statusOf);
  const { order, images: progress, keys } = parseRecord(draft['sending']) ?? {};
  return {
    textList: parseString(draft['textList']) ?? '',
    images,
    sending: parseSending({ order, images: progress, keys }, images),
  };
}
