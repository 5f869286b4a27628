// French texts of the public lists of contents; errors follow the wording of the specification.
import type { ContentKind } from '@palmares/core/content-kind';

type GalleryTexts = {
  /** Singular noun, for counts. */
  readonly unit: string;
  readonly text: string;
  readonly search: string;
  readonly error: string;
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
} as const;

export const GALLERY_TEXTS: Readonly<Record<ContentKind, GalleryTexts>> = {
  tierlist: {
    unit: 'tier list',
    text: 'Ce que les autres mettent en S, et ce qu’ils laissent en D.',
    search: 'Rechercher une tier list',
    error: 'Impossible de charger les tierlists. Veuillez réessayer plus tard.',
    noMatch: 'Aucune tier list ne correspond à votre recherche',
    none: 'Aucune tier list pour le moment',
    noneHint: 'Choisissez un album et faites la première.',
    newest: 'Les plus récentes',
    oldest: 'Les plus anciennes',
  },
  tournament: {
    unit: 'tournoi',
    text: 'Un duel après l’autre, et un seul champion à la fin.',
    search: 'Rechercher un tournoi',
    error: 'Impossible de charger les tournois. Veuillez réessayer plus tard.',
    noMatch: 'Aucun tournoi ne correspond à votre recherche',
    none: 'Aucun tournoi pour le moment',
    noneHint: 'Choisissez un album et couronnez le premier champion.',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
  },
  ranking: {
    unit: 'classement',
    text: 'Choix après choix, un podium se forme.',
    search: 'Rechercher un classement',
    error: 'Impossible de charger les classements. Veuillez réessayer plus tard.',
    noMatch: 'Aucun classement ne correspond à votre recherche',
    none: 'Aucun classement pour le moment',
    noneHint: 'Choisissez un album et faites monter vos préférées sur le podium.',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
  },
};
