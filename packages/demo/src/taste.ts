// Whose choices the engines play with: a person's favourites first, then the rest of the album in its order.
import type { DemoAlbum, IconId } from './album.ts';

export type Taste = {
  /** From the most loved; the other images of the album follow in its order. */
  favourites: readonly IconId[];
  /** How many of the album's images were taken, the favourites first; all unless told. */
  taken?: number;
};

export function tasteOf({ favourites, taken }: Taste, { images }: Pick<DemoAlbum, 'images'>): IconId[] {
  const others = images.map(({ icon }) => icon).filter((icon) => !favourites.includes(icon));
  return [...favourites, ...others].slice(0, taken);
}

/** A number out of a text, so that each content has its own chance. */
export function seedOf(text: string): number {
  return [...text].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}
