import type * as fr from '../fr/agreement.ts';
import { count } from './grammar.ts';
import { ordinal } from './ordinal.ts';

export const AGREEMENT_TEXTS: typeof fr.AGREEMENT_TEXTS = {
  withAll: (percent) => `${percent}% agreement with the community ranking`,
  withMineToo: (percent) => `${percent}% with you`,
  withMine: (percent) => `${percent}% agreement with you`,
  toPalmares: 'See the album’s community ranking', // (PA-39)
  details: 'see the differences',
  dialog: 'Agree or not?',
  theirs: 'With the album’s community ranking',
  mine: 'With you',
  percent: (percent) => `${percent}%`,
  agreed: 'agreement',
  pairs: (same, pairs) =>
    `${same} of ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of images ranked by both sides.`,
  differences: 'Biggest differences, among the shared images',
  here: 'here',
  you: 'you',
  all: 'community',
  at: (who, rank) => `${who}: ${ordinal(rank)}`,
};

export const OWN_TEXTS: typeof fr.OWN_TEXTS = {
  title: 'What about you?',
  none: 'Make your tier list, tournament or ranking, and see how much you agree.',
  compared: 'Compared with your latest creation:',
  incomparable: 'Not enough images in common to compare.',
  onlyHere: 'It is private: it is compared only here, in your browser, and does not count.',
  voice: (contents) => {
    if (contents === null) return 'All your creations count as one vote.';
    return contents === 1
      ? 'Your creation counts as one vote.'
      : `Your ${count(contents, 'creation')} count as one vote.`;
  },
  leftOut: 'Your creations don’t count in any community ranking: the moderators have excluded your vote.',
  hidden: 'It is hidden by the moderators: it does not count.',
  soon: 'Your latest version will count in a few seconds.',
};
