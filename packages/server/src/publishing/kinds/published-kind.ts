// Parts of one kind of content for pages, embeds and link previews. kinds.ts holds one for each.
import type { ContentKind } from '@palmares/core/content-kind';
import type { PictureContent, PictureImage } from '@palmares/pictures/content';
import type * as embedTexts from '@palmares/texts/fr/embed';
import type { PublicGroup, PublicResult } from '../../content/shared/public-result.ts';
import type { IsEager } from './embed-images.ts';

export type EmbedTexts = typeof embedTexts;

export type PictureFrame = Pick<PictureContent, 'title' | 'origin' | 'site'>;

export type DrawnResult = Omit<PublicResult, 'groups'> & {
  readonly groups: readonly (Omit<PublicGroup, 'images'> & { readonly images: readonly PictureImage[] })[];
};

export type PublishedKind<K extends ContentKind> = {
  /** Returns the HTML of a result that has at least one image. */
  readonly embedResult: (result: PublicResult, isFirst: IsEager, texts: EmbedTexts) => string;
  readonly toPicture: (frame: PictureFrame, result: DrawnResult) => Extract<PictureContent, { kind: K }>;
};
