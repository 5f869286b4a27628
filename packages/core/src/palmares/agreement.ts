// How far two opinions of the same album agree.
// Invariant: symmetric, but for the sides of the differences; an opinion agrees with itself in full, and with its reverse not at all.
// Leaves out: how sure either opinion is.
import type { ImageId } from '../image-id.ts';
import { PALMARES } from '../limits.ts';
import { type Ballot, keepImages } from './ballot.ts';

/** `a` and `b`: the places among the images that both judged, from 1; the images of a group share the mean of theirs. */
export type Difference = { readonly id: ImageId; readonly a: number; readonly b: number };

export type Agreement = {
  /** 0 to 100, not rounded: of the pairs that both order, those in the same order. */
  readonly percent: number;
  /** The pairs that both order, and how many of them they order alike. */
  readonly pairs: number;
  readonly same: number;
  /** The largest first; three at most. */
  readonly differences: readonly Difference[];
};

/** Null without a pair of images that both order. */
export function agreement(a: Ballot, b: Ballot): Agreement | null {
  const inB = new Set(b.flat());
  const mine = keepImages(a, inB);
  const places = placesOf(mine);
  const others = placesOf(keepImages(b, places));
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

function placesOf(ballot: Ballot): Map<ImageId, number> {
  const places = new Map<ImageId, number>();
  for (const group of ballot) {
    const place = places.size + (group.length + 1) / 2;
    for (const image of group) places.set(image, place);
  }
  return places;
}
