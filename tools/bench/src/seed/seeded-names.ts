// Deterministic names of seeded rows, so that two runs compare. Few frequent
// and many rare words make searches as selective as on a real site.

/** Occurs in about three of ten titles. */
export const FREQUENT_WORD = 'meilleurs';

const OPENINGS = ['Les meilleurs', 'Top', 'Tous les', 'Mes', 'Les plus beaux', 'Les pires', 'Grands'];
const SUBJECTS = [
  'films',
  'personnages',
  'méchants',
  'albums',
  'jeux',
  'openings',
  'joueurs',
  'desserts',
  'villes',
  'séries',
  'affiches',
  'pochettes',
];
const SYLLABLES = [
  'ba',
  'ché',
  'dor',
  'fi',
  'gan',
  'hel',
  'ju',
  'kra',
  'lou',
  'mi',
  'noé',
  'pel',
  'ri',
  'sa',
  'tan',
  'vé',
  'xo',
  'zin',
];
const FIRST_NAMES = [
  'Camille',
  'Léa',
  'Noé',
  'Inès',
  'Hugo',
  'Zoé',
  'Malo',
  'Jade',
  'Élise',
  'Tom',
  'Sacha',
  'Anaïs',
  'Yanis',
  'Maël',
  'Chloé',
  'Lucien',
];

/** A pseudo-random number in [0, 1), always the same for the same input. */
export function seededRandom(n: number, salt: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

const pick = (words: readonly string[], n: number, salt: number): string =>
  words[Math.floor(seededRandom(n, salt) * words.length)] ?? '';

/** A proper noun shared by only a handful of rows. */
function properNoun(n: number): string {
  const word = pick(SYLLABLES, n, 11) + pick(SYLLABLES, n, 12) + pick(SYLLABLES, n, 13);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The title of the nth album or content. */
export function seededTitle(n: number): string {
  const opening = seededRandom(n, 1) < 0.2 ? 'Les meilleurs' : pick(OPENINGS, n, 2);
  return `${opening} ${pick(SUBJECTS, n, 3)} de ${properNoun(n)} ${1960 + Math.floor(seededRandom(n, 4) * 65)}`;
}

export function seededFirstName(n: number): string {
  return pick(FIRST_NAMES, n, 5);
}
