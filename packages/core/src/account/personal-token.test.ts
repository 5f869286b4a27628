import { describe, expect, test } from 'vitest';
import { checkTokenName, PERSONAL_TOKEN, scopeCovers } from './personal-token.ts';

describe('the name of a token', () => {
  test.each([
    ['Sauvegarde du dimanche', null],
    ['   ', 'required'],
    ['é'.repeat(PERSONAL_TOKEN.nameMax), null],
    ['é'.repeat(PERSONAL_TOKEN.nameMax + 1), 'too_long'],
    // The length is counted after normalisation: here two code points are one letter.
    ['e\u0301'.repeat(PERSONAL_TOKEN.nameMax), null],
  ])('%j: %j', (name, code) => expect(checkTokenName(name)).toBe(code));
});

test('a token that writes reads too, one that reads does not write', () => {
  expect(scopeCovers('write', 'write')).toBe(true);
  expect(scopeCovers('write', 'read')).toBe(true);
  expect(scopeCovers('read', 'read')).toBe(true);
  expect(scopeCovers('read', 'write')).toBe(false);
});
