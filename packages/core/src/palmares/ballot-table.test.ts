import { expect, test } from 'vitest';
import { createBallotTable } from './ballot-table.ts';

test('ballots lie one after the other, group by group', () => {
  const table = createBallotTable(5, [
    { groups: [[4], [0, 2]], weight: 1 },
    { groups: [[1], [0], [3]], weight: 0.5 },
  ]);
  expect(table).toEqual({
    imageCount: 5,
    weights: Float64Array.from([1, 0.5]),
    firstGroups: Int32Array.from([0, 2, 5]),
    firstPlaces: Int32Array.from([0, 1, 3, 4, 5, 6]),
    images: Int32Array.from([4, 0, 2, 1, 0, 3]),
  });
});

test('a ballot of one group is left out', () => {
  const alone = { groups: [[0, 1, 2]], weight: 1 };
  const telling = { groups: [[0], [1]], weight: 1 };
  expect(createBallotTable(3, [alone, telling, alone])).toEqual(createBallotTable(3, [telling]));
});
