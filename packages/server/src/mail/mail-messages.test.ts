import { REPORTED_KINDS, SANCTIONS } from '@palmares/core/report/case';
import { expect, test } from 'vitest';
import { BREAKABLE_SPACE } from '../testing/breakable-spaces.ts';
import { mailContents, signature } from './mail-messages.ts';
import { type MailContent, renderMail } from './render.ts';

const CONTACT = 'contact@palmares.example';
const URL = 'https://palmares.example';
const contests = [{ contactEmail: CONTACT }, { profileUrl: `${URL}/profile` }];
const decisions = REPORTED_KINDS.flatMap((kind) =>
  SANCTIONS.map((sanction) => ({ kind, sanction, name: 'Renard' })),
);

const ALL: readonly MailContent[] = [
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

test('no line of any mail breaks before a sign of its text or after a guillemet, as text and as HTML', () => {
  const mails = ALL.map((letter) => renderMail('lea@example.org', letter, signature(URL, CONTACT)));
  const parts = mails.flatMap(({ subject, text, html }) => [subject, text, html.replaceAll(/<[^>]*>/g, '')]);

  expect(parts.flatMap((part) => BREAKABLE_SPACE.exec(part)?.[0] ?? [])).toEqual([]);
  expect(parts.filter((part) => /\u202F[;!?]|\u00A0[:»]/.test(part)).length).toBeGreaterThan(0);
});

test('each says what it is about in words of its own', () => {
  const [first, second] = [
    mailContents.emailChanged('lea', CONTACT),
    mailContents.accountDeleted('lea', CONTACT),
  ];
  expect(first.paragraphs.at(-1)).toContain('Si vous n’êtes pas à l’origine de ce changement');
  expect(second.paragraphs.at(-1)).toContain('Si vous n’êtes pas à l’origine de cette suppression');
});
