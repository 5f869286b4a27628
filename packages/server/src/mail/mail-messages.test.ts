import { REPORTED_KINDS, SANCTIONS } from '@palmares/core/report/case';
import { expect, test } from 'vitest';
import { BREAKABLE_SPACE } from '../testing/breakable-spaces.ts';
import { letters, signature } from './mail-messages.ts';
import { type Letter, renderLetter } from './render.ts';

const CONTACT = 'contact@palmares.example';
const URL = 'https://palmares.example';
const contests = [{ contactEmail: CONTACT }, { profileUrl: `${URL}/profile` }];
const decisions = REPORTED_KINDS.flatMap((kind) =>
  SANCTIONS.map((sanction) => ({ kind, sanction, name: 'Renard' })),
);

const ALL: readonly Letter[] = [
  letters.passwordReset('lea', URL),
  letters.passwordChanged('lea', CONTACT),
  ...(['read', 'write'] as const).map((scope) =>
    letters.tokenCreated('lea', { name: 'Script', scope, until: '2026-11-21T12:00:00Z' }, URL, CONTACT),
  ),
  letters.emailChange('lea', URL),
  letters.emailChanged('lea', CONTACT),
  letters.accountDeleted('lea', CONTACT),
  ...(['second_factor_added', 'second_factor_removed', 'recovery_codes_renewed'] as const).map((change) =>
    letters.secondFactorChanged('lea', change, CONTACT),
  ),
  ...[0, 1, 2].map((left) => letters.recoveryCodeUsed('lea', left, CONTACT)),
  ...contests.map((contest) => letters.albumQuarantined('lea', 'Animaux', 'Droits', contest)),
  ...decisions.flatMap((decided) => [
    ...contests.map((contest) => letters.reportDecided('lea', { ...decided, reason: 'Droits' }, contest)),
    letters.decisionAnswered('lea', { ...decided, lifted: true, answer: 'Oui' }),
    letters.decisionAnswered('lea', { ...decided, lifted: false, answer: 'Non' }),
  ]),
  ...REPORTED_KINDS.flatMap((kind) =>
    ['lea', null].map((nametag) => letters.reportAnswered(nametag, kind, '2026-11-21T12:00:00Z', true)),
  ),
];

test('no line of any mail breaks before a sign of its text or after a guillemet, as text and as HTML', () => {
  const mails = ALL.map((letter) => renderLetter('lea@example.org', letter, signature(URL, CONTACT)));
  const parts = mails.flatMap(({ subject, text, html }) => [subject, text, html.replaceAll(/<[^>]*>/g, '')]);

  expect(parts.flatMap((part) => BREAKABLE_SPACE.exec(part)?.[0] ?? [])).toEqual([]);
  expect(parts.filter((part) => /\u202F[;!?]|\u00A0[:»]/.test(part)).length).toBeGreaterThan(0);
});

test('each says what it is about in words of its own', () => {
  const [first, second] = [letters.emailChanged('lea', CONTACT), letters.accountDeleted('lea', CONTACT)];
  expect(first.paragraphs.at(-1)).toContain('Si vous n’êtes pas à l’origine de ce changement');
  expect(second.paragraphs.at(-1)).toContain('Si vous n’êtes pas à l’origine de cette suppression');
});
