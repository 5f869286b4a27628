// Divides a standing into tiers. A cut falls between two groups and never inside
// one, so images that the content treats as equal stay together.
// Natural cuts are the classical natural breaks (Fisher 1958, Jenks 1967): of all ways to cut into that many tiers, the one with the least
// variation within tiers. A standing has places but no distances, so each image counts as the logit of its place, which spreads the first
// and the last images further apart than those in the middle.
// Invariant: cuts ascend, each tier holds a group, and the same sizes give the same cuts.

import { type Board, createTier, DEFAULT_TIERS } from '../tierlist/board.ts';
import { TIERLIST } from '../tierlist/limits.ts';
import { PRESETS } from '../tierlist/presets.ts';
import { nextColour } from '../tierlist/tier-colours.ts';
import type { Standings, StandingsGroup } from './standings.ts';

/** For each tier except the first, the index of its first group. */
export type Cuts = readonly number[];

type TierLook = { readonly label: string; readonly color: string };

const LABELS = [...'SABCDEFGHIJKLMN'];
const COLOURS = PRESETS.find(({ id }) => id === 's-to-f')?.tiers.map(({ color }) => color) ?? [];

/** Costs that differ by less are equal, so that floating-point rounding does not decide. */
const EQUAL_COST = 1e-9;

export function maxTierCount({ groups }: Standings): number {
  return Math.min(TIERLIST.tiersMax, groups.length);
}

export function defaultTierCount(standing: Standings): number {
  return Math.min(DEFAULT_TIERS.length, maxTierCount(standing));
}

/** `tierCount` is between 1 and `maxTierCount`. Of two equally natural ways, the one with the smaller better tier wins. */
export function naturalCuts(groups: readonly StandingsGroup[], tierCount: number): number[] {
  const spread = spreadBetween(groups.map(({ images }) => images.length));
  const count = groups.length;
  /** The least cost for the tiers used so far, indexed by the number of groups they hold. */
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

/** The difference of running totals: what the items from `begin` to `end`, exclusive, add. */
function between(totals: readonly number[], begin: number, end: number): number {
  return (totals[end] ?? 0) - (totals[begin] ?? 0);
}

/** Returns a function for the variation within groups `begin` to `end - 1`: the sum of squared distances from the mean. */
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

/** Moves one group to the tier above the cut (`by` 1) or below it (-1). Returns the same cuts when a tier would become empty. */
export function moveCut(cuts: Cuts, index: number, by: 1 | -1, groupCount: number): Cuts {
  const moved = (cuts[index] ?? 0) + by;
  const isFree = moved > (cuts[index - 1] ?? 0) && moved < (cuts[index + 1] ?? groupCount);
  return index in cuts && isFree ? cuts.with(index, moved) : cuts;
}

/** The groups of each tier, best tier first. */
export function cutGroups(groups: readonly StandingsGroup[], cuts: Cuts): StandingsGroup[][] {
  const ends = [...cuts, groups.length];
  return ends.map((end, index) => groups.slice(cuts[index - 1] ?? 0, end));
}

/** S, A, B… in the colours of a new tier list, and other colours beyond those. */
export function defaultTierStyles(count: number): TierLook[] {
  const looks: TierLook[] = [];
  for (const [index, label] of LABELS.slice(0, count).entries())
    looks.push({ label, color: COLOURS[index] ?? nextColour(looks.map(({ color }) => color)) });
  return looks;
}

/** The board of a new tier list. Unknown images go to the pool. */
export function boardFromStandings({ groups, unknown }: Standings, cuts: Cuts): Board {
  const looks = defaultTierStyles(cuts.length + 1);
  const tiers = cutGroups(groups, cuts).flatMap((inTier, index) => {
    const look = looks[index];
    const images = inTier.flatMap((group) => group.images);
    return look === undefined ? [] : [{ ...createTier(`t${index + 1}`, look), images }];
  });
  return { tiers, pool: unknown, hidden: [], mainImage: null };
}
