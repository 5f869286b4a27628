// Converts an image to what its tile shows. Each image has one object, so that memoised tiles receive the same identity.
import { imageVariant } from '@palmares/core/album/image-path';
import { isElongated } from '@palmares/core/album/image-shape';
import type { Image } from '@palmares/core/contract/types';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';

export type TileImage = {
  readonly id: number;
  readonly name: string;
  /** The stored address, of which `src` is the smallest copy. */
  readonly path: string | null;
  readonly src: string;
  readonly color: string;
  /** True if the image is too elongated to fill a square and is shown whole. */
  readonly isWhole: boolean;
};

/** Widths in pixels. No tile is larger, and each further candidate makes the browser parse a thousand longer attributes. */
const WIDTHS = [160, 320, 480] as const;

export type TileImages = ReadonlyMap<number, TileImage>;

export function toTileImages(images: ReadonlyMap<number, Image>): TileImages {
  return new Map([...images].map(([id, image]) => [id, toTileImage(image)]));
}

function toTileImage(image: Image): TileImage {
  const { id, name, path_image, color } = image;
  return {
    id,
    name,
    path: path_image,
    src: imageVariant(path_image, 160),
    color: `#${color}`,
    isWhole: isElongated(image),
  };
}

/**
 * Returns the `srcset` for high-density screens and large tiles; undefined for an image of one size. Computed when a picture is fetched:
 * an opening fetches sixty of a thousand.
 */
export function getTileSrcset({ path }: TileImage): string | undefined {
  if (imageVariant(path, 160) === imageVariant(path, 320)) return undefined;
  return WIDTHS.map((width) => `${imageVariant(path, width)} ${width}w`).join(', ');
}

/** The accessible name of a tile. */
export function tileLabel({ name }: TileImage, isMain: boolean): string {
  return isMain ? TEXTS.mainTile(name) : name;
}

const loaded = new Set<string>();

/** Returns whether the picture was shown before: a tile that moves to another row is a new element and must not fade in again. */
export function wasLoaded(src: string): boolean {
  return loaded.has(src);
}

export function markLoaded(src: string): void {
  loaded.add(src);
}
