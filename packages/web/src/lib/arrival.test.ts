import { expect, it } from 'vitest';
import { parseArrival, toArrival } from './arrival.ts';

it('comes back as it was given, and nothing else is taken for it', () => {
  expect(parseArrival(toArrival('Tiers tirés de « A ».'))).toBe('Tiers tirés de « A ».');
  for (const state of [null, 'arrival', {}, { arrival: 3 }, { fromAdmin: true }])
    expect(parseArrival(state)).toBeNull();
});
