// Types of a demo tier list, and short helpers for its data files. Images that no tier names stay unclassified ('Non classé').
import type { IconId, IconSetName } from './album.ts';

export type DemoTier = {
  label: string;
  /** Six hexadecimal digits without `#`, as tiers are stored (TL-5). */
  color: string;
  /** Icons of the album, in order of placement. */
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
  /** Best first. */
  tiers: readonly DemoTier[];
};

/** Parses names separated by white space into icons of one set. */
export const icons = (set: IconSetName, names: string): IconId[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name): IconId => `${set}:${name}`);

export const emojis = (names: string): IconId[] => icons('fluent-emoji-flat', names);

/** The five default tiers of the editor (TL-9). */
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
