import { REPORT } from '@palmares/core/staff-limits';
import { expect, test } from 'vitest';
import { decisionText, reportIssueText, statementText, thanksText } from './fr/report-issues.ts';

const decided = (
  kind: Parameters<typeof thanksText>[0],
  sanction: 'hide' | 'quarantine' | 'remove' | 'deactivate',
) => decisionText({ kind, name: 'Noël', sanction });

test('a decision names what it is about, in its gender', () => {
  expect(decided('tierlist', 'hide')).toBe(
    'Votre tier list « Noël » a été masquée : vous et la modération mis à part, personne ne peut plus la voir.',
  );
  expect(decided('tournament', 'hide')).toMatch(/^Votre tournoi «\sNoël\s» a été masqué\s:/);
  expect(decided('image', 'remove')).toBe('Votre image « Noël » a été retirée partout.');
  expect(decided('album', 'quarantine')).toMatch(/^Votre album «\sNoël\s» a été mis en quarantaine/);
  expect(decided('image', 'quarantine')).toMatch(
    /^L’album de votre image «\sNoël\s» a été mis en quarantaine/,
  );
  expect(decided('ranking', 'deactivate')).toBe('Votre compte a été désactivé.');
});

test('who reported is thanked in the gender of the thing', () => {
  expect(thanksText('image', '3 mars 2026')).toBe(
    'Merci d’avoir signalé une image le 3 mars 2026. La modération l’a regardée.',
  );
  expect(thanksText('author', '3 mars 2026')).toBe(
    'Merci d’avoir signalé un compte le 3 mars 2026. La modération l’a regardé.',
  );
});

test('each issue says what to do', () => {
  const texts = [
    reportIssueText({ field: 'email', code: 'bad_email' }),
    reportIssueText({ field: 'text', code: 'required' }),
    reportIssueText({ field: 'text', code: 'too_long' }),
    statementText('required', 500),
    statementText('too_long', 500),
  ];

  expect(new Set(texts).size).toBe(texts.length);
  expect(texts[2]).toContain(String(REPORT.textMax));
  expect(texts[4]).toContain('500');
});
