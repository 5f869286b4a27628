// Reports and decisions, for screens and mails.

import type { ReportedKind, Sanction } from '@palmares/core/report/case';
import type { ReportIssue, ReportReason, StatementIssueCode } from '@palmares/core/report/check-report';
import { REPORT } from '@palmares/core/staff-limits';

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  illegal: 'Contenu illégal',
  copyright: 'Droit d’auteur ou marque',
  sexual: 'Nudité ou contenu sexuel',
  hate: 'Haine, harcèlement ou violence',
  privacy: 'Vie privée ou droit à l’image',
  spam: 'Publicité ou contenu trompeur',
  other: 'Autre raison',
};

type Nouns = {
  readonly label: string;
  /** With its article, for « Vous avez signalé … ». */
  readonly one: string;
  readonly yours: string;
  readonly isFeminine?: true;
};

const NOUNS: Readonly<Record<ReportedKind, Nouns>> = {
  album: { label: 'Album', one: 'un album', yours: 'Votre album' },
  image: { label: 'Image', one: 'une image', yours: 'Votre image', isFeminine: true },
  tierlist: { label: 'Tier list', one: 'une tier list', yours: 'Votre tier list', isFeminine: true },
  tournament: { label: 'Tournoi', one: 'un tournoi', yours: 'Votre tournoi' },
  ranking: { label: 'Classement', one: 'un classement', yours: 'Votre classement' },
  author: { label: 'Compte', one: 'un compte', yours: 'Votre compte' },
};

export const kindLabel = (kind: ReportedKind): string => NOUNS[kind].label;

/** The gender ending of a participle. */
const getEnding = (kind: ReportedKind) => (NOUNS[kind].isFeminine === true ? 'e' : '');

/** Text for the person who reported. `date` is a formatted date. */
export const thanksText = (kind: ReportedKind, date: string): string =>
  `Merci d’avoir signalé ${NOUNS[kind].one} le ${date}. La modération l’a regardé${getEnding(kind)}.`;

/** Text of a decision for the author: « Votre tier list « Noël » a été masquée. » Quarantine of an image applies to its album. */
export function decisionText({ kind, name, sanction }: Decided): string {
  if (sanction === 'deactivate') return 'Votre compte a été désactivé.';
  const thing = `${NOUNS[kind].yours} « ${name} »`;
  const ending = getEnding(kind);
  if (sanction === 'hide')
    return `${thing} a été masqué${ending} : vous et la modération mis à part, personne ne peut plus ${ending === '' ? 'le' : 'la'} voir.`;
  if (sanction === 'remove') return `${thing} a été retiré${ending} partout.`;
  return kind === 'album'
    ? `${thing} a été mis en quarantaine : il n’est plus visible et ne peut être ni modifié ni utilisé.`
    : `L’album de ${thing.charAt(0).toLowerCase()}${thing.slice(1)} a été mis en quarantaine : il n’est plus visible et ne peut être ni modifié ni utilisé.`;
}

type Decided = { readonly kind: ReportedKind; readonly name: string; readonly sanction: Sanction };

/** The effect of a lifted decision, for the author. */
export const LIFTED_TEXTS: Readonly<Record<Sanction, string>> = {
  hide: 'Ce contenu est de nouveau visible.',
  quarantine: 'L’album est sorti de quarantaine.',
  remove: 'L’image ne peut pas être rétablie, mais vous pouvez l’ajouter de nouveau.',
  deactivate: 'Votre compte est de nouveau actif.',
};

export function reportIssueText(issue: ReportIssue): string {
  if (issue.field === 'email') return 'Cette adresse email n’est pas valide.';
  return issue.code === 'required'
    ? 'Dites en quelques mots ce qui ne va pas.'
    : `Le texte ne doit pas dépasser ${REPORT.textMax} caractères.`;
}

export const statementText = (code: StatementIssueCode, max: number): string =>
  code === 'required' ? 'Ce texte est nécessaire.' : `Ce texte ne doit pas dépasser ${max} caractères.`;
