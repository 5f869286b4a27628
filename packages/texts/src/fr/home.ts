// French texts of the home page; those of the specification are verbatim.

import type { ContentKind } from '@palmares/core/content-kind';
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count, formatNumber } from './grammar.ts';

const hero: readonly string[] = ['Un album.', 'Trois façons de trancher.'];

const latest: Readonly<Record<ContentKind, string>> = {
  tierlist: 'Dernières tier lists',
  tournament: 'Derniers tournois',
  ranking: 'Derniers classements',
};

export const HOME_TEXTS = {
  hero,
  pitch:
    'Glissez les images en tier list, départagez-les en tournoi, affinez en classement. Puis montrez votre palmarès.',
  choose: 'Choisir un album',
  create: 'Créer un album',
  popular: 'Albums Populaires', // (LB-28, SH-32)
  mostPlayed: 'Les plus joués', // (SH-87)
  latest,
  seeAll: 'Voir tout', // (SH-34)
  seeMore: 'Voir Plus', // (SH-36)
  loading: 'Chargement…',
  error: 'Impossible de charger les albums. Veuillez réessayer plus tard.', // (SH-39)
  moreError: 'La suite n’a pas pu être chargée.',
  empty: 'Aucun album public pour le moment', // (SH-40)
  emptyHint: 'Créez le premier : quelques images suffisent.',
  of: (link: string, title: string) => `${link} : ${title}`,

  duel: 'Qui l’emporte ?',
  images: (images: number) => count(images, 'image'),
  versus: 'VS',
  duelHint: {
    touch: 'Touchez une image : le tournoi commence.', // (SH-41)
    mouse: 'Cliquez sur une image : le tournoi commence.', // (SH-41)
  },
  pick: (name: string) => `Choisir ${name}`,
  picked: (name: string) => endSentence(`Choix : ${name}`),
  nextDuel: (names: readonly string[]) => endSentence(`Duel suivant : ${names.join(' contre ')}`),
  played: (picks: number, total: number) => `${count(picks, 'duel')} sur ${formatNumber(total)}`,
  champion: (name: string) => `${isolateBidi(name)} l’emporte !`,
  goOn: 'Continuer ce tournoi', // (SH-41)
  seeResult: 'Voir le résultat',
  duelFailed: 'La suite du tournoi n’a pas pu être chargée. Veuillez réessayer.',
  notKept: 'Ce navigateur ne garde rien : le tournoi ne peut pas continuer dans l’éditeur.',
};
