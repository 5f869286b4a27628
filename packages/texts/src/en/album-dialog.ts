import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/album-dialog.ts';
import { albumCounts } from './album-counts.ts';
import { count } from './grammar.ts';

export const DIALOG_TEXTS: typeof fr.DIALOG_TEXTS = {
  defaultName: (type, album) => `${type}: ${album}`,
  name: 'Name',
  nameLater: 'Choose a type first',
  type: 'What would you like to create?',
  nameFirst: 'Name it first',
  kind: 'Type',
  start: 'Start',
  tooFew: (images) => `You need at least ${count(images, 'image')}.`,
  continue: 'Continue',
  chooseImages: 'Choose images',
  chosenFor: (type) => `: ${type}`,
  page: 'View album',
  facts: ({ author, ...figures }) => albumCounts(figures, `by ${isolateBidi(author)}`),
  visitor: 'You can create without an account, but not save.',
  signIn: 'Log in',
  close: 'Close',
  failed: 'Album',
  error: 'Something went wrong while loading the data',
};

export const TYPE_TEXTS: typeof fr.TYPE_TEXTS = {
  tierlist: {
    label: 'Tier list',
    hint: 'In tiers, from S to D.',
    start: (images) => `a tier list with ${count(images, 'image')}`,
  },
  tournament: {
    label: 'Tournament',
    hint: 'Duels, and one champion.',
    start: (images) => `a tournament with ${count(images, 'image')}`,
  },
  ranking: {
    label: 'Ranking',
    hint: 'Step by step, a podium.',
    start: (images) => `a ranking with ${count(images, 'image')}`,
  },
};
