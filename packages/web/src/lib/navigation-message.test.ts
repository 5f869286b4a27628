import { expect, it } from 'vitest';
import { CONTINUES, isContinuation, parseArrival, toArrival } from './navigation-message.ts';

it('comes back as it was given, and nothing else is taken for it', () => {
  expect(parseArrival(toArrival('Tiers tirés de « A ».'))).toBe('Tiers tirés de « A ».');
  for (const state of [null, 'arrival', {}, { arrival: 3 }, { fromAdmin: true }])
    expect(parseArrival(state)).toBeNull();
});

it('what was made on the way, or asked for, goes on; nothing else does', () => {
  for (const state of [CONTINUES, toArrival('Tiers tirés de « A ».')])
    expect(isContinuation(state)).toBe(true);
  for (const state of [null, 'continues', {}, { continues: 1 }, { arrival: 'A' }])
    expect(isContinuation(state)).toBe(false);
});
