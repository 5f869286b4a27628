import type * as fr from '../fr/rooms-result.ts';
import { count } from './grammar.ts';

export const RESULT_TEXTS: typeof fr.RESULT_TEXTS = {
  title: 'Made together, in a room',
  agreement: 'Agreement with the group',
  percent: (percent) => `${percent}%`,
  closest: 'Closest pair',
  closestText: (first, second, percent) => `${first} and ${second} agree at ${percent}%`,
  original: 'Most original',
  originalText: (name, percent) => `${name} agrees with the group at ${percent}%`,
  divisive: 'Most divisive',
  picture: 'Picture of the result',
  untitled: 'Our room',
  origin: (guests) => `A room of ${count(guests, 'person')}`,
  notLoaded: 'The result of the room could not be loaded.',
};
