import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content-limits.ts';
import { checkPoints, checkResult } from './check-result.ts';
import { RANKING } from './limits.ts';
import { fromSaved, toSaved } from './wire.ts';

const rows = (...points: number[]) => points.map((value) => ({ points: value }));
const issue = (index: number, code: string) => ({ field: `images.${index}.points`, code });

describe('points and ranks', () => {
  test('are fine as a ranking has them, at the start, half way and at the end', () => {
    expect(checkResult([])).toEqual([]);
    expect(checkResult(rows(0, 0, 0))).toEqual([]);
    expect(checkResult(rows(3, -2, 0, -1, 4, 5))).toEqual([]);
    expect(checkResult(rows(-3, -1, -2))).toEqual([]);
  });

  test('end at 5 points', () => {
    expect(checkResult(rows(5, 6, 1_000_000))).toEqual([
      issue(1, 'too_many_points'),
      issue(2, 'too_many_points'),
    ]);
  });

  test('give each rank once', () => {
    expect(checkResult(rows(-1, 2, -1))).toEqual([issue(2, 'rank_taken')]);
  });

  test('leave no rank out', () => {
    expect(checkResult(rows(-2))).toEqual([issue(0, 'rank_missing')]);
    expect(checkResult(rows(-1, -4, -2))).toEqual([issue(1, 'rank_missing')]);
  });

  test('know no rank beyond what one ranking may hold', () => {
    expect(checkResult(rows(-1, -999_999))).toEqual([issue(1, 'rank_too_low')]);
  });
});

test.each([
  [RANKING.pointsToRank, null],
  [RANKING.pointsToRank + 1, 'too_many_points'],
  [0, null],
  [-CONTENT.imagesMax, null],
  [-CONTENT.imagesMax - 1, 'rank_too_low'],
] as const)('%i points alone: %s', (points, code) => {
  expect(checkPoints(points)).toBe(code);
});

test('rows without an issue are read and saved again as they were, but for 5 points, which get their rank', () => {
  const points = fc.array(fc.integer({ min: -6, max: 7 }), { maxLength: 8 });
  fc.assert(
    fc.property(points, (all) => {
      const images = all.map((value, index) => ({ id_image: index + 1, points: value, viewed: 3 }));
      const saved = toSaved(fromSaved(images, 1));
      const isSame = saved.every((row, index) => {
        const sent = all[index];
        return row.points === sent || (sent === RANKING.pointsToRank && row.points < 0);
      });
      expect(checkResult(images).length === 0).toBe(isSame);
    }),
    { numRuns: 2_000 },
  );
});
