// French texts of the home page; those of the specification are verbatim.

import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count, formatNumber } from '@palmares/texts/page/grammar';

export const HOME_TEXTS = {
  hero: ['Un album.', 'Trois façons de trancher.'],
  pitch:
    'Glissez les images en tier list, départagez-les en tournoi, affinez en classement. Puis montrez votre palmarès.',
  choose: 'Choisir un album',
  create: 'Créer un album',
  popular: 'Albums Populaires',
  seeAll: 'Voir tout',
  seeMore: 'Voir Plus',
  loading: 'Chargement…',
  error: 'Impossible de charger les albums. Veuillez réessayer plus tard.',
  moreError: 'La suite n’a pas pu être chargée.',
  empty: 'Aucun album public pour le moment',
  emptyHint: 'Créez le premier : quelques images suffisent.',
  of: (link: string, title: string) => `${link} : ${title}`,

  duel: 'Qui l’emporte ?',
  duelHint: {
    touch: 'Touchez une image : le tournoi commence.',
    mouse: 'Cliquez sur une image : le tournoi commence.',
  },
  pick: (name: string) => `Choisir ${name}`,
  picked: (name: string) => endSentence(`Choix : ${name}`),
  nextDuel: (names: readonly string[]) => endSentence(`Duel suivant : ${names.join(' contre ')}`),
  played: (picks: number, total: number) => `${count(picks, 'duel')} sur ${formatNumber(total)}`,
  champion: (name: string) => `${isolateBidi(name)} l’emporte !`,
  goOn: 'Continuer ce tournoi',
  seeResult: 'Voir le résultat',
  duelFailed: 'La suite du tournoi n’a pas pu être chargée. Veuillez réessayer.',
  notKept: 'Ce navigateur ne garde rien : le tournoi ne peut pas continuer dans l’éditeur.',
} as const;
