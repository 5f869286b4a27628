import { describe, expect, test } from 'vitest';
import { checkTokenName, covers, PERSONAL_TOKEN, tokenNameText } from './personal-token.ts';

describe('the name of a token', () => {
  test.each([
    ['Sauvegarde du dimanche', null],
    ['   ', 'required'],
    ['é'.repeat(PERSONAL_TOKEN.nameMax), null],
    ['é'.repeat(PERSONAL_TOKEN.nameMax + 1), 'too_long'],
    // The length is counted after normalisation: here two code points are one letter.
    ['e\u0301'.repeat(PERSONAL_TOKEN.nameMax), null],
  ])('%j: %j', (name, code) => expect(checkTokenName(name)).toBe(code));

  test('is explained with its limit', () =>
    expect(tokenNameText('too_long')).toContain(String(PERSONAL_TOKEN.nameMax)));
});

test('a token that writes reads too, one that reads does not write', () => {
  expect(covers('write', 'write')).toBe(true);
  expect(covers('write', 'read')).toBe(true);
  expect(covers('read', 'read')).toBe(true);
  expect(covers('read', 'write')).toBe(false);
});
