import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { formFailure } from './form-failure.ts';

const refused = (code: ApiError['code'], issues: ApiError['issues'] = []) =>
  new ApiError({ status: 400, code, message: 'Message du serveur.', issues });

const TEXTS = {
  failed: 'Échec.',
  fields: { newPassword: 'next', username: 'username' },
  at: { wrong_current_password: 'current' },
  quoted: 'all',
} as const;

test('each field that the server refused is told by the form’s own name for it', () => {
  const issues = [
    { field: 'newPassword', code: 'too_common', message: 'Trop courant.' },
    { field: 'username', code: 'too_short', message: 'Trop court.' },
  ];

  expect(formFailure(refused('validation_failed', issues), TEXTS)).toEqual({
    fields: { next: 'Trop courant.', username: 'Trop court.' },
    text: null,
  });
});

test('a refusal that is about one field as a whole is told there', () => {
  expect(formFailure(refused('wrong_current_password'), TEXTS)).toEqual({
    fields: { current: 'Message du serveur.' },
    text: null,
  });
});

test('a refusal about none of the form’s fields is told above it', () => {
  const issues = [{ field: 'elsewhere', code: 'required', message: 'Requis.' }];

  expect(formFailure(refused('validation_failed', issues), TEXTS)).toEqual({
    fields: {},
    text: 'Message du serveur.',
  });
});

test('silence is told above the form', () => {
  expect(formFailure(new NetworkError('/api/me'), TEXTS)).toEqual({ fields: {}, text: 'Échec.' });
});
