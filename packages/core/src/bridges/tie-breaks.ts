// Settles ties by duels: each image of a group is inserted into those before it by binary search, so that a group of n asks for
// sum(ceil(log2 k), k = 2…n) duels at most.
// Invariant: each answer takes at least one from the duels that are left at most; the order is strict, keeps the order of the groups and
// agrees with every answer. It exists at any time: what was not settled keeps the order of its group.
// Leaves out: which groups are worth it, which the person chooses.
import { RANKING } from '../limits.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { Standing, StandingGroup } from './standing.ts';

export type TieBreaks = {
  /** Those to settle. */
  readonly groups: readonly StandingGroup[];
  /** The winner of each duel, in the order of play. All else is replayed from them. */
  readonly answers: readonly number[];
};

type Duel = readonly [number, number];

export type TieBreakState = {
  /** Each group as far as it is known, from the best. */
  readonly orders: readonly (readonly number[])[];
  /** The image to insert and the one it is compared with; null once all is settled. */
  readonly duel: Duel | null;
  /** The duels that were answered. */
  readonly played: readonly Duel[];
  /** Duels still to come, at most. */
  readonly left: number;
};

/** The winner of a duel; null while nobody has answered it. */
type Ask = (duel: Duel) => number | null;

type Sorted = { readonly order: readonly number[]; readonly duel: Duel | null; readonly left: number };

export function isTied({ images }: StandingGroup): boolean {
  return images.length > 1;
}

/** To insert one image into so many: that many halvings at most. */
function insertionDuels(into: number): number {
  return 32 - Math.clz32(into);
}

/** To settle a group of so many images. */
export function mostDuels(imageCount: number): number {
  let duels = 0;
  for (let into = 1; into < imageCount; into++) duels += insertionDuels(into);
  return duels;
}

/** An answer that does not fit its duel ends the replay: it and what follows count as not given. */
export function replayTieBreaks({ groups, answers }: TieBreaks): TieBreakState {
  const played: Duel[] = [];
  const ask: Ask = (duel) => {
    const answer = answers[played.length];
    if (answer === undefined || !duel.includes(answer)) return null;
    played.push(duel);
    return answer;
  };
  const orders: (readonly number[])[] = [];
  let duel: Duel | null = null;
  let left = 0;
  for (const { images } of groups) {
    const sorted: Sorted =
      duel === null ? sortByDuels(images, ask) : { order: images, duel, left: mostDuels(images.length) };
    orders.push(sorted.order);
    duel = sorted.duel;
    left += sorted.left;
  }
  return { orders, duel, played, left };
}

function sortByDuels(images: readonly number[], ask: Ask): Sorted {
  const order = images.slice(0, 1);
  for (const image of images.slice(1)) {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const duel: Duel = [image, order[middle] ?? image];
      const winner = ask(duel);
      if (winner === null) {
        const left = insertionDuels(high - low) + mostDuels(images.length) - mostDuels(order.length + 1);
        // Not settled: as far down as the answers allow, which is where it stood.
        order.splice(high, 0, image);
        return { order: [...order, ...images.slice(order.length)], duel, left };
      }
      if (winner === image) high = middle;
      else low = middle + 1;
    }
    order.splice(low, 0, image);
  }
  return { order, duel: null, left: 0 };
}

/** The same tie-breaks when the image is not in the duel on screen. */
export function answerTieBreak(breaks: TieBreaks, winner: number): TieBreaks {
  const { duel, played } = replayTieBreaks(breaks);
  if (!duel?.includes(winner)) return breaks;
  return { ...breaks, answers: [...breaks.answers.slice(0, played.length), winner] };
}

export function undoTieBreak(breaks: TieBreaks): TieBreaks {
  const { played } = replayTieBreaks(breaks);
  return played.length === 0 ? breaks : { ...breaks, answers: breaks.answers.slice(0, played.length - 1) };
}

/** All placed images of the standing in one order: that of the groups, and inside of those that were settled that of the duels. */
export function orderOf({ groups }: Standing, breaks: TieBreaks): number[] {
  const { orders } = replayTieBreaks(breaks);
  const settled = new Map(breaks.groups.map((group, index) => [group, orders[index]]));
  return groups.flatMap((group) => settled.get(group) ?? group.images);
}

/** A ranking with that order, no round running; what is unknown waits to be ranked. A duel is a view for both of its images. */
export function rankingOf(standing: Standing, breaks: TieBreaks, seed: number): Ranking {
  const ranked = orderOf(standing, breaks);
  const views = new Map<number, number>();
  for (const image of replayTieBreaks(breaks).played.flat()) views.set(image, (views.get(image) ?? 0) + 1);
  const row = (points: number) => (id: number) => ({ id, points, viewed: views.get(id) ?? 0 });
  return {
    images: [...ranked.map(row(RANKING.pointsToRank)), ...standing.unknown.map(row(0))],
    ranked,
    run: null,
    seed: seed >>> 0,
    draws: 0,
  };
}
