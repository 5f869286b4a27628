import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey } from './email.ts';
import { nametagKey } from './nametag.ts';
import { signInKey } from './sign-in-key.ts';

test.each([
  ['lea', 'lea'],
  [' @Lea ', 'lea'],
  ['＠lea', 'lea'],
  ['@ lea', 'lea'],
  [' Lea@Example.org', 'lea@example.org'],
  ['@', ''],
])('SH-86: %j signs in as %j', (typed, key) => {
  expect(signInKey(typed)).toBe(key);
});

test('SH-86: a nametag has the same key with and without its « @ », an address keeps its own', () => {
  const nametag = fc.stringMatching(/^[a-zA-Z0-9_.-]{3,20}$/);
  fc.assert(
    fc.property(nametag, (name) => {
      expect(signInKey(`@${name}`)).toBe(nametagKey(name));
      expect(signInKey(name)).toBe(nametagKey(name));
      expect(signInKey(`${name}@example.org`)).toBe(emailKey(`${name}@example.org`));
    }),
  );
});
