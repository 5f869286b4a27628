import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/search.ts';
import { formatNumber } from './grammar.ts';

export const SEARCH_TOO_SHORT: typeof fr.SEARCH_TOO_SHORT = 'Enter a word with at least 2 letters or digits.';

export const SEARCH_TEXTS: typeof fr.SEARCH_TEXTS = {
  title: 'Search',
  field: 'Search the whole site',
  start: 'What are you looking for?',
  startHint: 'An album, an image, a creation or a person. With an @, only people are found: “@lea”.',
  albums: 'Albums',
  album: 'album',
  people: 'People',
  person: 'profile',
  images: 'Images',
  image: 'image',
  unit: 'result',
  seeAll: (found) => `See all: ${found}`,
  atLeast: (number) => `${formatNumber(number)} or more`,
  allKinds: 'All results',
  none: (text) => `Nothing matches “${isolateBidi(text)}”`,
  noneHint: 'Try another word, or just its beginning.',
  error: 'The search didn’t work. Please try again.',
};
