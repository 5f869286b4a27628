import { describe, expect, test } from 'vitest';
import { ballotFromRanking } from './ballot.ts';

describe('PA-6: the ballot of a ranking', () => {
  const row = (id_image: number, points: number, viewed = 1) => ({ id_image, points, viewed });

  test('says its order, then the images in progress by their points, then those shown in vain', () => {
    const rows = [row(1, 2), row(2, -2), row(3, 4), row(6, 0), row(4, -1), row(5, 2), row(7, 0, 3)];
    expect(ballotFromRanking(rows)).toEqual([[4], [2], [3], [1, 5], [6, 7]]);
  });

  test('says nothing of images that were never shown', () => {
    expect(ballotFromRanking([row(1, -1), row(2, 1), row(3, 0, 0)])).toEqual([[1], [2]]);
  });
});
