import { expect, test } from 'vitest';
import { parseHandle } from './parse-handle.ts';

test.each([
  ['@lea', 'lea'],
  ['@Lea.D', 'lea.d'],
  ['@...', '...'],
])('%s is the address of %s', (handle, nametag) => {
  expect(parseHandle(handle)).toBe(nametag);
});

test.each(['lea', '@', '@le', '@léa', '@l a', `@${'a'.repeat(31)}`, '', undefined])(
  '%j is that of nobody',
  (handle) => {
    expect(parseHandle(handle)).toBeNull();
  },
);
