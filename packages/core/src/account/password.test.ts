import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { checkPassword } from './password.ts';

describe('checkPassword', () => {
  test.each(['renard-violet', 'correct horse', '        x', 'é'.repeat(4) + 'abcd', 'x1'.repeat(128)])(
    'accepts %j',
    (password) => {
      expect(checkPassword(password)).toBeNull();
    },
  );

  test.each([
    ['', 'required'],
    ['1234567', 'too_short'],
    ['🦊🦊🦊🦊', 'too_short'],
    ['ab'.repeat(129), 'too_long'],
    ['password', 'too_common'],
    ['AzertyUIOP', 'too_common'],
    ['MotDePasse', 'too_common'],
    ['zzzzzzzzzz', 'too_common'],
    ['        ', 'too_common'],
  ])('refuses %j as %s', (password, code) => {
    expect(checkPassword(password)).toBe(code);
  });

  test.each(['renard_violet', 'RENARD_VIOLET', 'Marie Curie', 'Marie@Example.org', 'marie.curie'])(
    'refuses %j, which names its owner',
    (password) => {
      const owner = { nametag: 'renard_violet', username: 'Marie Curie', email: 'marie.curie@example.org' };
      const other = { ...owner, email: 'marie@example.org' };

      const codes = [checkPassword(password, owner), checkPassword(password, other)];

      expect(codes).toContain('same_as_account');
    },
  );

  test('is not confused by an owner whose fields are still empty', () => {
    expect(checkPassword('renard-violet', { nametag: '', username: '', email: '' })).toBeNull();
  });

  test('of blanks alone is nobody’s name', () => {
    expect(checkPassword(' \t \t \t \t', { nametag: 'alice', username: 'Alice', email: '' })).toBeNull();
  });

  test('keeps spaces: a password of eight characters may end with one', () => {
    expect(checkPassword('renards ')).toBeNull();
    expect(checkPassword('renard ')).toBe('too_short');
  });

  test('judges any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
        checkPassword(password, { nametag: password });
      }),
    );
  });
});

describe('COMMON_PASSWORDS', () => {
  test('holds at least 200 entries, all in lower case and long enough to matter', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
    }
    expect([...COMMON_PASSWORDS].filter((password) => password.length < 8)).toEqual([]);
  });
});
