import { LOGIN_TEXTS, REGISTER_TEXTS } from '@palmares/core/account/messages';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { loginFailure, registerFailure, withoutRepeats } from './account-failure.ts';

const refused = (code: ApiError['code'], message: string, issues: ApiError['issues'] = []) =>
  new ApiError({ status: code === 'unknown' ? 200 : 409, code, message, issues });

describe('a failed sign-in', () => {
  test('says what the server said', () => {
    expect(loginFailure(refused('invalid_credentials', 'Identifiants incorrects.')).text).toBe(
      'Identifiants incorrects.',
    );
  });

  test('says that the server may be unreachable when nothing answered', () => {
    expect(loginFailure(new NetworkError('/api/login')).text).toBe(LOGIN_TEXTS.failed);
  });

  test('has its own text for a reply that is not a success', () => {
    expect(loginFailure(refused('unknown', '')).text).toBe(LOGIN_TEXTS.notSuccessful);
  });
});

describe('a failed registration', () => {
  test('tells a taken nametag at its field', () => {
    expect(registerFailure(refused('nametag_taken', 'Ce nametag est déjà pris.'))).toEqual({
      fields: { nametag: 'Ce nametag est déjà pris.' },
      text: null,
    });
  });

  test('tells each field that the server refused', () => {
    const issues = [{ field: 'email', code: 'bad_email', message: 'Adresse refusée.' }];
    expect(registerFailure(refused('validation_failed', 'x', issues)).fields).toEqual({
      email: 'Adresse refusée.',
    });
  });

  test('says of a taken address no more than the server does, above the form', () => {
    const failure = registerFailure(
      refused('registration_conflict', 'Inscription impossible avec ces informations.'),
    );
    expect(failure).toEqual({ fields: {}, text: 'Inscription impossible avec ces informations.' });
  });

  test('asks to try again when nothing answered', () => {
    expect(registerFailure(new NetworkError('/api/register')).text).toBe(REGISTER_TEXTS.failed);
  });
});

test('a sentence that stands for several fields is written once and marks them all', () => {
  const fields = withoutRepeats([
    { field: 'username', text: 'Trop court.' },
    { field: 'nametag', text: 'Trop court.' },
    { field: 'email', text: 'Requis.' },
  ]);
  expect(fields).toEqual({ username: 'Trop court.', nametag: '', email: 'Requis.' });
});
