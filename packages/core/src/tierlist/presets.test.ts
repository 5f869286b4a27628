import { describe, expect, test } from 'vitest';
import { assertBoard } from './board.ts';
import { findPreset, PRESETS } from './presets.ts';

describe('PRESETS', () => {
  test.each(PRESETS)('$name is a valid set of tiers', ({ tiers }) => {
    assertBoard({
      tiers: tiers.map(({ label, color }, index) => ({ id: `t${index}`, label, color, images: [] })),
      pool: [],
      hidden: [],
      mainImage: null,
    });
  });

  test.each(PRESETS)('$name has labels and colours that differ', ({ tiers }) => {
    expect(new Set(tiers.map(({ label }) => label)).size).toBe(tiers.length);
    expect(new Set(tiers.map(({ color }) => color)).size).toBe(tiers.length);
  });

  test('have ids that differ', () => {
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
  });
});

describe('findPreset', () => {
  test('finds by id, and nothing for an id from elsewhere', () => {
    expect(findPreset('s-to-d')?.tiers.map(({ label }) => label)).toEqual(['S', 'A', 'B', 'C', 'D']);
    expect(findPreset('toString')).toBeNull();
  });
});
