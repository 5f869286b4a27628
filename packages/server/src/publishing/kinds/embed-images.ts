// The images of an embed, with their names, as HTML.
import { imageVariant } from '@palmares/core/album/image-path';
import type { Image } from '@palmares/core/contract/types';
import { EMBED } from '@palmares/core/embed-limits';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { html } from 'ghtml';

/** Maximum deviation from a square at which an image is shown whole in its tile, as on the site (ui/picture.tsx). */
const SQUARE_TOLERANCE = 0.15;

/** `tile`: one of many. `large`: champion and podium, shown whole. */
export type ImagePlace = 'tile' | 'large';

/** Returns whether an image is among the first in the frame: the others load lazily on scrolling. */
export type IsEager = (image: Image) => boolean;

export function isAmongFirst(images: readonly Image[]): IsEager {
  const first = new Set(images.slice(0, EMBED.eagerImages).map(({ id }) => id));
  return ({ id }) => first.has(id);
}

export function namedImage(image: Image, place: ImagePlace, isFirst: IsEager): string {
  const { path_image: path, name } = image;
  const [small, dense] = place === 'tile' ? ([160, 320] as const) : ([320, 640] as const);
  const loading = isFirst(image) ? 'eager' : 'lazy';
  // The name is in the caption below, so an alt text would be read twice.
  return html`<figure data-fit="${isNearlySquare(image) ? 'whole' : 'cut'}">
<img src="${imageVariant(path, small)}" srcset="${imageVariant(path, dense)} 2x" width="${image.width}" height="${image.height}" alt="" loading="${loading}" decoding="async">
<figcaption><bdi lang="">${hyphenate(name)}</bdi></figcaption>
</figure>`;
}

export function imageList(images: readonly Image[], isFirst: IsEager): string {
  const items = images.map((image) => `<li>${namedImage(image, 'tile', isFirst)}</li>`);
  return html`<ul class="images">!${items}</ul>`;
}

function isNearlySquare({ width, height }: Image): boolean {
  return Math.abs(width / height - 1) <= SQUARE_TOLERANCE;
}
