import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/home.ts';
import { count, formatNumber } from './grammar.ts';

export const HOME_TEXTS: typeof fr.HOME_TEXTS = {
  hero: ['One album.', 'Three ways to settle it.'],
  pitch:
    'Sort the images into a tier list, pit them against each other in a tournament, refine a ranking. Then show off the result.',
  choose: 'Choose an album',
  create: 'Create an album',
  popular: 'Popular albums',
  mostPlayed: 'Most played',
  latest: {
    tierlist: 'Latest tier lists',
    tournament: 'Latest tournaments',
    ranking: 'Latest rankings',
  },
  seeAll: 'See all',
  seeMore: 'More albums',
  loading: 'Loading…',
  error: 'The albums could not be loaded. Please try again later.',
  moreError: 'The rest could not be loaded.',
  empty: 'No public albums yet',
  emptyHint: 'Create the first one: a few images are enough.',
  of: (link, title) => `${link}: ${title}`,

  duel: 'Which one wins?',
  images: (images) => count(images, 'image'),
  versus: 'VS',
  duelHint: {
    touch: 'Tap an image to start the tournament.',
    mouse: 'Click an image to start the tournament.',
  },
  pick: (name) => `Pick ${name}`,
  picked: (name) => endSentence(`Picked: ${name}`),
  nextDuel: (names) => endSentence(`Next duel: ${names.join(' versus ')}`),
  played: (picks, total) => `${formatNumber(picks)} of ${count(total, 'duel')}`,
  champion: (name) => `${isolateBidi(name)} wins!`,
  goOn: 'Continue this tournament',
  seeResult: 'See the result',
  duelFailed: 'The rest of the tournament could not be loaded. Please try again.',
  notKept: 'This browser can’t store anything, so the tournament can’t continue in the editor.',
};
