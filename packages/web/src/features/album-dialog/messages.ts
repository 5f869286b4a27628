// French texts of the album dialog; those of the specification are verbatim.
import type { ContentKind } from '@palmares/core/content-kind';
import { count } from '@palmares/texts/page/grammar';

export const DIALOG_TEXTS = {
  name: 'Nom',
  nameLater: 'Choisissez d’abord un type',
  type: 'Que voulez-vous créer ?',
  ways: '« Commencer » prend toutes les images, « Continuer » laisse les choisir.',
  start: 'Commencer',
  tooFew: (images: number) => `Il faut au moins ${count(images, 'image')}.`,
  continue: 'Continuer',
  cancel: 'Annuler',
  chooseImages: 'Choisir les images',
  page: 'Voir l’album',
  visitor: 'Vous pouvez créer, mais pas sauvegarder sans compte.',
  signIn: 'Se connecter',
  close: 'Fermer',
  failed: 'Album',
  error: 'Une erreur est survenue lors du chargement des données',
} as const;

type TypeTexts = {
  /** The {Type} of the prefilled name « {Type} {album name} ». */
  label: string;
  hint: string;
  /** Text after « Commencer » for screen readers, which do not get the context of the tile. */
  start: (images: string) => string;
};

export const TYPE_TEXTS: Record<ContentKind, TypeTexts> = {
  tierlist: {
    label: 'Tierlist',
    hint: 'En tiers, de S à D.',
    start: (images) => `une tier list avec ${images}`,
  },
  tournament: {
    label: 'Tournoi',
    hint: 'Des duels, un champion.',
    start: (images) => `un tournoi avec ${images}`,
  },
  ranking: {
    label: 'Classement',
    hint: 'Pas à pas, un podium.',
    start: (images) => `un classement avec ${images}`,
  },
};
