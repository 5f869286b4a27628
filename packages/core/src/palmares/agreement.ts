// Agreement between two opinions on the same album.
// Invariant: symmetric, except that `a` and `b` swap in the differences. An
// opinion agrees fully with itself and not at all with its reverse.
// The uncertainty of the opinions is ignored.
import type { ImageId } from '../image-id.ts';
import { type Ballot, keepImages } from './ballot.ts';
import { PALMARES } from './limits.ts';

/** `a` and `b` are one-based places among the images that both judged; tied images share the mean of their places. */
export type Difference = { readonly id: ImageId; readonly a: number; readonly b: number };

export type Agreement = {
  /** Percentage (0 to 100, not rounded) of the pairs ordered by both that are in the same order. */
  readonly percent: number;
  /** Number of pairs that both ballots order, and how many of them are in the same order. */
  readonly pairs: number;
  readonly same: number;
  /** Largest first; at most three. */
  readonly differences: readonly Difference[];
};

/** Returns null when no pair of images is ordered by both. */
export function agreement(a: Ballot, b: Ballot): Agreement | null {
  const inB = new Set(b.flat());
  const mine = keepImages(a, inB);
  const places = getPlaces(mine);
  const others = getPlaces(keepImages(b, places));
  const shared = [...places].map(([id, place]) => ({ id, a: place, b: others.get(id) ?? place }));
  const { pairs, same } = countPairs(shared);
  if (pairs === 0) return null;
  const differences = shared
    .filter((image) => image.a !== image.b)
    .toSorted((x, y) => Math.abs(y.a - y.b) - Math.abs(x.a - x.b) || x.a - y.a || x.id - y.id)
    .slice(0, PALMARES.differences);
  return { percent: (100 * same) / pairs, pairs, same, differences };
}

function countPairs(images: readonly Difference[]): { pairs: number; same: number } {
  let pairs = 0;
  let same = 0;
  for (const [index, one] of images.entries())
    for (let next = index + 1; next < images.length; next++) {
      const other = images[next];
      const product = other === undefined ? 0 : (one.a - other.a) * (one.b - other.b);
      if (product !== 0) pairs++;
      if (product > 0) same++;
    }
  return { pairs, same };
}

function getPlaces(ballot: Ballot): Map<ImageId, number> {
  const places = new Map<ImageId, number>();
  for (const group of ballot) {
    const place = places.size + (group.length + 1) / 2;
    for (const image of group) places.set(image, place);
  }
  return places;
}
