// The content as its picture and its text present it, for sharing and export.
import type { PictureContent } from '@palmares/pictures/content';
import type { PictureSource } from '../lib/picture/make-picture-file.ts';

type WithoutSite<T> = T extends unknown ? Omit<T, 'site'> : never;

/** The content without `site`, because the address of the site is the page's own. */
export type ShareableContent = WithoutSite<PictureContent>;

export type Shareable = {
  readonly content: ShareableContent;
  /** Images of the album or the content: at least those that the picture shows. */
  readonly images: readonly { readonly id: number; readonly path_image: string | null }[];
};

export function toPictureSource({ content, images }: Shareable): PictureSource<PictureContent> {
  return {
    content: { ...content, site: window.location.host },
    paths: new Map(images.map(({ id, path_image }) => [id, path_image])),
  };
}
