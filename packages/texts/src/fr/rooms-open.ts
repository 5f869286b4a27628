// The dialog that opens a room.
import type { RoomMode } from '@palmares/core/room/plan';
import { count } from './grammar.ts';

export const MODE_TEXTS: Readonly<Record<RoomMode, { readonly label: string; readonly hint: string }>> = {
  tierlist: { label: 'Tier list', hint: 'Image après image, le groupe choisit un tier.' },
  tournament: { label: 'Tournoi', hint: 'Duel après duel, la majorité l’emporte.' },
  ranking: { label: 'Classement', hint: 'Tout le monde joue de son côté, les votes se rejoignent.' },
  guess: { label: 'Devine', hint: 'Devinez la tier list que l’hôte a scellée.' },
};

/** Seconds of a step: « 30 s », « 2 min ». */
export const stepTime = (seconds: number | null): string => {
  if (seconds === null) return 'Sans minuteur';
  return seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;
};

export const OPEN_TEXTS = {
  title: 'Ouvrir un salon',
  mode: 'Comment jouer ?',
  images: (images: number) => count(images, 'image'),
  order: 'Mélanger les images',
  seconds: 'Temps par étape',
  rankingSeconds: 'Temps de jeu',
  batches: 'Manches par personne',
  batchCount: (batches: number | null) =>
    batches === null ? 'Autant que possible' : count(batches, 'manche'),
  hidden: 'Votes cachés jusqu’à la révélation',
  names: 'Montrer qui a voté comme le groupe',
  ties: 'Égalité',
  tie: { host: 'L’hôte décide', draw: 'Tirage au sort' },
  tierlist: 'Tier list à deviner',
  noTierlist: 'Pour ce mode, il vous faut une tier list de cet album.',
  makeTierlist: 'Créer une tier list',
  loading: 'Chargement de vos tier lists…',
  submit: 'Ouvrir le salon',
  cancel: 'Annuler',
  signIn: 'Connexion',
  visitor: 'Connectez-vous pour ouvrir un salon. Vos invités, eux, n’ont pas besoin de compte.',
  failed: 'Le salon n’a pas pu être ouvert. Réessayez.',
  own: 'Vos salons',
  saveOf: (code: string) => `Sauvegarder le résultat du salon ${code}`,
  notSaved: 'Le résultat n’a pas pu être sauvegardé. Réessayez.',
  goTo: (code: string) => `Aller au salon ${code}`,
};
