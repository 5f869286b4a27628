// What a demo tier list is made of, and the short words its data files are written with.
// Images of the album that no tier names stay unclassified ('Non classé').
import type { IconId, IconSetName } from './album.ts';

export type DemoTier = {
  label: string;
  /** Six hexadecimal digits without `#`, as tiers are stored (TL-5). */
  color: string;
  /** In order of placement; icons of the album. */
  images: readonly IconId[];
};

export type DemoTierlist = {
  slug: string;
  /** Slug of a demo album. */
  album: string;
  /** Slug of a demo user. */
  author: string;
  name: string;
  description?: string;
  private: boolean;
  createdDaysAgo: number;
  mainImage: IconId;
  /** From the best to the worst. */
  tiers: readonly DemoTier[];
};

/** Icons of one set from their names, separated by white space. */
export const icons = (set: IconSetName, names: string): IconId[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name): IconId => `${set}:${name}`);

export const emojis = (names: string): IconId[] => icons('fluent-emoji-flat', names);

/** The five tiers that an editor opens with (TL-9). */
export const classicTiers = (
  s: readonly IconId[],
  a: readonly IconId[],
  b: readonly IconId[],
  c: readonly IconId[],
  d: readonly IconId[],
): DemoTier[] => [
  { label: 'S', color: 'ff7f7f', images: s },
  { label: 'A', color: 'ffbf7f', images: a },
  { label: 'B', color: 'ffff7f', images: b },
  { label: 'C', color: '7fff7f', images: c },
  { label: 'D', color: '7f7fff', images: d },
];
