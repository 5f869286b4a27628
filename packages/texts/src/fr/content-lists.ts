// French texts of the public lists of contents; errors follow the wording of the specification.
import type { ContentKind } from '@palmares/core/content-kind';

type GalleryTexts = {
  readonly text: string;
  readonly search: string;
  readonly noMatch: string;
  readonly none: string;
  readonly noneHint: string;
  readonly newest: string;
  readonly oldest: string;
};

export const SHARED_TEXTS = {
  create: 'Choisir un album',
  noMatchHint: 'Essayez un autre mot ou une autre catégorie.',
  clear: 'Effacer les filtres',
  alphabetical: 'De A à Z',
};

export const GALLERY_TEXTS: Readonly<Record<ContentKind, GalleryTexts>> = {
  tierlist: {
    text: 'Ce que les autres mettent en S, et ce qu’ils laissent en D.',
    search: 'Rechercher une tier list',
    noMatch: 'Aucune tier list ne correspond à votre recherche',
    none: 'Aucune tier list pour le moment',
    noneHint: 'Choisissez un album et faites la première.',
    newest: 'Les plus récentes',
    oldest: 'Les plus anciennes',
  },
  tournament: {
    text: 'Un duel après l’autre, et un seul champion à la fin.',
    search: 'Rechercher un tournoi',
    noMatch: 'Aucun tournoi ne correspond à votre recherche',
    none: 'Aucun tournoi pour le moment',
    noneHint: 'Choisissez un album et couronnez le premier champion.',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
  },
  ranking: {
    text: 'Choix après choix, un podium se forme.',
    search: 'Rechercher un classement',
    noMatch: 'Aucun classement ne correspond à votre recherche',
    none: 'Aucun classement pour le moment',
    noneHint: 'Choisissez un album et faites monter vos préférées sur le podium.',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
  },
};
