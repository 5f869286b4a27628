import { describe, expect, test } from 'vitest';
import { PRESET_LABELS, PRESET_NAMES } from '../../../texts/src/fr/tierlist.ts';
import { assertBoard } from './board.ts';
import { findPreset, labelPreset, PRESETS } from './presets.ts';

const LABELLED = PRESETS.map(({ id }) => ({
  name: PRESET_NAMES[id],
  tiers: labelPreset(id, PRESET_LABELS[id]) ?? [],
}));

describe('PRESETS', () => {
  test.each(LABELLED)('$name is a valid set of tiers', ({ tiers }) => {
    assertBoard({
      tiers: tiers.map(({ label, color }, index) => ({ id: `t${index}`, label, color, images: [] })),
      pool: [],
      hidden: [],
      mainImage: null,
    });
  });

  test.each(LABELLED)('$name has labels and colours that differ', ({ tiers }) => {
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

describe('labelPreset', () => {
  const labels = (...args: Parameters<typeof labelPreset>) => labelPreset(...args)?.map(({ label }) => label);

  test('takes the words that a preset lacks, on one line, and leaves letters as they are', () => {
    expect(labels('love', ['a', ' b  c ', 'd'])).toEqual(['a', 'b c', 'd', '', '']);
    expect(labels('s-to-d', ['a'])).toEqual(['S', 'A', 'B', 'C', 'D']);
  });

  test('gives null for an id from elsewhere', () => {
    expect(labelPreset('toString')).toBeNull();
  });
});
