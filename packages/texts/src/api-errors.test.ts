import { describe, expect, test } from 'vitest';
import * as en from './en/api-errors.ts';
import * as fr from './fr/api-errors.ts';

describe.each([
  ['French', fr],
  ['English', en],
])('the errors in %s', (_language, texts) => {
  test('AC-31, AL-36: contain the words that clients look for', () => {
    expect(texts.ERROR_TEXTS.inappropriate_content).toContain('inappropriate content');
    expect(texts.ERROR_TEXTS.email_domain_invalid).toContain('domain');
    expect(texts.linkRequestText('bad_domain')).toContain('domain');
    expect(texts.ERROR_TEXTS.csrf_invalid).toContain('csrf');
  });
});

test('the errors count in the singular too', () => {
  expect([fr.FIELD_TEXTS.tooLong(1), fr.FIELD_TEXTS.tooShort(1), fr.FIELD_TEXTS.tooMany(1_000)]).toEqual([
    '1\u00A0caractère au maximum.',
    '1\u00A0caractère au minimum.',
    '1\u202F000\u00A0éléments au maximum.',
  ]);
  expect([en.FIELD_TEXTS.tooShort(1), en.FIELD_TEXTS.tooMany(1_000)]).toEqual([
    'At least 1 character.',
    'At most 1,000 items.',
  ]);
});
