// Realistically filled categories: one holds half of all albums, a few hold some percent, most hold a handful, some are empty.
import { seededRandom } from './seeded-names.ts';

/** Shares of all albums, for categories of a new site; the rest is « Autres ». */
const SHARES = { Films: 0.5, Animation: 0.12, Manga: 0.06, 'Jeux Vidéo': 0.03, Musique: 0.015, Sport: 0.005 };
const REST = 'Autres';

const HANDFUL = 5;
const SMALL = [
  'Cuisine',
  'Voyages',
  'Botanique',
  'Architecture',
  'Bandes dessinées',
  'Chats',
  'Chiens',
  'Échecs',
  'Fromages',
  'Géographie',
  'Histoire',
  'Horlogerie',
  'Mode',
  'Oiseaux',
  'Philatélie',
  'Phares',
];
const EMPTY = ['Aquariums', 'Calligraphie', 'Cerfs-volants', 'Numismatique', 'Spéléologie'];

/** Categories added to those of a new site. */
export const ADDED_CATEGORIES: readonly string[] = [...SMALL, ...EMPTY];

/** Example categories by size, for measurements of their lists. */
export const CATEGORY_OF = {
  half: 'Films',
  middle: 'Musique',
  few: 'Cuisine',
  unknown: 'Nulle part',
} as const;

function drawCategory(n: number, salt: number): string {
  let left = seededRandom(n, salt);
  for (const [name, share] of Object.entries(SHARES)) {
    if (left < share) return name;
    left -= share;
  }
  return REST;
}

/** At most three categories of the new album `index` of `albums`, whose number is `n`, in order. */
export function drawCategories(n: number, index: number, albums: number): string[] {
  const first = drawCategory(n, 50);
  const second = seededRandom(n, 51) < 0.3 ? drawCategory(n, 52) : first;
  // Each small category gets a handful of albums, spread over all of them.
  const every = Math.max(1, Math.floor(albums / (SMALL.length * HANDFUL)));
  const small = index % every === 0 ? SMALL[(index / every) % SMALL.length] : undefined;
  return [...new Set([first, second, ...(small === undefined ? [] : [small])])];
}
