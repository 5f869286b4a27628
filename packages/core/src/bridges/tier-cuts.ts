// Tiers out of a standing. A cut falls between two groups and never inside one: images that the content holds for equal stay together.
// Natural cuts are those of the classical natural breaks (Fisher 1958, Jenks 1967): of all ways to cut into that many tiers, the one whose
// tiers are the most alike inside. A standing has places and no distances, so that an image counts as the logit of its place, which sets
// the first and the last further apart than those in the middle.
// Invariant: cuts ascend and each tier holds a group; the same sizes give the same cuts.
// Leaves out: what the person changes afterwards, on the board.
import { TIERLIST } from '../limits.ts';
import { type Board, createTier, DEFAULT_TIERS } from '../tierlist/board.ts';
import { PRESETS } from '../tierlist/presets.ts';
import { nextColour } from '../tierlist/tier-colours.ts';
import type { Standing, StandingGroup } from './standing.ts';

/** For each tier but the first, the index of its first group. */
export type Cuts = readonly number[];

type TierLook = { readonly label: string; readonly color: string };

const LABELS = [...'SABCDEFGHIJKLMN'];
const COLOURS = PRESETS.find(({ id }) => id === 's-to-f')?.tiers.map(({ color }) => color) ?? [];

/** Costs that differ by less are equal, so that the rounding of a browser decides nothing. */
const EQUAL_COST = 1e-9;

export function mostTiers({ groups }: Standing): number {
  return Math.min(TIERLIST.tiersMax, groups.length);
}

export function usualTiers(standing: Standing): number {
  return Math.min(DEFAULT_TIERS.length, mostTiers(standing));
}

/** `tierCount`: 1 to `mostTiers`. Where two ways are equally natural, the better tier is the smaller one. */
export function naturalCuts(groups: readonly StandingGroup[], tierCount: number): number[] {
  const spread = spreadBetween(groups.map(({ images }) => images.length));
  const count = groups.length;
  /** By tiers used so far, then by the groups that they hold: the least cost, and where the last of them begins. */
  let costs = Array.from({ length: count + 1 }, (_, end) => spread(0, end));
  const begins: number[][] = [];
  for (let tiers = 2; tiers <= tierCount; tiers++) {
    const row = Array.from({ length: count + 1 }, (_, end) => cheapest(tiers, end, costs, spread));
    begins.push(row.map(({ begin }) => begin));
    costs = row.map(({ cost }) => cost);
  }
  const cuts: number[] = [];
  for (let end = count; begins.length > 0; ) {
    end = begins.pop()?.[end] ?? 0;
    cuts.unshift(end);
  }
  return cuts;
}

function cheapest(
  tiers: number,
  end: number,
  before: readonly number[],
  spread: (begin: number, end: number) => number,
): { readonly begin: number; readonly cost: number } {
  let best = { begin: tiers - 1, cost: Number.POSITIVE_INFINITY };
  for (let begin = tiers - 1; begin < end; begin++) {
    const cost = (before[begin] ?? 0) + spread(begin, end);
    if (cost < best.cost - EQUAL_COST) best = { begin, cost };
  }
  return best;
}

/** Of running totals: what was added from `begin` on, up to `end`. */
function between(totals: readonly number[], begin: number, end: number): number {
  return (totals[end] ?? 0) - (totals[begin] ?? 0);
}

/** How unlike the images of groups `begin` to `end - 1` are: the sum of the squares of their distances from their mean. */
function spreadBetween(sizes: readonly number[]): (begin: number, end: number) => number {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const weights = [0];
  const sums = [0];
  const squares = [0];
  let before = 0;
  for (const [index, size] of sizes.entries()) {
    const place = (before + size / 2) / total;
    const value = Math.log(place / (1 - place));
    weights.push((weights[index] ?? 0) + size);
    sums.push((sums[index] ?? 0) + size * value);
    squares.push((squares[index] ?? 0) + size * value * value);
    before += size;
  }
  return (begin, end) => {
    const sum = between(sums, begin, end);
    return between(squares, begin, end) - (sum * sum) / (between(weights, begin, end) || 1);
  };
}

/** One group more for the tier above the cut (`by` 1), or for the one below (-1). The same cuts where a tier would be left empty. */
export function moveCut(cuts: Cuts, index: number, by: 1 | -1, groupCount: number): Cuts {
  const moved = (cuts[index] ?? 0) + by;
  const isFree = moved > (cuts[index - 1] ?? 0) && moved < (cuts[index + 1] ?? groupCount);
  return index in cuts && isFree ? cuts.with(index, moved) : cuts;
}

/** The groups of each tier, from the best. */
export function cutGroups(groups: readonly StandingGroup[], cuts: Cuts): StandingGroup[][] {
  const ends = [...cuts, groups.length];
  return ends.map((end, index) => groups.slice(cuts[index - 1] ?? 0, end));
}

/** S, A, B… in the colours of a new tier list, and further ones beyond. */
export function tierLooks(count: number): TierLook[] {
  const looks: TierLook[] = [];
  for (const [index, label] of LABELS.slice(0, count).entries())
    looks.push({ label, color: COLOURS[index] ?? nextColour(looks.map(({ color }) => color)) });
  return looks;
}

/** The board of a new tier list. What is unknown waits in the pool. */
export function boardOf({ groups, unknown }: Standing, cuts: Cuts): Board {
  const looks = tierLooks(cuts.length + 1);
  const tiers = cutGroups(groups, cuts).flatMap((inTier, index) => {
    const look = looks[index];
    const images = inTier.flatMap((group) => group.images);
    return look === undefined ? [] : [{ ...createTier(`t${index + 1}`, look), images }];
  });
  return { tiers, pool: unknown, hidden: [], mainImage: null };
}
