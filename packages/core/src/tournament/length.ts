// The length of a tournament over a large set of images: 16, 32 or 64 of them, drawn at random by a seed, or all (TO-66).
// Invariant: a draw holds distinct images of the set, in its order, and those that must take part. Images that are not drawn are not part
// of the tournament, so they count as absent and never as losers.

import { createRng, shuffle } from '../random.ts';
import { TOURNAMENT } from './limits.ts';

/** The lengths shorter than the whole set. */
export function listLengths(imageCount: number): readonly number[] {
  return TOURNAMENT.lengths.filter((length) => length < imageCount);
}

/** Draws `length` images, `kept` among them; all images if there are no more. */
export function drawContenders(
  imageIds: readonly number[],
  length: number,
  seed: number,
  kept: readonly number[] = [],
): readonly number[] {
  const images = [...new Set(imageIds)];
  const first = images.filter((image) => kept.includes(image));
  const others = shuffle(
    images.filter((image) => !kept.includes(image)),
    createRng(seed),
  );
  const drawn = new Set([...first, ...others].slice(0, Math.max(length, 0)));
  return images.filter((image) => drawn.has(image));
}
