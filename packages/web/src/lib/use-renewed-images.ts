import type { Image } from '@palmares/core/contract/types';
import { useEffect, useMemo, useState } from 'react';
import { createRenewal } from './image-renewal.ts';

const NONE: ReadonlyMap<number, Image> = new Map();

/** Returns the same images with addresses that still work: when an image of the page fails to load, `fetchAgain` gets new addresses. */
export function useRenewedImages(
  images: readonly Image[],
  fetchAgain: () => Promise<readonly Image[]>,
): readonly Image[] {
  const [renewed, setRenewed] = useState(NONE);
  useBrokenImages(async () => {
    const newest = await fetchAgain();
    setRenewed(new Map(newest.map((image) => [image.id, image])));
  });
  return useMemo(
    () => (renewed === NONE ? images : images.map((image) => renewed.get(image.id) ?? image)),
    [images, renewed],
  );
}

/** Calls `renew` when an image of the page fails to load. Only the first `renew` is used. */
export function useBrokenImages(renew: () => Promise<unknown>): void {
  const [askAgain] = useState(() => renew);
  useEffect(() => {
    const renewal = createRenewal(async () => {
      await askAgain();
    });
    // Listens in the capture phase, because `error` does not bubble, and on the document, because dialogs are rendered outside the screen.
    const onError = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement && isImageFile(target)) renewal.broken();
    };
    document.addEventListener('error', onError, { capture: true });
    return () => {
      document.removeEventListener('error', onError, { capture: true });
      renewal.stop();
    };
  }, [askAgain]);
}

/** True for an image of an album, false for the placeholder of a missing one. */
function isImageFile({ currentSrc, src }: HTMLImageElement): boolean {
  return new URL(currentSrc === '' ? src : currentSrc).pathname.startsWith('/media/');
}
