import { describe, expect, test } from 'vitest';
import { minimumValidationsLeft } from './effort.ts';
import { createRanking, type Ranking } from './ranking.ts';
import { reduce } from './reduce.ts';
import { startRun } from './rounds.ts';

/** Points and views of images 1, 2, 3… */
function rankingOf(rows: readonly (readonly [points: number, viewed: number])[]): Ranking {
  const images = rows.map(([points, viewed], index) => ({ id: index + 1, points, viewed }));
  const ranked = images.filter(({ points }) => points === 5).map(({ id }) => id);
  return { ...createRanking([], 1), images, ranked };
}

const repeat = (count: number, row: readonly [number, number]) => Array.from({ length: count }, () => row);

describe('minimumValidationsLeft', () => {
  test('is 0 when everything is ranked or there is nothing', () => {
    expect(minimumValidationsLeft(rankingOf([[5, 5]]))).toBe(0);
    expect(minimumValidationsLeft(createRanking([], 1))).toBe(0);
  });

  test('is 5 for one image: one point at a time', () => {
    expect(minimumValidationsLeft(rankingOf([[0, 0]]))).toBe(5);
    expect(minimumValidationsLeft(rankingOf([[3, 9]]))).toBe(2);
  });

  test('is one validation per point for two images', () => {
    expect(minimumValidationsLeft(rankingOf(repeat(2, [0, 0])))).toBe(10);
  });

  test('counts the batches of two before qualification at one point each', () => {
    // 20 batches to see 20 images twice give 20 points; the other 80 come by threes at best.
    expect(minimumValidationsLeft(rankingOf(repeat(20, [0, 0])))).toBe(20 + 27);
  });

  test('counts large batches for the first two rounds, qualification for the rest', () => {
    // 100 batches of 20 show 1 000 images twice; 3 points of each must come by threes: 1 000 batches. That leaves 100
    // points of 5 000, of which a batch gives 19 at best.
    expect(minimumValidationsLeft(rankingOf(repeat(1_000, [0, 0])))).toBe(100 + 1_000 + 6);
  });

  test('allows a round more where an image sits out', () => {
    // 21 is 6 × 3 + 3, 25 is 6 × 4 + 1: one of the 25 may be seen three times before qualification.
    expect(minimumValidationsLeft(rankingOf(repeat(21, [0, 0])))).toBe(7 + 21 + 2);
    expect(minimumValidationsLeft(rankingOf(repeat(25, [0, 0])))).toBe(9 + 17 + 6);
  });

  test('counts on qualification alone once it has begun', () => {
    expect(minimumValidationsLeft(startRun(rankingOf(repeat(30, [1, 2]))))).toBe(40);
  });

  test('is never less than what the emptiest image lacks', () => {
    expect(minimumValidationsLeft(rankingOf([[0, 9], ...repeat(9, [4, 9])]))).toBe(5);
  });

  test('falls by one at most with each batch, and as it is answered', () => {
    let ranking = startRun(createRanking([1, 2, 3, 4, 5, 6, 7], 1));
    let left = minimumValidationsLeft(ranking);
    let answered = 0;
    const first = left;
    while (ranking.run) {
      const { batch } = ranking.run;
      ranking = reduce(ranking, {
        type: 'validate',
        selection: batch.slice(0, Math.max(1, batch.length - 1)),
      });
      const next = minimumValidationsLeft(ranking);
      expect(next).toBeGreaterThanOrEqual(left - 1);
      left = next;
      answered++;
    }
    expect(left).toBe(0);
    expect(answered).toBeGreaterThanOrEqual(first);
  });
});

describe('the shortest way of all', () => {
  /** Every answer to the batch on screen. */
  function answersTo(ranking: Ranking): Ranking[] {
    const { run } = ranking;
    if (!run) return [];
    const subsets = run.batch.reduce<number[][]>(
      (all, id) => all.concat(all.map((set) => [...set, id])),
      [[]],
    );
    return subsets.map((selection) =>
      reduce(ranking, selection.length > 0 ? { type: 'validate', selection } : { type: 'pass' }),
    );
  }

  /** By trying everything, breadth first. */
  function shortestWay(start: Ranking): number {
    let level = new Map([['', start]]);
    for (let answered = 0; ; answered++) {
      if ([...level.values()].some(({ run }) => run === null)) return answered;
      const next = [...level.values()].flatMap(answersTo);
      level = new Map(
        next.map((ranking) => [JSON.stringify([ranking.images, ranking.run, ranking.draws]), ranking]),
      );
    }
  }

  test.each<readonly (readonly [number, number])[]>([
    [[0, 0]],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [2, 0],
      [0, 1],
      [0, 0],
    ],
    [
      [3, 0],
      [3, 1],
      [4, 1],
    ],
    [
      [3, 0],
      [4, 0],
      [4, 1],
      [4, 0],
    ],
    [
      [4, 0],
      [4, 0],
      [4, 0],
      [4, 0],
      [3, 2],
    ],
    [
      [3, 2],
      [3, 2],
      [4, 2],
      [3, 2],
      [0, 2],
    ],
    [
      [0, 2],
      [0, 2],
      [0, 2],
    ],
  ])('is never shorter than what is told (%#)', (...rows) => {
    for (let seed = 0; seed < 3; seed++) {
      const ranking = { ...rankingOf(rows), seed };
      expect(minimumValidationsLeft(ranking)).toBeLessThanOrEqual(shortestWay(startRun(ranking)));
    }
  });
});
