// Each translation of a legal text has the sections, paragraphs and points of the French text, which prevails.
import { expect, test } from 'vitest';
import { LEGAL_TEXTS as englishPages } from './en/legal.ts';
import * as englishNotice from './en/legal-notice.ts';
import * as englishPrivacy from './en/privacy.ts';
import * as englishTerms from './en/terms.ts';
import { LEGAL_TEXTS as frenchPages } from './fr/legal.ts';
import * as notice from './fr/legal-notice.ts';
import * as privacy from './fr/privacy.ts';
import * as terms from './fr/terms.ts';
import type { LegalSection } from './legal-section.ts';

const getOutline = (sections: readonly LegalSection[]) =>
  sections.map(({ paragraphs, contact }) => ({
    paragraphs: paragraphs.map((paragraph) =>
      typeof paragraph === 'string' ? 'sentence' : paragraph.length,
    ),
    isContact: contact !== undefined,
  }));

test.each([
  ['the terms', terms.TERMS, englishTerms.TERMS],
  ['privacy', privacy.PRIVACY, englishPrivacy.PRIVACY],
  ['the legal notice', notice.LEGAL_NOTICE, englishNotice.LEGAL_NOTICE],
])('SH-55, SH-60, SH-82: %s: nothing is missing in English', (_name, french, english) => {
  expect(getOutline(english)).toEqual(getOutline(french));
  const titles = english.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('SH-55: terms and privacy have 12 sections', () => {
  expect([terms.TERMS.length, privacy.PRIVACY.length]).toEqual([12, 12]);
});

test('SH-61: the terms say that the administration may deactivate or delete an account', () => {
  expect(JSON.stringify(terms.TERMS)).toContain('peut être désactivé ou supprimé par l’administration');
});

test('SH-82: the English pages say that the French version prevails; the French ones say nothing of it', () => {
  expect(englishPages.translated).toContain('the French version prevails');
  expect(frenchPages.translated).toBeNull();
});

test('the day of the last change is written as in the language', () => {
  expect(frenchPages.updated).toBe('Dernière mise à jour\u00A0: 21\u00A0novembre\u00A02026');
  expect(englishPages.updated).toBe('Last updated: November 21, 2026');
});
