// The images of an embed, with their names, as HTML.
import { imageVariant } from '@palmares/core/album/image-path';
import type { Image } from '@palmares/core/contract/types';
import { EMBED } from '@palmares/core/limits';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { html } from 'ghtml';

/** How far from a square an image may be and still be shown whole in its tile, as on the site (ui/picture.tsx). */
const SQUARE_TOLERANCE = 0.15;

/** `tile`: one of many. `large`: champion and podium, whole. */
export type ImagePlace = 'tile' | 'large';

/** Tells for each image whether it is among the first that a frame shows: the others wait until somebody scrolls to them. */
export type IsFirst = (image: Image) => boolean;

export function firstOf(images: readonly Image[]): IsFirst {
  const first = new Set(images.slice(0, EMBED.eagerImages).map(({ id }) => id));
  return ({ id }) => first.has(id);
}

export function namedImage(image: Image, place: ImagePlace, isFirst: IsFirst): string {
  const { path_image: path, name } = image;
  const [small, dense] = place === 'tile' ? ([160, 320] as const) : ([320, 640] as const);
  const loading = isFirst(image) ? 'eager' : 'lazy';
  // The name stands below: read twice it would only hold up.
  return html`<figure data-fit="${isNearlySquare(image) ? 'whole' : 'cut'}">
<img src="${imageVariant(path, small)}" srcset="${imageVariant(path, dense)} 2x" width="${image.width}" height="${image.height}" alt="" loading="${loading}" decoding="async">
<figcaption><bdi>${hyphenate(name)}</bdi></figcaption>
</figure>`;
}

export function imageList(images: readonly Image[], isFirst: IsFirst): string {
  const items = images.map((image) => `<li>${namedImage(image, 'tile', isFirst)}</li>`);
  return html`<ul class="images">!${items}</ul>`;
}

function isNearlySquare({ width, height }: Image): boolean {
  return Math.abs(width / height - 1) <= SQUARE_TOLERANCE;
}
