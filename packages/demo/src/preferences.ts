// The preferences that the engines play with: a person's favourites first, then the rest of the album in order.
import type { DemoAlbum, IconId } from './album.ts';

export type Preferences = {
  /** Favourites, best first; the other images of the album follow in order. */
  favourites: readonly IconId[];
  /** Number of the album's images to use, favourites first; all by default. */
  taken?: number;
};

export function orderByPreference(
  { favourites, taken }: Preferences,
  { images }: Pick<DemoAlbum, 'images'>,
): IconId[] {
  const others = images.map(({ icon }) => icon).filter((icon) => !favourites.includes(icon));
  return [...favourites, ...others].slice(0, taken);
}

/** Derives a seed from a text, so that each content has its own random numbers. */
export function hashSeed(text: string): number {
  return [...text].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}
