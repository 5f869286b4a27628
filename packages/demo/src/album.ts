// Types of a demo album, and short helpers for its data files. An icon is named `<set>:<name>`; draw.ts locates each set. Photographs are a
// set, too (`photo:<file>`), so that contents name all images alike. With such helpers
// the demo content has 1 940 lines; as JSON it would have 3 100, and the compiler would not check icons, categories and states.
import type { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';

export type IconSetName = 'fluent-emoji-flat' | 'logos' | 'flag' | 'photo';

export type IconId = `${IconSetName}:${string}`;

export type DemoImage = {
  icon: IconId;
  /** French, at most 25 characters (AL-15). */
  name: string;
  description?: string;
  url?: string;
  /** `#rrggbb`; the album's background when absent. */
  ground?: string;
};

export type DemoAlbum = {
  slug: string;
  name: string;
  /** Slug of a demo user. */
  author: string;
  categories: readonly (typeof DEFAULT_CATEGORIES)[number]['name'][];
  /** `#rrggbb`, the background of every icon of the album; photographs cover it. */
  ground: string;
  status: 'public' | 'private';
  createdDaysAgo: number;
  /** The first image is the cover; the next four complete the mosaic. */
  images: readonly DemoImage[];
};

type Extras = Pick<DemoImage, 'description' | 'url' | 'ground'>;

export const emoji = (icon: string, name: string, extras: Extras = {}): DemoImage => ({
  icon: `fluent-emoji-flat:${icon}`,
  name,
  ...extras,
});

export const logo = (icon: string, name: string, extras: Extras = {}): DemoImage => ({
  icon: `logos:${icon}`,
  name,
  ...extras,
});

/** `code` is the flag's file name: ISO 3166-1 alpha-2 in lower case, or a part of a country (`gb-eng`). */
export const flag = (code: string, name: string, extras: Extras = {}): DemoImage => ({
  icon: `flag:${code}`,
  name,
  ...extras,
});

/** A file of `photos/`, without its extension. */
export const photo = (file: string, name: string, extras: Extras = {}): DemoImage => ({
  icon: `photo:${file}`,
  name,
  ...extras,
});

/** The same images on another background: for a group of an album, or for icons too dark for the album's own. */
export const onGround = (ground: string, images: readonly DemoImage[]): DemoImage[] =>
  images.map((image) => ({ ground, ...image }));

/** Address of the French Wikipedia article with exactly this title. */
export const wikipedia = (title: string): string =>
  `https://fr.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
