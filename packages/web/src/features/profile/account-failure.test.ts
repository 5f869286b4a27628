import { PROFILE_ACCOUNT_TEXTS } from '@palmares/core/account/password-messages';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { emailFailure, endFailure, passwordFailure, usernameFailure } from './account-failure.ts';

const refused = (status: number, code: ApiError['code'], issues: ApiError['issues'] = []) =>
  new ApiError({ status, code, message: 'Message du serveur.', issues });

test('a refused field is told at the field', () => {
  const issues = [{ field: 'newPassword', code: 'too_common', message: 'Trop courant.' }];

  expect(passwordFailure(refused(400, 'validation_failed', issues))).toEqual({
    fields: { next: 'Trop courant.' },
    text: null,
  });
});

test.each([[passwordFailure], [emailFailure], [endFailure]])(
  'a wrong current password is told at its field',
  (failureOf) => {
    expect(failureOf(refused(400, 'wrong_current_password')).fields).toEqual({
      current: 'Message du serveur.',
    });
  },
);

test('a refusal of another kind says what the server said', () => {
  expect(usernameFailure(refused(429, 'rate_limited')).text).toBe('Message du serveur.');
  expect(endFailure(refused(409, 'last_admin')).text).toBe('Message du serveur.');
});

test.each([[refused(500, 'internal_error')], [refused(502, 'unknown')], [new NetworkError('/api/me')]])(
  'the server’s own faults and its silence have the spec’s sentences (P1 §8): %s',
  (error) => {
    expect(usernameFailure(error).text).toBe(PROFILE_ACCOUNT_TEXTS.usernameFailed);
    expect(passwordFailure(error).text).toBe(PROFILE_ACCOUNT_TEXTS.passwordFailed);
  },
);
