// Parts of one kind of content for pages, embeds and link previews. kinds.ts holds one for each.
import type { ContentKind } from '@palmares/core/content-kind';
import type { PictureContent, PictureImage } from '@palmares/pictures/content';
import type { PublicGroup, PublicResult } from '../../content/shared/public-result.ts';
import type { IsEager } from './embed-images.ts';

export type EmbedWords = {
  readonly lang: 'fr' | 'en';
  readonly by: string;
  /** Label of the link to the content's own page. */
  readonly see: string;
  readonly untitled: string;
  readonly empty: string;
};

export const FRENCH_EMBED = { lang: 'fr', by: 'par', see: 'Voir sur Palmarès' } as const;

export type PictureFrame = Pick<PictureContent, 'title' | 'origin' | 'site'>;

export type DrawnResult = Omit<PublicResult, 'groups'> & {
  readonly groups: readonly (Omit<PublicGroup, 'images'> & { readonly images: readonly PictureImage[] })[];
};

export type PublishedKind<K extends ContentKind> = {
  /** Used in descriptions of pages and of pictures. */
  readonly noun: string;
  /** Title and description of the page of its list. */
  readonly list: { readonly title: string; readonly description: string };
  readonly embedWords: EmbedWords;
  /** Returns the HTML of a result that has at least one image. */
  readonly embedResult: (result: PublicResult, isFirst: IsEager) => string;
  readonly toPicture: (frame: PictureFrame, result: DrawnResult) => Extract<PictureContent, { kind: K }>;
};
