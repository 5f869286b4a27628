import type { Image } from '@palmares/core/contract/types';
import { fallbackName } from '@palmares/texts/page/frame';
import { useEffect, useMemo, useRef, useState } from 'react';

export type ContentImages = ReadonlyMap<number, Image>;

/** The images of an editor by id, each with a name. `getName` keeps its identity and returns the latest names. */
export function useContentImages(images: readonly Image[]): {
  images: ContentImages;
  getName: (image: number) => string;
} {
  const byId = useMemo(() => new Map(images.map((image) => [image.id, named(image)])), [images]);
  const newest = useRef(byId);
  useEffect(() => {
    newest.current = byId;
  }, [byId]);
  const [getName] = useState(() => (image: number) => newest.current.get(image)?.name ?? fallbackName(image));
  return { images: byId, getName };
}

function named(image: Image): Image {
  return image.name.trim() === '' ? { ...image, name: fallbackName(image.id) } : image;
}
