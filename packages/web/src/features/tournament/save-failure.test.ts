import { ERROR_STATUS, type ErrorCode } from '@palmares/core/contract/error-codes';
import { ERROR_TEXTS } from '@palmares/texts/fr/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, isRefusal, NetworkError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { SAVE_FAILURE } from './save-failure.ts';

const saveFailureText = (error: unknown) => failureText(error, SAVE_FAILURE);

const error = (code: ErrorCode) =>
  new ApiError({ status: ERROR_STATUS[code], code, message: ERROR_TEXTS[code] });

describe('what is said of a save that failed', () => {
  it('is the spec’s sentence when nobody knows why', () => {
    expect(saveFailureText(new NetworkError())).toBe('Error saving tournament. Please try again.');
    expect(saveFailureText(error('internal_error'))).toBe('Error saving tournament. Please try again.');
  });

  it('adds the reason in English', () => {
    expect(saveFailureText(error('album_quarantined'))).toBe(
      'Error saving tournament. Please try again. This album is quarantined: it can’t be used.',
    );
  });

  it('leads back to the sign-in when the session is over', () => {
    expect(saveFailureText(error('token_expired'))).toMatch(/^Your session has ended\./);
  });

  it.each(Object.keys(ERROR_STATUS) as ErrorCode[])('never shows the French text of %s', (code) => {
    expect(saveFailureText(error(code))).not.toContain(ERROR_TEXTS[code]);
  });
});

it('a refusal is an answer below 500', () => {
  expect(isRefusal(error('not_found'))).toBe(true);
  expect(isRefusal(error('unavailable'))).toBe(false);
  expect(isRefusal(new NetworkError())).toBe(false);
});
