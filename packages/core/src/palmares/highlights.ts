// Highlights: the images on which people disagree most and least, and the surprise.
// Invariant: only images that enough voices judged. A divisive image has a spread
// above the average, a consensual one below it, so no image is both.
// The uncertainty of the figures is ignored.
import type { ImageId } from '../image-id.ts';
import { PALMARES } from './limits.ts';

/** `place` is the mean place in the hands, from 0 (best) to 1. */
export type JudgedImage = {
  readonly id: ImageId;
  readonly rank: number;
  readonly judged: number;
  readonly spread: number;
  readonly place: number;
};

export type Highlights = {
  readonly divisive: readonly ImageId[];
  readonly consensual: readonly ImageId[];
  readonly surprise: ImageId | null;
};

export function findHighlights(images: readonly JudgedImage[]): Highlights {
  const known = images.filter(({ judged }) => judged >= PALMARES.highlightVoicesMin);
  const ordinary = known.reduce((sum, { spread }) => sum + spread, 0) / Math.max(known.length, 1);
  const bySpread = known.toSorted((a, b) => b.spread - a.spread || a.id - b.id);
  return {
    divisive: getIds(bySpread.filter(({ spread }) => isMore(spread, ordinary)).slice(0, PALMARES.highlights)),
    consensual: getIds(
      bySpread
        .filter(({ spread }) => isMore(ordinary, spread))
        .slice(-PALMARES.highlights)
        .toReversed(),
    ),
    surprise: findSurprise(known),
  };
}

/** The tolerance ensures that rounding alone names no image when all have the same spread. */
function isMore(a: number, b: number): boolean {
  return a - b > 10 ** -PALMARES.decimals;
}

/**
 * The image in the better half whose palmarès rank exceeds its rank by mean place the most. It lost early against the best, or was compared
 * only with the best: hands ignore that, the model does not. Null when no gap is large enough.
 */
function findSurprise(known: readonly JudgedImage[]): ImageId | null {
  const byPlace = known.toSorted((a, b) => a.place - b.place || a.rank - b.rank || a.id - b.id);
  const placeRanks = new Map(byPlace.map(({ id }, index) => [id, index]));
  const byRank = known.toSorted((a, b) => a.rank - b.rank || a.place - b.place || a.id - b.id);
  const gaps = byRank
    .slice(0, Math.ceil(known.length / 2))
    .map(({ id }, index) => ({ id, gap: (placeRanks.get(id) ?? index) - index }));
  const least = Math.max(Math.ceil(known.length * PALMARES.surpriseShare), 2);
  const first = gaps.toSorted((a, b) => b.gap - a.gap)[0];
  return first !== undefined && first.gap >= least ? first.id : null;
}

function getIds(images: readonly JudgedImage[]): ImageId[] {
  return images.map(({ id }) => id);
}
