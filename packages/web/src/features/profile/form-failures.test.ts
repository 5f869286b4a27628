import { PROFILE_ACCOUNT_TEXTS } from '@palmares/texts/page/password';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { formFailure } from '../../api/form-failure.ts';
import { ACCOUNT_FAILURE, PASSWORD_FAILURE, USERNAME_FAILURE } from './form-failures.ts';

const refused = (status: number, code: ApiError['code'], issues: ApiError['issues'] = []) =>
  new ApiError({ status, code, message: 'Message du serveur.', issues });

test.each([
  [USERNAME_FAILURE, 'username', 'username'],
  [PASSWORD_FAILURE, 'newPassword', 'next'],
  [ACCOUNT_FAILURE, 'email', 'email'],
  [ACCOUNT_FAILURE, 'currentPassword', 'current'],
])('a refused field is told at the field (%#)', (texts, field, name) => {
  const issues = [{ field, code: 'refused', message: 'Refusé.' }];

  expect(formFailure(refused(400, 'validation_failed', issues), texts)).toEqual({
    fields: { [name]: 'Refusé.' },
    text: null,
  });
});

test.each([[PASSWORD_FAILURE], [ACCOUNT_FAILURE]])(
  'a wrong current password is told at its field',
  (texts) => {
    expect(formFailure(refused(400, 'wrong_current_password'), texts).fields).toEqual({
      current: 'Message du serveur.',
    });
  },
);

test('a refusal of another kind says what the server said', () => {
  expect(formFailure(refused(429, 'rate_limited'), USERNAME_FAILURE).text).toBe('Message du serveur.');
  expect(formFailure(refused(409, 'last_admin'), ACCOUNT_FAILURE).text).toBe('Message du serveur.');
});

test.each([[refused(500, 'internal_error')], [refused(502, 'unknown')], [new NetworkError('/api/me')]])(
  'AC-52, AC-55: the server’s own faults and its silence have the spec’s sentences: %s',
  (error) => {
    expect(formFailure(error, USERNAME_FAILURE).text).toBe(PROFILE_ACCOUNT_TEXTS.usernameFailed);
    expect(formFailure(error, PASSWORD_FAILURE).text).toBe(PROFILE_ACCOUNT_TEXTS.passwordFailed);
  },
);
