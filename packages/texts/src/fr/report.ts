// The dialog with which people report something.
import type { ReportedKind } from '@palmares/core/report/case';
import type { ReportIssue, ReportReason } from '@palmares/core/report/check-report';
import { REASON_LABELS, reportIssueText } from './report-issues.ts';

type ReportTexts = {
  readonly title: Readonly<Record<ReportedKind, string>>;
  /** The name is in quotation marks, because it may end with punctuation. */
  readonly intro: (name: string) => string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly reasonMissing: string;
  readonly text: string;
  readonly hints: Readonly<Partial<Record<ReportReason, string>>>;
  readonly email: string;
  readonly emailHint: string;
  readonly send: string;
  readonly sent: string;
  readonly failed: string;
  /** Texts for refusals, by error code. */
  readonly codes: Readonly<Record<string, string>>;
  readonly issue: (issue: ReportIssue) => string;
};

export const REPORT_TEXTS: ReportTexts = {
  title: {
    album: 'Signaler cet album',
    image: 'Signaler cette image',
    tierlist: 'Signaler cette tier list',
    tournament: 'Signaler ce tournoi',
    ranking: 'Signaler ce classement',
    author: 'Signaler ce compte',
  },
  intro: (name) => `« ${name} ». La modération va l’examiner. L’auteur ne saura jamais qui a signalé.`, // (AD-37)
  reason: 'Que se passe-t-il ?',
  reasons: REASON_LABELS,
  reasonMissing: 'Choisissez une raison.',
  text: 'Précisions',
  hints: {
    copyright:
      'De quelle œuvre s’agit-il, et en détenez-vous les droits, ou représentez-vous leur titulaire ?', // (AD-37)
    illegal: 'Qu’est-ce qui vous paraît illégal ?',
    privacy: 'Qui est concerné, et comment ?',
  },
  email: 'Votre adresse email',
  emailHint: 'Pour recevoir la réponse. Elle est effacée ensuite.',
  send: 'Envoyer le signalement',
  sent: 'Merci, votre signalement est transmis à la modération.',
  failed: 'Le signalement n’a pas pu être envoyé. Veuillez réessayer.',
  // The server's messages are French, and more precise.
  codes: {},
  issue: reportIssueText,
};
