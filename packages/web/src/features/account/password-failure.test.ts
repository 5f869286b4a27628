import {
  FORGOT_PASSWORD_TEXTS,
  NEW_PASSWORD_TEXTS,
  PROFILE_ACCOUNT_TEXTS,
  RESET_PASSWORD_TEXTS,
} from '@palmares/core/account/password-messages';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { changeFailure, confirmEmailFailure, forgotFailure, resetFailure } from './password-failure.ts';

const refused = (status: number, code: ApiError['code'], message: string, issues: ApiError['issues'] = []) =>
  new ApiError({ status, code, message, issues });

describe('a request for a link that fails (P1 §8)', () => {
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

describe('a reset that fails (P1 §8)', () => {
  test('tells a refused password at its field, and the link lives', () => {
    const issues = [{ field: 'password', code: 'too_common', message: 'Trop courant.' }];
    expect(resetFailure(refused(400, 'validation_failed', 'x', issues))).toEqual({
      fields: { password: 'Trop courant.' },
      text: null,
      linkDead: false,
    });
  });

  test('says what the server says of a dead link', () => {
    const failure = resetFailure(refused(400, 'reset_link_dead', 'Lien mort.'));
    expect(failure).toEqual({ fields: {}, text: 'Lien mort.', linkDead: true });
  });

  test('has its own sentence when nothing answered', () => {
    expect(resetFailure(new NetworkError('/api/reset-password')).text).toBe(RESET_PASSWORD_TEXTS.failed);
  });
});

describe('a change that fails (P1 §8)', () => {
  test('tells a wrong current password at its field', () => {
    const failure = changeFailure(refused(400, 'wrong_current_password', 'Incorrect.'));
    expect(failure).toEqual({ fields: { current: 'Incorrect.' }, text: null });
  });

  test('tells a refused new password at its field', () => {
    const issues = [{ field: 'new_password', code: 'too_common', message: 'Trop courant.' }];
    expect(changeFailure(refused(400, 'validation_failed', 'x', issues)).fields).toEqual({
      next: 'Trop courant.',
    });
  });

  test('says the server’s message, else its own', () => {
    expect(changeFailure(refused(429, 'rate_limited', 'Trop de demandes.')).text).toBe('Trop de demandes.');
    expect(changeFailure(refused(502, 'unknown', 'x')).text).toBe(NEW_PASSWORD_TEXTS.failed);
  });
});

test('a dead link of confirmation says where to ask for another', () => {
  expect(confirmEmailFailure(refused(400, 'email_link_dead', 'Mort.'))).toEqual({
    text: PROFILE_ACCOUNT_TEXTS.emailLinkDead,
    linkDead: true,
  });
});
