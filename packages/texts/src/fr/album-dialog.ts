// French texts of the album dialog; those of the specification are verbatim.
import type { ContentKind } from '@palmares/core/content-kind';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { albumCounts } from './album-counts.ts';
import { count } from './grammar.ts';

type AlbumFacts = {
  readonly author: string;
  readonly images: number;
  readonly views: number;
  readonly uses: number;
};

export const DIALOG_TEXTS = {
  /** The prefilled name (SU-3). */
  defaultName: (type: string, album: string) => `${type} ${album}`,
  name: 'Nom',
  nameLater: 'Choisissez d’abord un type',
  type: 'Que voulez-vous créer ?',
  /** The disclosure of the specified path: type, name, « Continuer ». */
  nameFirst: 'Donner un nom d’abord', // (SU-2)
  kind: 'Type',
  start: 'Commencer', // (BU-11, SU-2, SU-6, SU-7)
  tooFew: (images: number) => `Il faut au moins ${count(images, 'image')}.`, // (SU-7)
  continue: 'Continuer', // (SU-2, SU-4)
  chooseImages: 'Choisir les images', // (SU-2)
  /** Text after « Choisir les images » for screen readers. */
  chosenFor: (type: string) => ` : ${type}`,
  page: 'Voir l’album', // (SU-9)
  facts: ({ author, ...figures }: AlbumFacts) => albumCounts(figures, `par ${isolateBidi(author)}`),
  visitor: 'Vous pouvez créer, mais pas sauvegarder sans compte.', // (SU-5)
  signIn: 'Se connecter', // (SU-5)
  close: 'Fermer',
  failed: 'Album',
  error: 'Une erreur est survenue lors du chargement des données', // (SU-11)
};

type TypeTexts = {
  /** The {Type} of the prefilled name « {Type} {album name} ». */
  readonly label: string;
  readonly hint: string;
  /** Text after « Commencer » for screen readers, which do not get the context of the tile. */
  readonly start: (images: number) => string;
};

export const TYPE_TEXTS: Readonly<Record<ContentKind, TypeTexts>> = {
  tierlist: {
    label: 'Tierlist', // (SU-2)
    hint: 'En tiers, de S à D.',
    start: (images) => `une tier list avec ${count(images, 'image')}`,
  },
  tournament: {
    label: 'Tournoi', // (SU-2)
    hint: 'Des duels, un champion.',
    start: (images) => `un tournoi avec ${count(images, 'image')}`,
  },
  ranking: {
    label: 'Classement', // (SU-2)
    hint: 'Pas à pas, un podium.',
    start: (images) => `un classement avec ${count(images, 'image')}`,
  },
};
