import { expect, test } from 'vitest';
import type { AppError } from '../errors.ts';
import { createMemoryRates, type MemoryRates } from './memory-rates.ts';

const LIMIT = { max: 2, windowSeconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1, 10) + seconds * 1000);

function refusals(rates: MemoryRates, subjects: readonly string[], now: Date): (number | null)[] {
  return subjects.map((subject) => {
    try {
      rates.count('readByNetwork', LIMIT, subject, now);
      return null;
    } catch (error) {
      return (error as AppError).retryAfter ?? 0;
    }
  });
}

test('lets the window’s number of each subject through, then says the time that is left', () => {
  expect(refusals(createMemoryRates(), ['a', 'a', 'b', 'a', 'b', 'b'], at(20))).toEqual([
    null,
    null,
    null,
    40,
    null,
    40,
  ]);
});

test('begins again with the next window', () => {
  const rates = createMemoryRates();
  refusals(rates, ['a', 'a', 'a'], at(59));

  expect(refusals(rates, ['a'], at(60))).toEqual([null]);
});

test('each name counts for itself', () => {
  const rates = createMemoryRates();
  refusals(rates, ['a', 'a'], at(0));

  expect(() => rates.count('viewByNetwork', LIMIT, 'a', at(0))).not.toThrow();
});

test('keeps no more subjects than it may: who came first is forgotten first', () => {
  const rates = createMemoryRates(3);
  refusals(rates, ['a', 'a', 'b', 'c', 'c'], at(0));

  expect(refusals(rates, ['d', 'c', 'a'], at(1))).toEqual([null, 59, null]);
});
