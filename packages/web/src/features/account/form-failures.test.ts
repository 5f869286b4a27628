import { LOGIN_TEXTS, REGISTER_TEXTS } from '@palmares/texts/page/account';
import { EMAIL_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import {
  FORGOT_PASSWORD_TEXTS,
  NEW_PASSWORD_TEXTS,
  RESET_PASSWORD_TEXTS,
} from '@palmares/texts/page/password';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { formFailure } from '../../api/form-failure.ts';
import {
  CHANGE_FAILURE,
  CONFIRM_FAILURE,
  forgotFailure,
  LOGIN_FAILURE,
  REGISTER_FAILURE,
  RESET_FAILURE,
} from './form-failures.ts';

const refused = (status: number, code: ApiError['code'], message: string, issues: ApiError['issues'] = []) =>
  new ApiError({ status, code, message, issues });

/** A fault of the server itself, shown as « server message, else … » (AC-17, AC-22, AC-41, AC-47). */
const BROKEN = refused(500, 'internal_error', 'Une erreur inattendue est survenue.');

test.each([
  ['sign-in', LOGIN_FAILURE, LOGIN_TEXTS.failed],
  ['registration', REGISTER_FAILURE, REGISTER_TEXTS.failed],
  ['reset', RESET_FAILURE, RESET_PASSWORD_TEXTS.failed],
  ['change', CHANGE_FAILURE, NEW_PASSWORD_TEXTS.failed],
  ['confirmation', CONFIRM_FAILURE, EMAIL_FORM_TEXTS.failed],
])('AC-22: a %s says the server’s message, else its own sentence', (_form, texts, failed) => {
  expect(formFailure(BROKEN, texts)).toEqual({ fields: {}, text: BROKEN.message });
  expect(formFailure(refused(429, 'rate_limited', 'Attendez.'), texts).text).toBe('Attendez.');
  expect(formFailure(refused(502, 'unknown', 'a proxy'), texts).text).toBe(failed);
  expect(formFailure(new NetworkError('/api'), texts).text).toBe(failed);
});

test.each([
  ['sign-in', LOGIN_FAILURE, LOGIN_TEXTS.notSuccessful],
  ['registration', REGISTER_FAILURE, REGISTER_TEXTS.notSuccessful],
])('AC-23: a %s has its own text for a reply that is not a success', (_form, texts, text) => {
  expect(formFailure(refused(200, 'unknown', ''), texts)).toEqual({ fields: {}, text });
});

describe('a failed registration', () => {
  test('tells a taken nametag at its field', () => {
    expect(formFailure(refused(409, 'nametag_taken', 'Ce nametag est déjà pris.'), REGISTER_FAILURE)).toEqual(
      {
        fields: { nametag: 'Ce nametag est déjà pris.' },
        text: null,
      },
    );
  });

  test.each(['username', 'nametag', 'email', 'password'])('tells a refused %s at its field', (field) => {
    const issues = [{ field, code: 'refused', message: 'Refusé.' }];
    expect(formFailure(refused(400, 'validation_failed', 'x', issues), REGISTER_FAILURE)).toEqual({
      fields: { [field]: 'Refusé.' },
      text: null,
    });
  });

  test('says of a taken address no more than the server does, above the form', () => {
    const text = 'Inscription impossible avec ces informations.';
    expect(formFailure(refused(409, 'registration_conflict', text), REGISTER_FAILURE)).toEqual({
      fields: {},
      text,
    });
  });
});

describe('AC-33: a request for a link that fails', () => {
  test.each([
    ['Invalid email domain', FORGOT_PASSWORD_TEXTS.badDomain],
    ['User not found', FORGOT_PASSWORD_TEXTS.notFound],
    ['Bad request', FORGOT_PASSWORD_TEXTS.refused],
  ])('reads a 400 « %s » as its sentence, at the field', (message, text) => {
    expect(forgotFailure(refused(400, 'validation_failed', message))).toEqual({
      fields: { email: text },
      text: null,
    });
  });

  test('says how long to wait when there were too many', () => {
    const text = 'Trop de demandes. Réessayez dans 54 minutes.';
    expect(forgotFailure(refused(429, 'rate_limited', text))).toEqual({ fields: {}, text });
  });

  test.each([
    [refused(429, 'unknown', 'a proxy')],
    [refused(500, 'internal_error', 'domain')],
    [new NetworkError('/api/forgot-password')],
  ])('says of anything else to try later (%s)', (error) => {
    expect(forgotFailure(error)).toEqual({ fields: {}, text: FORGOT_PASSWORD_TEXTS.failed });
  });
});

test.each([
  [RESET_FAILURE, 'password', 'password'],
  [CHANGE_FAILURE, 'new_password', 'next'],
  [CHANGE_FAILURE, 'current_password', 'current'],
])('AC-41: a refused password is told at its field (%#)', (texts, field, name) => {
  const issues = [{ field, code: 'too_common', message: 'Trop courant.' }];
  expect(formFailure(refused(400, 'validation_failed', 'x', issues), texts)).toEqual({
    fields: { [name]: 'Trop courant.' },
    text: null,
  });
});

test('AC-53: a wrong current password is told at its field', () => {
  expect(formFailure(refused(400, 'wrong_current_password', 'Incorrect.'), CHANGE_FAILURE)).toEqual({
    fields: { current: 'Incorrect.' },
    text: null,
  });
});
