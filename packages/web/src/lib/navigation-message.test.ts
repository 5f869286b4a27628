import { expect, it } from 'vitest';
import {
  CONTINUATION,
  isContinuation,
  parseNavigationMessage,
  toNavigationMessage,
} from './navigation-message.ts';

it('comes back as it was given, and nothing else is taken for it', () => {
  expect(parseNavigationMessage(toNavigationMessage('Tiers tirés de « A ».'))).toBe('Tiers tirés de « A ».');
  for (const state of [null, 'arrival', {}, { arrival: 3 }, { fromAdmin: true }])
    expect(parseNavigationMessage(state)).toBeNull();
});

it('what was made on the way, or asked for, goes on; nothing else does', () => {
  for (const state of [CONTINUATION, toNavigationMessage('Tiers tirés de « A ».')])
    expect(isContinuation(state)).toBe(true);
  for (const state of [null, 'continues', {}, { continues: 1 }, { arrival: 'A' }])
    expect(isContinuation(state)).toBe(false);
});
