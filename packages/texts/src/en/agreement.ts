import type { ContentKind } from '@palmares/core/content-kind';
import type * as fr from '../fr/agreement.ts';
import { count, formatNumber } from './grammar.ts';
import { ordinal } from './ordinal.ts';

const MINE: Readonly<Record<ContentKind, string>> = {
  tierlist: 'my tier list',
  tournament: 'my tournament',
  ranking: 'my ranking',
};

const pairsText = (same: number, pairs: number) =>
  `${formatNumber(same)} of ${count(pairs, 'pair')} of images`;

export const AGREEMENT_TEXTS: typeof fr.AGREEMENT_TEXTS = {
  compareWithAll: (percent) => `Compare with the community: ${percent}%`,
  compareWithMine: (kind, percent) => `Compare with ${MINE[kind]}: ${percent}%`,
  toPalmares: 'See the album’s community ranking', // (PA-39) // (PA-39)
  dialog: 'Agree or not?',
  theirs: 'With the album’s community ranking',
  mine: 'With you',
  percent: (percent) => `${percent}%`,
  agreed: 'agreement',
  youAgree: (same, pairs) => `You agree on ${pairsText(same, pairs)}.`,
  pairs: (same, pairs) => `In agreement on ${pairsText(same, pairs)}.`,
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
