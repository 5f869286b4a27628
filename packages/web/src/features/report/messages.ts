// Texts of the dialog: French, and English on a tournament's page (LB-1).
import { REPORT } from '@palmares/core/limits';
import type { ReportedKind } from '@palmares/core/report/case';
import type { ReportIssue, ReportReason } from '@palmares/core/report/check-report';
import { REASON_LABELS, reportIssueText } from '@palmares/core/report/messages';

const FRENCH = {
  title: {
    album: 'Signaler cet album',
    image: 'Signaler cette image',
    tierlist: 'Signaler cette tier list',
    tournament: 'Signaler ce tournoi',
    ranking: 'Signaler ce classement',
    author: 'Signaler ce compte',
  } satisfies Record<ReportedKind, string>,
  /** The name is in quotation marks, because it may end with punctuation. */
  intro: (name: string) =>
    `« ${name} ». La modération va l’examiner. L’auteur ne saura jamais qui a signalé.`,
  reason: 'Que se passe-t-il ?',
  reasons: REASON_LABELS,
  reasonMissing: 'Choisissez une raison.',
  text: 'Précisions',
  hints: {
    copyright:
      'De quelle œuvre s’agit-il, et en détenez-vous les droits, ou représentez-vous leur titulaire ?',
    illegal: 'Qu’est-ce qui vous paraît illégal ?',
    privacy: 'Qui est concerné, et comment ?',
  } satisfies Partial<Record<ReportReason, string>>,
  email: 'Votre adresse email',
  emailHint: 'Pour recevoir la réponse. Elle est effacée ensuite.',
  send: 'Envoyer le signalement',
  sent: 'Merci, votre signalement est transmis à la modération.',
  failed: 'Le signalement n’a pas pu être envoyé. Veuillez réessayer.',
  codes: {},
  issue: reportIssueText,
};

export type ReportTexts = Omit<typeof FRENCH, 'reasons' | 'title' | 'codes'> & {
  title: Readonly<Record<ReportedKind, string>>;
  reasons: Readonly<Record<ReportReason, string>>;
  codes: Readonly<Record<string, string>>;
};

const ENGLISH: ReportTexts = {
  title: {
    album: 'Report this album',
    image: 'Report this image',
    tierlist: 'Report this tier list',
    tournament: 'Report this tournament',
    ranking: 'Report this ranking',
    author: 'Report this account',
  },
  intro: (name) => `“${name}”. The moderators will look at it. The author will never know who reported it.`,
  reason: 'What is wrong?',
  reasons: {
    illegal: 'Illegal content',
    copyright: 'Copyright or trademark',
    sexual: 'Nudity or sexual content',
    hate: 'Hate, harassment or violence',
    privacy: 'Privacy or image rights',
    spam: 'Spam or misleading content',
    other: 'Something else',
  },
  reasonMissing: 'Choose a reason.',
  text: 'Details',
  hints: {
    copyright: 'Which work is it, and do you hold its rights or represent whoever does?',
    illegal: 'What seems illegal to you?',
    privacy: 'Who is affected, and how?',
  },
  email: 'Your email address',
  emailHint: 'To receive the answer. It is erased afterwards.',
  send: 'Send the report',
  sent: 'Thank you, your report has been passed on to the moderators.',
  failed: 'The report could not be sent. Please try again.',
  codes: {
    already_reported: 'You have already reported this. The moderators will look at it.',
    report_own: 'You cannot report what is yours.',
    not_found: 'This is no longer there.',
    rate_limited: 'Too many reports. Try again later.',
  },
  issue: ({ field, code }: ReportIssue) => {
    if (field === 'email') return 'This email address is not valid.';
    return code === 'required'
      ? 'Say in a few words what is wrong.'
      : `The text must not be longer than ${REPORT.textMax} characters.`;
  },
};

export const REPORT_TEXTS: Readonly<Record<'fr' | 'en', ReportTexts>> = { fr: FRENCH, en: ENGLISH };
