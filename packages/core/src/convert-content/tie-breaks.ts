// Breaks ties by duels. Each image of a group is inserted into those before it by binary search,
// so a group of n takes at most sum(ceil(log2 k), k = 2…n) duels.
// Invariant: each answer lowers the maximum number of remaining duels by at least one. The order is strict, keeps the order of the groups
// and agrees with every answer. It is defined at any time: unsettled images keep the order of their group.
// The user chooses which groups to settle.
import { RANKING } from '../ranking/limits.ts';
import type { Ranking } from '../ranking/ranking.ts';
import type { Standings, StandingsGroup } from './standings.ts';

export type TieBreaks = {
  /** The groups to settle. */
  readonly groups: readonly StandingsGroup[];
  /** The winner of each duel, in order of play. Everything else is replayed from them. */
  readonly answers: readonly number[];
};

type Duel = readonly [number, number];

export type TieBreakState = {
  /** The order of each group as known so far, best first. */
  readonly orders: readonly (readonly number[])[];
  /** The image to insert and the one it is compared with; null once everything is settled. */
  readonly duel: Duel | null;
  /** The answered duels. */
  readonly played: readonly Duel[];
  /** Maximum number of remaining duels. */
  readonly left: number;
};

/** Returns the winner of a duel, or null while it is unanswered. */
type Ask = (duel: Duel) => number | null;

type Sorted = { readonly order: readonly number[]; readonly duel: Duel | null; readonly left: number };

export function isTied({ images }: StandingsGroup): boolean {
  return images.length > 1;
}

/** Maximum number of duels to insert one image into a sequence of length `into`. */
function insertionDuels(into: number): number {
  return 32 - Math.clz32(into);
}

/** Maximum number of duels to settle a group of this size. */
export function maxDuelCount(imageCount: number): number {
  let duels = 0;
  for (let into = 1; into < imageCount; into++) duels += insertionDuels(into);
  return duels;
}

/** The replay stops at an answer that does not fit its duel; that answer and all later ones are ignored. */
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
      duel === null ? sortByDuels(images, ask) : { order: images, duel, left: maxDuelCount(images.length) };
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
        const left =
          insertionDuels(high - low) + maxDuelCount(images.length) - maxDuelCount(order.length + 1);
        // Not settled: insert the image as low as the answers allow, which preserves its original order.
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

/** Returns the same tie-breaks when the image is not in the duel on screen. */
export function answerTieBreak(breaks: TieBreaks, winner: number): TieBreaks {
  const { duel, played } = replayTieBreaks(breaks);
  if (!duel?.includes(winner)) return breaks;
  return { ...breaks, answers: [...breaks.answers.slice(0, played.length), winner] };
}

export function undoTieBreak(breaks: TieBreaks): TieBreaks {
  const { played } = replayTieBreaks(breaks);
  return played.length === 0 ? breaks : { ...breaks, answers: breaks.answers.slice(0, played.length - 1) };
}

/** All placed images of the standing in one order: by group, and within settled groups by their duels. */
export function resolveOrder({ groups }: Standings, breaks: TieBreaks): number[] {
  const { orders } = replayTieBreaks(breaks);
  const settled = new Map(breaks.groups.map((group, index) => [group, orders[index]]));
  return groups.flatMap((group) => settled.get(group) ?? group.images);
}

/** A ranking in that order without a run; unknown images are unranked. A duel counts as a view of both its images. */
export function rankingFromStandings(standing: Standings, breaks: TieBreaks, seed: number): Ranking {
  const ranked = resolveOrder(standing, breaks);
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
