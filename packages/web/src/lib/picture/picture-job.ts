// Input and output of drawing a picture. All of it can be cloned to a worker.
import type { DrawableContent } from '@palmares/pictures/content';
import type { PictureOptions } from '@palmares/pictures/format';
import type { PageTheme } from './page-theme.ts';

export type PictureJob = {
  readonly content: DrawableContent;
  readonly options: PictureOptions;
  /** The path of each image of the content, by id. */
  readonly paths: ReadonlyMap<number, string | null>;
  readonly look: PageTheme;
};

export type Picture = {
  /** A PNG. */
  readonly blob: Blob;
  /** True when the images show their names: requested, and large enough to be legible. */
  readonly named: boolean;
};
