// The images that wait to join the album: the shared queue, one image after the other (P1 §4).
import type { Image } from '@palmares/core/contract/types';
import { useEffect, useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { createUploadQueue, type UploadQueue } from '../../uploads/upload-queue.ts';
import { FAILURES, NEW_IMAGES_TEXTS } from './messages.ts';

export type NewImagesQueue = UploadQueue & { submit: () => void };

/** `onAdded` is the first render's: it must not change. */
export function useNewImages(albumId: number, onAdded: (image: Image) => void): NewImagesQueue {
  const [queue] = useState(() => createNewImagesQueue(albumId, onAdded));
  useEffect(() => queue.close, [queue]);
  return queue;
}

function createNewImagesQueue(albumId: number, onAdded: (image: Image) => void): NewImagesQueue {
  const queue = createUploadQueue({
    lanes: 1,
    isOrdered: false,
    onAdded,
    onExpired: () => showToast({ kind: 'error', text: FAILURES.expiredOnImages }),
  });

  async function submit(): Promise<void> {
    if (queue.sending.getState().isRunning) return;
    queue.lineUp();
    const { images, stop } = await queue.send(albumId);
    const total = Object.keys(images).length;
    const added = new Set(Object.keys(images).filter((id) => images[id]?.step === 'success'));
    // What has arrived stands among the album's images; what failed stays here to be tried again.
    queue.remove(added);
    if (added.size === total) showToast({ kind: 'success', text: NEW_IMAGES_TEXTS.done(added.size) });
    else if (stop === null && added.size > 0)
      showToast({ kind: 'error', text: NEW_IMAGES_TEXTS.partial(added.size, total - added.size) });
  }

  return { ...queue, submit: () => void submit() };
}
