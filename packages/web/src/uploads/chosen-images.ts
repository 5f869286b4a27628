// The images that were chosen for an album, in their order and as typed. Pure: files are kept apart (prepared-files.ts), what
// becomes of each on its way is another state (sending.ts).
import { isCameraName, numberedName } from '@palmares/core/album/image-name';
import type { PrepareFailure } from '../lib/image-compression/prepare-image.ts';
import type { ImageTexts } from '../ui/image-edit-dialog.tsx';

/** `waiting` until the browser has checked and compressed the file; `refused` files are shown and never sent. */
export type ImageStatus = 'waiting' | 'ready' | 'refused';

export type ChosenImage = ImageTexts & {
  /** Local, random; not the server's. */
  id: string;
  fileName: string;
  status: ImageStatus;
  /** Why it was refused. */
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
  /** Images are called by their places. */
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

/** `to` counts from 0 and is held within the list. */
function moveImage(images: readonly ChosenImage[], id: string, to: number): readonly ChosenImage[] {
  const from = images.findIndex((image) => image.id === id);
  const target = Math.max(0, Math.min(to, images.length - 1));
  const image = images[from];
  if (image === undefined || from === target) return images;
  return images.toSpliced(from, 1).toSpliced(target, 0, image);
}

/** What can be sent: not what was refused at the preparation. */
export function sendableOf(images: readonly ChosenImage[]): ChosenImage[] {
  return images.filter(({ status }) => status !== 'refused');
}

/** Ids of the images that bear the name a camera gave them. */
export function cameraNamedIds(images: readonly ChosenImage[]): ReadonlySet<string> {
  return new Set(images.filter(({ name }) => isCameraName(name)).map(({ id }) => id));
}

/** Ids of the images whose file is already in the list, under whatever name: every one but the first. */
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
