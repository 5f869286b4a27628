// The images chosen for an album, in order, with their texts as typed. Pure: files (prepared-files.ts) and upload states (sending.ts) are
// separate.
import { isCameraName, numberedName } from '@palmares/core/album/image-name';
import type { PrepareFailure } from '../lib/image-compression/prepare-image.ts';
import type { ImageTexts } from '../ui/image-edit-dialog.tsx';

/** `waiting` until the browser has checked and compressed the file; `refused` files are shown and never sent. */
export type ImageStatus = 'waiting' | 'ready' | 'refused';

export type ChosenImage = ImageTexts & {
  /** Local random id, not the server's. */
  id: string;
  fileName: string;
  status: ImageStatus;
  /** The reason of the refusal. */
  failure: PrepareFailure | null;
  animated: boolean;
  /** Empty until known; equal for two identical files. */
  fingerprint: string;
};

export type ImagesEvent =
  | { type: 'added'; images: readonly ChosenImage[] }
  | { type: 'prepared'; id: string; animated: boolean; fingerprint: string }
  | { type: 'refused'; id: string; failure: PrepareFailure }
  | { type: 'edited'; id: string; texts: Partial<ImageTexts> }
  /** Names the images by their positions. */
  | { type: 'numbered'; ids: ReadonlySet<string> }
  | { type: 'moved'; id: string; to: number }
  | { type: 'removed'; ids: ReadonlySet<string> }
  | { type: 'restored'; images: readonly ChosenImage[] };

export function reduceImages(images: readonly ChosenImage[], event: ImagesEvent): readonly ChosenImage[] {
  switch (event.type) {
    case 'added':
      return [...images, ...event.images];
    case 'prepared': {
      const { id, animated, fingerprint } = event;
      return changeImage(images, id, { status: 'ready', failure: null, animated, fingerprint });
    }
    case 'refused':
      return changeImage(images, event.id, { status: 'refused', failure: event.failure });
    case 'edited':
      return changeImage(images, event.id, event.texts);
    case 'numbered':
      return images.map((image, index) =>
        event.ids.has(image.id) ? { ...image, name: numberedName(index + 1) } : image,
      );
    case 'moved':
      return moveImage(images, event.id, event.to);
    case 'removed':
      return images.filter(({ id }) => !event.ids.has(id));
    case 'restored':
      return event.images;
  }
}

function changeImage(images: readonly ChosenImage[], id: string, change: Partial<ChosenImage>) {
  return images.map((image) => (image.id === id ? { ...image, ...change } : image));
}

/** `to` is a zero-based position, clamped to the list. */
function moveImage(images: readonly ChosenImage[], id: string, to: number): readonly ChosenImage[] {
  const from = images.findIndex((image) => image.id === id);
  const target = Math.max(0, Math.min(to, images.length - 1));
  const image = images[from];
  if (image === undefined || from === target) return images;
  return images.toSpliced(from, 1).toSpliced(target, 0, image);
}

/** Returns the images that can be sent: those that were not refused during preparation. */
export function listSendable(images: readonly ChosenImage[]): ChosenImage[] {
  return images.filter(({ status }) => status !== 'refused');
}

/** Returns the ids of images that still have the name given by a camera. */
export function cameraNamedIds(images: readonly ChosenImage[]): ReadonlySet<string> {
  return new Set(images.filter(({ name }) => isCameraName(name)).map(({ id }) => id));
}

/** Returns the ids of duplicates: images whose file appears earlier in the list, under any name. */
export function duplicateIds(images: readonly ChosenImage[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { id, fingerprint } of images) {
    if (fingerprint === '') continue;
    if (seen.has(fingerprint)) duplicates.add(id);
    seen.add(fingerprint);
  }
  return duplicates;
}
