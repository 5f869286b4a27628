import { expect, test } from 'vitest';
import { getFallbackLabel } from './fallback-label.ts';

test('TL-70: a tier without a name is called by its position', () => {
  expect(getFallbackLabel(3)).toBe('Tier 3');
});
