// The search of the whole site.
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { formatNumber } from './grammar.ts';

/** For a search without a word that can be looked for. */
export const SEARCH_TOO_SHORT: string = 'Saisissez un mot d’au moins 2 lettres ou chiffres.';

export const SEARCH_TEXTS = {
  title: 'Rechercher', // (SH-83)
  field: 'Rechercher sur tout le site',
  start: 'Que cherchez-vous ?',
  startHint:
    'Un album, une image, une création ou une personne. Une arobase ne cherche que des personnes : « @lea ».',
  albums: 'Albums',
  album: 'album',
  people: 'Personnes',
  person: 'personne',
  images: 'Images',
  image: 'image',
  unit: 'résultat',
  /** `found`: « 12 albums ». */
  seeAll: (found: string) => `Voir tout : ${found}`,
  /** Instead of a number that the server stopped counting. */
  atLeast: (number: number) => `${formatNumber(number)} ou plus`,
  allKinds: 'Tous les résultats',
  none: (text: string) => `Rien ne correspond à « ${isolateBidi(text)} »`,
  noneHint: 'Essayez un autre mot, ou seulement son début.',
  error: 'La recherche n’a pas abouti. Veuillez réessayer.',
};
