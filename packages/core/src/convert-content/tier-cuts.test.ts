import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertBoard, listBoardImages } from '../tierlist/board.ts';
import type { Standings } from './standings.ts';
import {
  boardFromStandings,
  cutGroups,
  defaultTierCount,
  defaultTierStyles,
  maxTierCount,
  moveCut,
  naturalCuts,
} from './tier-cuts.ts';

/** Groups of these sizes, with the images 1, 2, 3… best first. */
function getStanding(sizes: readonly number[], unknown: readonly number[] = []): Standings {
  let next = 1;
  const groups = sizes.map((size) => ({
    label: '',
    images: Array.from({ length: size }, () => next++),
  }));
  return { groups, unknown };
}
const ranked = (count: number) => getStanding(Array<number>(count).fill(1));
const tierSizes = (standing: Standings, tiers: number) =>
  cutGroups(standing.groups, naturalCuts(standing.groups, tiers)).map((groups) =>
    groups.reduce((sum, { images }) => sum + images.length, 0),
  );

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 });
const cutStanding = sizes.chain((all) => {
  const standing = getStanding(all, [901, 902]);
  return fc.record({
    standing: fc.constant(standing),
    tiers: fc.integer({ min: 1, max: maxTierCount(standing) }),
  });
});

/** The cost that natural cuts minimise, computed directly: the sum of squared distances from the mean of the tier. */
function unlikeness(all: readonly number[], cuts: readonly number[]): number {
  const total = all.reduce((sum, size) => sum + size, 0);
  let before = 0;
  const values = all.map((size) => {
    const place = (before + size / 2) / total;
    before += size;
    return Array<number>(size).fill(Math.log(place / (1 - place)));
  });
  const ends = [...cuts, all.length];
  return ends.reduce((sum, end, index) => {
    const tier = values.slice(cuts[index - 1] ?? 0, end).flat();
    const mean = tier.reduce((a, b) => a + b, 0) / tier.length;
    return sum + tier.reduce((a, value) => a + (value - mean) ** 2, 0);
  }, 0);
}

function* allCuts(groups: number, cuts: number, from = 1): Generator<number[]> {
  if (cuts === 0) yield [];
  else
    for (let cut = from; cut <= groups - cuts; cut++)
      for (const rest of allCuts(groups, cuts - 1, cut + 1)) yield [cut, ...rest];
}

describe('natural cuts', () => {
  it('are contiguous: they ascend, each tier holds a group, and reading the tiers gives the standing back', () => {
    fc.assert(
      fc.property(cutStanding, ({ standing, tiers }) => {
        const cuts = naturalCuts(standing.groups, tiers);
        expect(cuts).toHaveLength(tiers - 1);
        const cut = cutGroups(standing.groups, cuts);
        expect(cut.every((groups) => groups.length > 0)).toBe(true);
        expect(cut.flat()).toEqual(standing.groups);
        expect(
          naturalCuts(getStanding(standing.groups.map(({ images }) => images.length)).groups, tiers),
        ).toEqual(cuts);
      }),
    );
  });

  it('leave no tiers that would be more alike inside', () => {
    const few = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(few, fc.integer({ min: 2, max: 4 }), (all, wanted) => {
        const tiers = Math.min(wanted, all.length);
        const found = unlikeness(all, naturalCuts(getStanding(all).groups, tiers));
        const least = Math.min(...[...allCuts(all.length, tiers - 1)].map((cuts) => unlikeness(all, cuts)));
        expect(found).toBeCloseTo(least, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('make a ranking into tiers whose ends are small', () => {
    expect(tierSizes(ranked(2), defaultTierCount(ranked(2)))).toEqual([1, 1]);
    expect(tierSizes(ranked(5), 5)).toEqual([1, 1, 1, 1, 1]);
    const [best = 0, , middle = 0, , last = 0] = tierSizes(ranked(150), 5);
    expect([best < middle / 3, last < middle / 3]).toEqual([true, true]);
  });

  it('never separate what a tournament holds for equal, and put its best rounds together', () => {
    const rounds = [1, 1, 2, 5, 9, 19, 38, 75];
    expect(tierSizes(getStanding(rounds), 5)).toEqual([4, 14, 19, 38, 75]);
  });

  it('give at most fifteen tiers, and never more than there are groups', () => {
    expect([
      maxTierCount(ranked(150)),
      maxTierCount(ranked(3)),
      defaultTierCount(ranked(3)),
      defaultTierCount(ranked(9)),
    ]).toEqual([15, 3, 3, 5]);
  });
});

describe('moveCut', () => {
  it('gives a group to the tier above or below, and leaves no tier empty', () => {
    expect(moveCut([2, 4], 0, 1, 6)).toEqual([3, 4]);
    expect(moveCut([2, 4], 1, -1, 6)).toEqual([2, 3]);
    const stuck = [1, 2];
    expect(moveCut(stuck, 0, 1, 3)).toBe(stuck);
    expect(moveCut(stuck, 0, -1, 3)).toBe(stuck);
    expect(moveCut(stuck, 1, 1, 3)).toBe(stuck);
    expect(moveCut(stuck, 2, 1, 3)).toBe(stuck);
  });
});

describe('boardFromStandings', () => {
  it('is a valid board with every image once, what is unknown in the pool, in the order of the standing', () => {
    fc.assert(
      fc.property(cutStanding, ({ standing, tiers }) => {
        const board = boardFromStandings(standing, naturalCuts(standing.groups, tiers));
        assertBoard(board);
        expect(board.tiers).toHaveLength(tiers);
        expect(board.pool).toEqual([901, 902]);
        expect(listBoardImages(board)).toEqual([
          ...standing.groups.flatMap(({ images }) => images),
          901,
          902,
        ]);
      }),
    );
  });

  it('has the names and colours of a new tier list, and fifteen of them at most', () => {
    expect(defaultTierStyles(2)).toEqual([
      { label: 'S', color: 'ff7f7f' },
      { label: 'A', color: 'ffbf7f' },
    ]);
    const all = defaultTierStyles(15);
    expect([all.length, new Set(all.map(({ color }) => color)).size, all.at(-1)?.label]).toEqual([
      15,
      15,
      'N',
    ]);
  });
});
