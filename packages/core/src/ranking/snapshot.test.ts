import { describe, expect, test } from 'vitest';
import { assertRanking, createRanking, type Ranking, type Run } from './ranking.ts';
import { startRun } from './rounds.ts';
import { isSameRanking, parseNatural, parseSnapshot, toSnapshot } from './snapshot.ts';

const idle: Ranking = {
  ...createRanking([], 4),
  images: [
    { id: 1, points: 5, viewed: 6 },
    { id: 2, points: 3, viewed: 4 },
    { id: 3, points: 5, viewed: 9 },
    { id: 4, points: 1, viewed: 2 },
  ],
  ranked: [3, 1],
};
const running = startRun(idle);
const run = running.run as Run;
const saved = toSnapshot(running);

describe('parseSnapshot', () => {
  test('gives back the ranking, its run included', () => {
    expect(parseSnapshot(JSON.parse(JSON.stringify(saved)))).toEqual(running);
    expect(parseSnapshot(toSnapshot(idle))).toEqual(idle);
    const offering = { ...running, run: { ...run, offersToStop: true } };
    expect(parseSnapshot(toSnapshot(offering))).toEqual(offering);
  });

  test.each<unknown>([null, 7, [], {}, { images: 'x' }, { images: [] }, { images: [[0, 1, 1], 'x'] }])(
    'is null without an image (%#)',
    (value) => {
      expect(parseSnapshot(value)).toBeNull();
    },
  );

  test('drops a damaged run and keeps the scores', () => {
    const damages: readonly unknown[] = [
      7,
      { ...run, phase: 'x' },
      { ...run, size: 3 },
      { ...run, round: '1' },
      { ...run, batch: [] },
      { ...run, batch: [1] },
      { ...run, queue: run.batch },
      { ...run, selection: [99] },
    ];
    for (const damage of damages)
      expect(parseSnapshot({ ...saved, run: damage })).toEqual({ ...running, run: null });
  });

  test('ranks anew when ranks and points disagree', () => {
    const read = parseSnapshot({ ...toSnapshot(idle), ranked: [4, 1, 1, 99] });
    expect(read?.ranked).toEqual([1, 3]);
    expect(read && parseSnapshot({ ...toSnapshot(read), ranked: 'x' })?.ranked).toEqual([1, 3]);
  });

  test('repairs images', () => {
    const images = [[1, 9, -1], [1, 0, 0], [2, -3, 2.5], 'x', [3]];
    const read = parseSnapshot({ ...saved, images, run: null });
    expect(read?.images).toEqual([
      { id: 1, points: 5, viewed: 0 },
      { id: 2, points: 0, viewed: 0 },
      { id: 3, points: 0, viewed: 0 },
    ]);
    if (read) assertRanking(read);
  });

  test('takes seed 0 and no draw when they are lost', () => {
    expect(parseSnapshot({ ...saved, seed: 'x', draws: -4 })).toMatchObject({ seed: 0, draws: 0 });
  });
});

describe('isSameRanking', () => {
  test('compares content, not objects', () => {
    expect(isSameRanking(running, structuredClone(running))).toBe(true);
    expect(isSameRanking(running, idle)).toBe(false);
    expect(isSameRanking(idle, { ...idle, ranked: [1, 3] })).toBe(false);
    expect(isSameRanking(idle, { ...idle, draws: 1 })).toBe(false);
    const images = idle.images.with(3, { id: 4, points: 2, viewed: 2 });
    expect(isSameRanking(idle, { ...idle, images })).toBe(false);
    expect(isSameRanking(running, { ...running, run: { ...run, passed: 1 } })).toBe(false);
  });
});

test('what is no integer from 0 reads as 0', () => {
  expect([3, 0, -1, 0.5, Number.NaN, '3', null].map(parseNatural)).toEqual([3, 0, 0, 0, 0, 0, 0]);
});
