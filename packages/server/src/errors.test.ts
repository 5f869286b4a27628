import { expect, test } from 'vitest';
import { AppError } from './errors.ts';

test('an error is replied in the language of the reply, and logged in French', () => {
  const error = new AppError('validation_failed', {
    issues: [{ field: 'name', code: 'required', text: (texts) => texts.FIELD_TEXTS.required }],
  });

  expect(error.message).toBe('Certains champs sont à corriger.');
  expect(error.toReply('fr')).toEqual({
    status: 'error',
    code: 'validation_failed',
    message: 'Certains champs sont à corriger.',
    issues: [{ field: 'name', code: 'required', message: 'Ce champ est requis.' }],
  });
  expect(error.toReply('en')).toEqual({
    status: 'error',
    code: 'validation_failed',
    message: 'Some fields need correcting.',
    issues: [{ field: 'name', code: 'required', message: 'This field is required.' }],
  });
});

test('a text of its own replaces the text of the code', () => {
  const error = new AppError('rate_limited', { retryAfter: 60, text: (texts) => texts.rateLimitText(60) });

  expect(error.toReply('en')).toEqual({
    status: 'error',
    code: 'rate_limited',
    message: 'Too many requests. Try again in 1 minute.',
  });
});
