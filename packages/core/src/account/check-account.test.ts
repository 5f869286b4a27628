import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkEmail,
  checkLogin,
  checkRegistration,
  checkUsername,
  type Registration,
} from './check-account.ts';

const valid: Registration = {
  username: 'Alice Martin',
  nametag: 'alice',
  email: 'alice@example.org',
  password: 'renard-violet',
};

describe('AC-4: checkUsername', () => {
  test.each(['Bob', 'Élodie ✨', 'x'.repeat(50), '  Bob  '])('accepts %j', (username) => {
    expect(checkUsername(username)).toBeNull();
  });

  test.each([
    ['', 'required'],
    [' \u200B ', 'required'],
    ['Al', 'too_short'],
    ['A  ', 'too_short'],
    ['x'.repeat(51), 'too_long'],
  ])('refuses %j as %s', (username, code) => {
    expect(checkUsername(username)).toBe(code);
  });
});

describe('checkEmail', () => {
  test('tells an empty address from a wrong one', () => {
    expect(checkEmail(' ')).toBe('required');
    expect(checkEmail('alice')).toBe('bad_email');
    expect(checkEmail('alice@example')).toBe('bad_email');
    expect(checkEmail('alice@example.org')).toBeNull();
  });
});

describe('checkRegistration', () => {
  test('accepts a valid form', () => {
    expect(checkRegistration(valid)).toEqual([]);
  });

  test('AC-12: asks for the four fields, in the order of the form', () => {
    expect(checkRegistration({ username: '', nametag: '', email: '', password: '' })).toEqual([
      { field: 'username', code: 'required' },
      { field: 'nametag', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
    ]);
  });

  test('refuses a password equal to the nametag or the address', () => {
    const issue = [{ field: 'password', code: 'same_as_account' }];
    expect(checkRegistration({ ...valid, nametag: 'renard-violet' })).toEqual(issue);
    expect(checkRegistration({ ...valid, password: 'Alice@Example.org' })).toEqual(issue);
  });

  test('gives at most one issue for each field', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (username, nametag, email, password) => {
          const fields = checkRegistration({ username, nametag, email, password }).map(({ field }) => field);
          expect(new Set(fields).size).toBe(fields.length);
        },
      ),
    );
  });
});

describe('checkLogin', () => {
  test('AC-20: asks for both fields', () => {
    expect(checkLogin({ identifier: ' ', password: '' })).toEqual([
      { field: 'identifier', code: 'required' },
      { field: 'password', code: 'required' },
    ]);
  });

  test('does not judge the password: it may be older than the rules', () => {
    expect(checkLogin({ identifier: 'alice', password: '123' })).toEqual([]);
  });
});
