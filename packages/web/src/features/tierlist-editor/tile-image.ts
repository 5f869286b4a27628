// What a tile shows of an image. Made once for each image, so that memoised tiles see the same object.
import { imageVariant } from '@palmares/core/album/image-path';
import { isElongated } from '@palmares/core/album/image-shape';
import type { Image } from '@palmares/core/contract/types';

export type TileImage = {
  readonly id: number;
  readonly name: string;
  readonly src: string;
  /** For screens with several dots per pixel, and for large tiles. */
  readonly srcSet: string | undefined;
  readonly color: string;
  /** Too long to fill a square. */
  readonly isWhole: boolean;
};

/** No tile shows more, and a thousand of them are read by the browser. */
const WIDTHS = [160, 320, 480] as const;

export type TileImages = ReadonlyMap<number, TileImage>;

export function toTileImages(images: ReadonlyMap<number, Image>): TileImages {
  return new Map([...images].map(([id, image]) => [id, toTileImage(image)]));
}

function toTileImage(image: Image): TileImage {
  const { id, name, path_image, color } = image;
  const src = imageVariant(path_image, 160);
  const hasCopies = imageVariant(path_image, 320) !== src;
  return {
    id,
    name,
    src,
    srcSet: hasCopies
      ? WIDTHS.map((width) => `${imageVariant(path_image, width)} ${width}w`).join(', ')
      : undefined,
    color: `#${color}`,
    isWhole: isElongated(image),
  };
}

const loaded = new Set<string>();

/** A tile that moves to another row is a new element: an image that was shown once is not faded in again. */
export function wasLoaded(src: string): boolean {
  return loaded.has(src);
}

export function markLoaded(src: string): void {
  loaded.add(src);
}
