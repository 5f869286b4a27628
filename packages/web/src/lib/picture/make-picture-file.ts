// Creates a picture as a file to download or share.
import type { DrawableContent } from '@palmares/pictures/content';
import type { Progress } from '@palmares/pictures/draw-scene';
import type { PictureOptions } from '@palmares/pictures/format';
import { makePicture } from './make-picture.ts';
import { readPageTheme } from './page-theme.ts';

/** The content and the paths of its images; the address of the site is the page's own. */
export type PictureSource<C extends DrawableContent = DrawableContent> = {
  readonly content: C;
  readonly paths: ReadonlyMap<number, string | null>;
};

export type PictureFile = { readonly file: File; readonly named: boolean };

/** Rejects when it cannot be drawn, or with the reason of the signal. */
export async function makePictureFile(
  { content, paths }: PictureSource,
  options: PictureOptions,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<PictureFile> {
  const job = { content, paths, options, look: readPageTheme() };
  const { blob, named } = await makePicture(job, onProgress, signal);
  return { file: new File([blob], fileName(content.title, options), { type: blob.type }), named };
}

/** Removes the characters that some systems refuse in file names. */
function fileName(title: string, { format }: PictureOptions): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
  const size = { natural: '', wide: ' 1200x630', square: ' 1080x1080', tall: ' 1080x1920' }[format];
  return `${name === '' ? 'palmares' : name}${size}.png`;
}
