import { describe, expect, test } from 'vitest';
import { checkLinkRequest, checkPasswordChange, isSameEmail } from './check-password-forms.ts';

describe('asking for a link', () => {
  test.each([
    ['lea@example.org', null],
    ['  Léa@Example.ORG ', null],
    ['', 'no_at_sign'],
    ['   ', 'no_at_sign'],
    ['lea.example.org', 'no_at_sign'],
    ['lea@', 'bad_domain'],
    ['lea@localhost', 'bad_domain'],
    ['lea@exa mple.org', 'bad_domain'],
    ['lea@-example.org', 'bad_domain'],
    ['lea@example..org', 'bad_domain'],
    ['lea@192.168.0.1', 'bad_domain'],
    ['.lea@example.org', 'bad_email'],
    ['le..a@example.org', 'bad_email'],
    ['@example.org', 'bad_email'],
    [`${'a'.repeat(65)}@example.org`, 'bad_email'],
  ])('%j: %s', (email, code) => {
    expect(checkLinkRequest(email)).toBe(code);
  });
});

describe('changing a password', () => {
  const owner = { nametag: 'lea.martin', username: 'Léa Martin', email: 'lea@example.org' };

  test('a good new password beside the current one is accepted', () => {
    expect(checkPasswordChange({ current: 'ancien-renard', next: 'nouveau-renard' }, owner)).toEqual([]);
  });

  test('the new one must differ from the current one', () => {
    expect(checkPasswordChange({ current: 'même-renard', next: 'même-renard' })).toEqual([
      { field: 'next', code: 'same_as_current' },
    ]);
  });

  test('both fields are asked for, and each issue is told at its field', () => {
    expect(checkPasswordChange({ current: '', next: '' })).toEqual([
      { field: 'current', code: 'required' },
      { field: 'next', code: 'required' },
    ]);
  });

  test.each([
    ['1234567', 'too_short'],
    ['ab'.repeat(129), 'too_long'],
    ['motdepasse', 'too_common'],
    ['Lea.Martin', 'same_as_account'],
  ])('%j is refused as %s', (next, code) => {
    expect(checkPasswordChange({ current: 'ancien-renard', next }, owner)).toEqual([{ field: 'next', code }]);
  });

  test('exactly 8 and exactly 256 characters are enough and not too many', () => {
    expect(checkPasswordChange({ current: 'x', next: 'renard-8' })).toEqual([]);
    expect(checkPasswordChange({ current: 'x', next: 'ab'.repeat(128) })).toEqual([]);
  });
});

test('an address is the same one whatever its case and the spaces around it', () => {
  expect(isSameEmail(' Lea@Example.org', 'lea@example.org')).toBe(true);
  expect(isSameEmail('lea@example.org', 'leo@example.org')).toBe(false);
});
