// What a picture is drawn from and what comes of it. All of it can be sent to a worker.
import type { PictureContent } from '@palmares/pictures/content';
import type { PictureOptions } from '@palmares/pictures/format';
import type { PageLook } from './page-look.ts';

export type PictureJob = {
  readonly content: PictureContent;
  readonly options: PictureOptions;
  /** Where each image of the content is, by its id. */
  readonly paths: ReadonlyMap<number, string | null>;
  readonly look: PageLook;
};

export type Picture = {
  /** A PNG. */
  readonly blob: Blob;
  /** Whether the images carry their names: wanted, and large enough for them to be read. */
  readonly named: boolean;
};
