// Images that wait to join an album, as they are kept on the device: texts and progress here, files apart
// (lib/drafts/album-draft-store.ts).
// Restoring accepts any junk: what is not as expected is left out, never an error (AL-68).
import { recordOf, stringOf } from '@palmares/core/untrusted';
import { summariseWaitingImages, WAITING_IMAGES_VERSION } from '../../lib/drafts/waiting-images-summary.ts';
import { type ChosenImage, sendableOf } from '../../uploads/chosen-images.ts';
import { parseChosenImages, parseSending, type StatusOf } from '../../uploads/kept-queue.ts';
import type { Sending } from '../../uploads/sending.ts';

export type WaitingDraft = {
  /** A list of texts that is being typed, to become images. */
  textList: string;
  images: readonly ChosenImage[];
  sending: Sending;
};

/** Null when there is nothing to keep: an image that has arrived is the album's, one that was refused is never sent. `savedAt`: milliseconds since 1970. */
export function toWaitingJson(
  { textList, images, sending }: WaitingDraft,
  albumName: string,
  savedAt: number,
): object | null {
  const waiting = sendableOf(images).filter(({ id }) => sending.images[id]?.step !== 'success');
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

/** Null when nothing is worth going on with. */
export function parseWaitingDraft(value: unknown, statusOf: StatusOf): WaitingDraft | null {
  // What the list of drafts counts is what is there again.
  const summary = summariseWaitingImages(value, (id) => statusOf(id) !== null);
  const draft = recordOf(value);
  if (summary === null || draft === null) return null;
  const images = parseChosenImages(draft['images'], statusOf);
  const { order, images: progress, keys } = recordOf(draft['sending']) ?? {};
  return {
    textList: stringOf(draft['textList']) ?? '',
    images,
    sending: parseSending({ order, images: progress, keys }, images),
  };
}
