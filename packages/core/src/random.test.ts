import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, createRngAt, randomInt, shuffle } from './random.ts';

describe('createRng', () => {
  test('gives the same run for the same seed', () => {
    const first = createRng(42);
    const second = createRng(42);

    const runs = Array.from({ length: 100 }, () => [first(), second()]);

    for (const [a, b] of runs) expect(a).toBe(b);
  });

  test('gives what it always gave, so that a stored seed brings back its draw', () => {
    const draw = createRng(1);
    expect([draw(), draw(), draw()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
    expect(createRngAt(7, 3)()).toBe(0.7847040521446615);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8], createRng(7))).toEqual([5, 7, 2, 3, 4, 6, 8, 1]);
  });

  test('gives other runs for other seeds', () => {
    expect(createRng(1)()).not.toBe(createRng(2)());
  });

  test('stays in [0, 1)', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const rng = createRng(seed);
        for (let i = 0; i < 50; i++) {
          const value = rng();
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });

  test('spreads evenly enough: ten bins of 10 000 draws stay within a tenth of their share', () => {
    const rng = createRng(7);
    const bins = Array.from({ length: 10 }, () => 0);

    for (let i = 0; i < 10_000; i++) {
      const bin = randomInt(rng, 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }

    for (const count of bins) expect(Math.abs(count - 1_000)).toBeLessThan(100);
  });
});

describe('createRngAt', () => {
  test('gives each index its own run, and the same one each time', () => {
    const firsts = Array.from({ length: 1_000 }, (_, index) => createRngAt(42, index)());
    expect(new Set(firsts).size).toBe(1_000);
    expect(createRngAt(42, 7)()).toBe(firsts[7]);
    expect(createRngAt(42, 0)()).toBe(createRng(42)());
  });
});

describe('randomInt', () => {
  test('is an integer below the bound', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, bound) => {
        const value = randomInt(createRng(seed), bound);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
      }),
    );
  });
});

describe('shuffle', () => {
  test('keeps every item and leaves its argument alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const copy = [...items];
        const shuffled = shuffle(items, createRng(seed));
        expect(items).toEqual(copy);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(copy.toSorted((a, b) => a - b));
      }),
    );
  });

  test('is replayed by the same seed', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    expect(shuffle(items, createRng(3))).toEqual(shuffle(items, createRng(3)));
    expect(shuffle(items, createRng(3))).not.toEqual(shuffle(items, createRng(4)));
  });

  test('brings every item to the first place about as often', () => {
    const rng = createRng(11);
    const firsts = new Map<string, number>();

    for (let i = 0; i < 4_000; i++) {
      const [first = ''] = shuffle(['a', 'b', 'c', 'd'], rng);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }

    for (const count of firsts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });
});
