// French texts of uploads, shared by the form of a new album and the album editor. Progress is shown in percent (AL-67).

import type { TextListIssue } from '@palmares/core/album/text-list';
import { TEXT_CARD } from '@palmares/core/limits';
import { count, formatNumber } from '@palmares/texts/page/grammar';

export const UPLOAD_TEXTS = {
  preparing: 'Préparation…',
  waiting: 'En attente',
  sending: (percent: number): string => `Envoi… ${percent} %`,
  checking: (percent: number): string => `Vérification… ${percent} %`,
  added: 'Ajoutée · 100 %',
  duplicate: 'Doublon',
  animated: 'Animée',
  progress: (done: number, total: number): string => `Envoi ${formatNumber(done)} / ${formatNumber(total)}`,
  cancel: 'Annuler l’envoi',
  retry: (failed: number): string => `Réessayer (${formatNumber(failed)})`,
} as const;

const cards = (n: number): string => count(n, 'carte');

export const TEXT_CARD_TEXTS = {
  offer: 'Pas d’images ? Une liste de textes suffit.',
  open: 'Ajouter des textes',
  title: 'Ajouter des textes',
  intro:
    'Chansons, prénoms, idées : chaque ligne devient une image, que vous pourrez modifier comme les autres.',
  list: 'Un texte par ligne',
  placeholder: 'Bohemian Rhapsody\nImagine\nLa Bohème',
  hint: (n: number): string => (n === 0 ? `${TEXT_CARD.textMax} caractères au plus par texte` : cards(n)),
  submit: (n: number): string => (n === 0 ? 'Créer les cartes' : `Créer ${cards(n)}`),
  progress: (done: number, total: number): string =>
    `Création ${formatNumber(done)} / ${formatNumber(total)}`,
  preview: 'Aperçu',
  failed: 'Les cartes n’ont pas pu être créées. Veuillez réessayer.',
} as const;

/** Describes all issues of a list in one or two sentences. */
export function textListIssueText(issues: readonly TextListIssue[]): string | undefined {
  const lines = issues.flatMap((issue) => (issue.code === 'text_too_long' ? [issue.line] : []));
  const others = issues.flatMap((issue) => (issue.code === 'text_too_long' ? [] : [otherIssueText(issue)]));
  return [...others, ...(lines.length > 0 ? [tooLongText(lines)] : [])].join(' ') || undefined;
}

function otherIssueText(issue: Exclude<TextListIssue, { code: 'text_too_long' }>): string {
  if (issue.code === 'no_text') return 'Saisissez au moins un texte.';
  return issue.max === 0
    ? 'L’album est plein.'
    : `${count(issue.max, 'texte')} au plus à la fois dans cet album.`;
}

const LINES_TOLD = 5;

function tooLongText(lines: readonly number[]): string {
  const told = lines.slice(0, LINES_TOLD).join(', ');
  const more = lines.length > LINES_TOLD ? '…' : '';
  const where = lines.length === 1 ? `La ligne ${told} dépasse` : `Les lignes ${told}${more} dépassent`;
  return `${where} ${TEXT_CARD.textMax} caractères.`;
}
