import type { Image } from '@palmares/core/contract/types';
import { useEffect, useMemo, useState } from 'react';
import { createRenewal } from './image-renewal.ts';

const NONE: ReadonlyMap<number, Image> = new Map();

/** The same images, by addresses that still work: `fetchAgain` gives new ones when one of the page fails to load. */
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

/** Calls `renew` when an image of the page fails to load. It asks for the same from first to last. */
export function useBrokenImages(renew: () => Promise<unknown>): void {
  const [askAgain] = useState(() => renew);
  useEffect(() => {
    const renewal = createRenewal(async () => {
      await askAgain();
    });
    // On the way down, since it does not bubble; on the document, since dialogs are drawn outside the screen.
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

/** Of an album: not the picture that stands for a missing one. */
function isImageFile({ currentSrc, src }: HTMLImageElement): boolean {
  return new URL(currentSrc === '' ? src : currentSrc).pathname.startsWith('/media/');
}
