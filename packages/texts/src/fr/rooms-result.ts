// The result of a room: at its end, beside the saved content, and as a picture.
import { count } from './grammar.ts';

export const RESULT_TEXTS = {
  /** Heading beside the content. */
  title: 'Fait à plusieurs, dans un salon',
  agreement: 'D’accord avec le groupe',
  percent: (percent: number) => `${percent} %`,
  closest: 'Les plus proches',
  closestText: (first: string, second: string, percent: number) =>
    `${first} et ${second}, d’accord à ${percent} %`,
  original: 'L’avis le plus original',
  originalText: (name: string, percent: number) => `${name}, d’accord avec le groupe à ${percent} %`,
  divisive: 'Ce qui divise le plus',
  picture: 'Image du résultat',
  /** Title of the picture where the album has no name for everybody. */
  untitled: 'Notre salon',
  origin: (guests: number) => `Un salon de ${count(guests, 'personne')}`,
  notLoaded: 'Le résultat du salon n’a pas pu être chargé.',
};
