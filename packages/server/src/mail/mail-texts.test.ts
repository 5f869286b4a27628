import { REPORTED_KINDS, SANCTIONS } from '@palmares/core/report/case';
import type { Language } from '@palmares/texts/language';
import type { MailContent } from '@palmares/texts/mail-content';
import { expect, test } from 'vitest';
import { BREAKABLE_SPACE } from '../testing/breakable-spaces.ts';
import { MAIL_TEXTS, type MailContents } from './mail-texts.ts';
import { renderMail } from './render.ts';

const CONTACT = 'contact@palmares.example';
const URL = 'https://palmares.example';
const contests = [{ contactEmail: CONTACT }, { profileUrl: `${URL}/profile` }];
const decisions = REPORTED_KINDS.flatMap((kind) =>
  SANCTIONS.map((sanction) => ({ kind, sanction, name: 'Renard' })),
);

const listAll = (mailContents: MailContents): readonly MailContent[] => [
  mailContents.passwordReset('lea', URL),
  mailContents.passwordChanged('lea', CONTACT),
  ...(['read', 'write'] as const).map((scope) =>
    mailContents.tokenCreated('lea', { name: 'Script', scope, until: '2026-11-21T12:00:00Z' }, URL, CONTACT),
  ),
  mailContents.emailChange('lea', URL),
  mailContents.emailChanged('lea', CONTACT),
  mailContents.accountDeleted('lea', CONTACT),
  ...(['second_factor_added', 'second_factor_removed', 'recovery_codes_renewed'] as const).map((change) =>
    mailContents.secondFactorChanged('lea', change, CONTACT),
  ),
  ...[0, 1, 2].map((left) => mailContents.recoveryCodeUsed('lea', left, CONTACT)),
  ...contests.map((contest) => mailContents.albumQuarantined('lea', 'Animaux', 'Droits', contest)),
  ...decisions.flatMap((decided) => [
    ...contests.map((contest) =>
      mailContents.reportDecided('lea', { ...decided, reason: 'Droits' }, contest),
    ),
    mailContents.decisionAnswered('lea', { ...decided, lifted: true, answer: 'Oui' }),
    mailContents.decisionAnswered('lea', { ...decided, lifted: false, answer: 'Non' }),
  ]),
  ...REPORTED_KINDS.flatMap((kind) =>
    ['lea', null].map((nametag) => mailContents.reportAnswered(nametag, kind, '2026-11-21T12:00:00Z', true)),
  ),
];

function renderAll(language: Language): string[] {
  const { mailContents, signature } = MAIL_TEXTS[language];
  const frame = { language, signature: signature(URL, CONTACT) };
  return listAll(mailContents)
    .map((content) => renderMail('lea@example.org', content, frame))
    .flatMap(({ subject, text, html }) => [subject, text, html.replaceAll(/<[^>]*>/g, '')]);
}

test('no line of any French mail breaks before a sign of its text or after a guillemet, as text and as HTML', () => {
  const parts = renderAll('fr');

  expect(parts.flatMap((part) => BREAKABLE_SPACE.exec(part)?.[0] ?? [])).toEqual([]);
  expect(parts.filter((part) => /\u202F[;!?]|\u00A0[:»]/.test(part)).length).toBeGreaterThan(0);
});

test('no English mail has a French word or sign', () => {
  const parts = renderAll('en');

  expect(
    parts.flatMap((part) => /[«»\u202F\u00A0]|\b(?:vous|votre|est|une|le)\b/i.exec(part)?.[0] ?? []),
  ).toEqual([]);
});

test('each says what it is about in words of its own', () => {
  const { emailChanged, accountDeleted } = MAIL_TEXTS.fr.mailContents;

  expect(emailChanged('lea', CONTACT).paragraphs.at(-1)).toContain(
    'Si vous n’êtes pas à l’origine de ce changement',
  );
  expect(accountDeleted('lea', CONTACT).paragraphs.at(-1)).toContain(
    'Si vous n’êtes pas à l’origine de cette suppression',
  );
});
