// An image's path, in a chunk that loads with the first opened image.
import { isolateBidi } from '@palmares/core/text/isolate-bidi';

export const PATH_TEXTS = {
  of: (name: string) => `Parcours de ${isolateBidi(name)}`,
  title: 'Son parcours',
  follow: 'Le suivre sur la page',
  champion: 'Parcours jusqu’au titre',
  lostTo: 'a perdu contre',
  lost: (name: string, round: string) => `Défaite contre ${name}, ${round} : voir l’image`,
  lostWith: 'en même temps que',
  alsoLost: (name: string, round: string) => `${name} y a perdu aussi, ${round} : voir l’image`,
  /** The relation of an image to the one whose path is followed. */
  marks: {
    self: 'suivie',
    beaten: 'battue sur son parcours',
    beside: 'battue en même temps',
    winner: 'l’a battue',
  },
};
