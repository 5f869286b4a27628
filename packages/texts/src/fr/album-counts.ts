// The figures of an album; few views are left out (SU-10).
import { ALBUM } from '@palmares/core/limits';
import { count } from './grammar.ts';

type Figures = { readonly images: number; readonly views: number; readonly uses: number };

/** Returns the figures in the order in which they are shown; `by` follows the images. */
export function albumCounts({ images, views, uses }: Figures, by?: string): string {
  return [
    count(images, 'image'),
    ...(by === undefined ? [] : [by]),
    ...(views < ALBUM.viewsShownMin ? [] : [count(views, 'vue')]),
    count(uses, 'utilisation'),
  ].join(' · ');
}
