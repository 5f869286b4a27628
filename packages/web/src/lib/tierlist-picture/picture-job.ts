// What a picture is drawn from. All of it can be sent to a worker.
import type { PictureContent } from '@palmares/core/tierlist/picture-layout';
import type { PageLook } from './page-look.ts';

export type PictureImage = {
  readonly path_image: string | null;
  /** Six hex digits without #, shown until and behind the image. */
  readonly color: string;
};

export type PictureJob = {
  readonly content: PictureContent;
  /** Whether each image carries its name. */
  readonly names: boolean;
  /** By the ids that the content names. */
  readonly images: ReadonlyMap<number, PictureImage>;
  readonly look: PageLook;
};

/** Images drawn so far, of all. */
export type Progress = { readonly done: number; readonly all: number };
