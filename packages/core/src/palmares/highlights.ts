// What people talk about: where they disagree most, where least, and the surprise.
// Invariant: only images that enough voices judged; a divisive one divides more than the ordinary image, a consensual one less; no image is
// named twice.
// Leaves out: how sure any of it is.
import type { ImageId } from '../image-id.ts';
import { PALMARES } from '../limits.ts';

/** `place`: the mean of its places in the hands, from 0, the best, to 1. */
export type Judged = {
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

export function findHighlights(images: readonly Judged[]): Highlights {
  const known = images.filter(({ judged }) => judged >= PALMARES.highlightVoicesMin);
  const ordinary = known.reduce((sum, { spread }) => sum + spread, 0) / Math.max(known.length, 1);
  const bySpread = known.toSorted((a, b) => b.spread - a.spread || a.id - b.id);
  return {
    divisive: idsOf(bySpread.filter(({ spread }) => isMore(spread, ordinary)).slice(0, PALMARES.highlights)),
    consensual: idsOf(
      bySpread
        .filter(({ spread }) => isMore(ordinary, spread))
        .slice(-PALMARES.highlights)
        .toReversed(),
    ),
    surprise: findSurprise(known),
  };
}

/** Where all images divide alike, sums that were made in another order must not name any. */
function isMore(a: number, b: number): boolean {
  return a - b > 10 ** -PALMARES.decimals;
}

/**
 * The image of the better half that stands most ranks higher in the palmarès than by its mean place in the hands: it lost early against the
 * best, or was put beside the best only, which the hands do not know and the model does. Null where no gap is worth a word.
 */
function findSurprise(known: readonly Judged[]): ImageId | null {
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

function idsOf(images: readonly Judged[]): ImageId[] {
  return images.map(({ id }) => id);
}
