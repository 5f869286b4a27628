import { expect, test } from 'vitest';
import { parsePosition, ReplicaProgress } from './replica-progress.ts';

test('positions are read as PostgreSQL writes them, and nothing else is', () => {
  expect(parsePosition('0/0')).toBe(0n);
  expect(parsePosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(parsePosition('FFFFFFFF/FFFFFFFF')).toBe(2n ** 64n - 1n);
  for (const text of ['', '16', '16/b374d848', '1/123456789', '-1/0', '1/0 ', "1/0'"])
    expect(parsePosition(text)).toBeUndefined();
});

test('the lag counts from the last question whose answer has been replayed', () => {
  const progress = new ReplicaProgress();
  expect(progress.lagAt(1_000)).toBe(Number.POSITIVE_INFINITY);

  progress.note(1_000, 100n, 90n);
  expect(progress.lagAt(1_000)).toBe(Number.POSITIVE_INFINITY);
  progress.note(1_250, 200n, 150n);
  expect(progress.lagAt(1_300)).toBe(300);
  progress.note(1_500, 300n, 250n);
  expect(progress.lagAt(1_600)).toBe(350);
  progress.note(1_750, 300n, 300n);
  expect(progress.lagAt(1_800)).toBe(50);
});

test('a replica that stands still falls behind, however little is written', () => {
  const progress = new ReplicaProgress();
  progress.note(0, 100n, 100n);
  for (const at of [250, 500, 750]) progress.note(at, 101n, 100n);

  expect(progress.lagAt(1_000)).toBe(1_000);
  progress.note(1_000, 101n, 101n);
  expect(progress.lagAt(1_000)).toBe(0);
});

test('a position counts as there once it has been replayed, and not before anything is known', () => {
  const progress = new ReplicaProgress();
  expect([progress.hasReplayed(0n), progress.hasReplayed(1n)]).toEqual([true, false]);

  progress.note(0, 120n, 100n);

  expect([progress.hasReplayed(100n), progress.hasReplayed(101n)]).toEqual([true, false]);
});

test('what is no replica any more is as if nothing were known', () => {
  const progress = new ReplicaProgress();
  progress.note(0, 120n, 100n);
  progress.note(10, 120n, 120n);

  progress.forget();

  expect([progress.lagAt(20), progress.hasReplayed(1n)]).toEqual([Number.POSITIVE_INFINITY, false]);
});
