import { albumScene } from './album-scene.ts';
import type { PictureContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import type { MeasureText, Scene } from './scene.ts';

type FavouriteContent = Extract<PictureContent, { kind: 'favourite' }>;

export const favouriteScene = (
  content: FavouriteContent,
  options: PictureOptions,
  measure: MeasureText,
): Scene => albumScene({ ...content, kind: 'album' }, options, measure);
