// French texts of uploads, shared by the form of a new album and the album editor. Progress is shown in percent (AL-67).

import { TEXT_CARD } from '@palmares/core/limits';
import { count, formatNumber } from './grammar.ts';

export const UPLOAD_TEXTS = {
  preparing: 'Préparation…',
  waiting: 'En attente',
  sending: (percent: number): string => `Envoi… ${percent} %`,
  checking: (percent: number): string => `Vérification… ${percent} %`,
  added: 'Ajoutée · 100 %',
  duplicate: 'Doublon',
  animated: 'Animée',
  progress: (done: number, total: number): string => `Envoi ${formatNumber(done)} / ${formatNumber(total)}`,
  cancel: 'Annuler l’envoi', // (AL-51)
  retry: (failed: number): string => `Réessayer (${formatNumber(failed)})`, // (AL-51)
};

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
};

export const TEXT_LIST_TEXTS = {
  noText: 'Saisissez au moins un texte.',
  full: 'L’album est plein.',
  tooMany: (max: number): string => `${count(max, 'texte')} au plus à la fois dans cet album.`,
  /** `hasMore`: other lines are too long as well. */
  tooLong: (lines: readonly number[], hasMore: boolean): string => {
    const told = lines.join(', ');
    const more = hasMore ? '…' : '';
    const where = lines.length === 1 ? `La ligne ${told} dépasse` : `Les lignes ${told}${more} dépassent`;
    return `${where} ${TEXT_CARD.textMax} caractères.`;
  },
};
