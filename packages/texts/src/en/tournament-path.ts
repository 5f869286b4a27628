import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/tournament-path.ts';

export const PATH_TEXTS: typeof fr.PATH_TEXTS = {
  of: (name: string) => `Path of ${isolateBidi(name)}`,
  title: 'Its path',
  follow: 'Follow it on the page',
  champion: 'Path to the title',
  lostTo: 'lost to',
  lost: (name: string, round: string) => `Lost to ${name}, ${round}: view image`,
  lostWith: 'beside',
  alsoLost: (name: string, round: string) => `${name} lost there too, ${round}: view image`,
  marks: {
    self: 'followed',
    beaten: 'beaten on its path',
    beside: 'lost beside it',
    winner: 'beat it',
  },
};
