import { describe, expect, test } from 'vitest';
import { assertRanking, createRanking, type Ranking } from './ranking.ts';
import { startRun } from './rounds.ts';
import { fromSaved, type StoredRankingImage, toSaved } from './wire.ts';

const ranking: Ranking = {
  ...createRanking([], 4),
  images: [
    { id: 1, points: 5, viewed: 6 },
    { id: 2, points: 3, viewed: 4 },
    { id: 3, points: 5, viewed: 9 },
    { id: 4, points: 0, viewed: 2 },
  ],
  ranked: [3, 1],
};

describe('toSaved', () => {
  test('RK-5, RK-59: gives ranked images minus their rank, and keeps every other image', () => {
    expect(toSaved(ranking)).toEqual([
      { id_image: 1, points: -2, viewed: 6 },
      { id_image: 2, points: 3, viewed: 4 },
      { id_image: 3, points: -1, viewed: 9 },
      { id_image: 4, points: 0, viewed: 2 },
    ]);
  });

  test('leaves the run out', () => {
    expect(toSaved(startRun(ranking))).toEqual(toSaved(ranking));
  });
});

describe('fromSaved', () => {
  test('reads back what was saved', () => {
    expect(fromSaved(toSaved(ranking), 4)).toEqual(ranking);
  });

  test('closes gaps and ties of ranks in the order of the rows', () => {
    const read = fromSaved(
      [
        { id_image: 1, points: -9 },
        { id_image: 2, points: -2 },
        { id_image: 3, points: -2 },
        { id_image: 4, points: -0.5 },
      ],
      1,
    );
    expect(read.ranked).toEqual([4, 2, 3, 1]);
    assertRanking(read);
  });

  test('ranks those with 5 points or more behind the others, the fewest views first', () => {
    const read = fromSaved(
      [
        { id_image: 1, points: 5, viewed: 9 },
        { id_image: 2, points: 8, viewed: 5 },
        { id_image: 3, points: -1, viewed: 50 },
      ],
      1,
    );
    expect(read.ranked).toEqual([3, 2, 1]);
    assertRanking(read);
  });

  test('leaves out repeated and impossible images, and reads damaged numbers as 0', () => {
    const rows: StoredRankingImage[] = [
      { id_image: 1, points: 2.5, viewed: -3 },
      { id_image: 1, points: 4, viewed: 4 },
      { id_image: 0, points: 1, viewed: 1 },
      { id_image: 2, points: null, viewed: null },
      { id_image: 3 },
      { id_image: 4, points: Number.NaN, viewed: 0.5 },
    ];
    const read = fromSaved(rows, 1);
    expect(read.images).toEqual([1, 2, 3, 4].map((id) => ({ id, points: 0, viewed: 0 })));
  });

  test('of nothing is empty', () => {
    expect(fromSaved([], 1)).toEqual(createRanking([], 1));
  });
});
