import { expect, it, vi } from 'vitest';
import { runInterleaved } from './run-interleaved.ts';

it('takes a few in one task, the next ones in another, and ends behind the last', () => {
  vi.useFakeTimers();
  const taken: (number | 'end')[] = [];

  runInterleaved(
    [1, 2, 3, 4, 5, 6, 7, 8],
    (one) => taken.push(one),
    () => taken.push('end'),
  );

  expect(taken).toEqual([1, 2, 3, 4]);
  vi.runOnlyPendingTimers();
  expect(taken).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'end']);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends without anything to take', () => {
  const end = vi.fn();
  runInterleaved([], () => {}, end);
  expect(end).toHaveBeenCalledTimes(1);
});
