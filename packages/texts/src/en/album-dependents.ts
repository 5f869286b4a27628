import type * as fr from '../fr/album-dependents.ts';
import { count } from './grammar.ts';

export const DEPENDENTS_TEXTS: typeof fr.DEPENDENTS_TEXTS = {
  title: 'Already made from this album:',
  failed: 'What depends on this album could not be shown.',
  byYou: 'By you',
  byAuthor: 'By its author',
  byOthers: 'By others',
  unused: (images) => `Nothing depends on it. The album and its ${count(images, 'image')} will disappear.`,
  kept: 'What is already made keeps the images it shows.',
  nothingNew: 'Nothing new can be made from this album.',
  lost: (images, isRest) =>
    `${count(images, isRest ? 'other image' : 'image')} will disappear, and nothing new can be made from this album.`,
};
