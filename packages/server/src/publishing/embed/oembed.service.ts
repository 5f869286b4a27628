// The oEmbed reply for sites that want to frame a content of ours (oembed.com, version 1.0).
import { embedSnippet } from '@palmares/core/contract/embed';
import { PAGES } from '@palmares/core/contract/pages';
import type { OembedQuery, OembedReply } from '@palmares/core/contract/types';
import { EMBED } from '@palmares/core/embed-limits';
import { LANGUAGE_ROOTS, type Language, splitLanguage } from '@palmares/texts/language';
import type { Deps } from '../../deps.ts';
import { AppError, assertFound } from '../../errors.ts';
import { SITE } from '../meta/page-head.ts';
import { createPreviewPicture, type PreviewPicture } from '../preview/preview-picture.ts';
import { findEmbed, findEmbeddable } from './embed.service.ts';
import { type EmbeddedResource, getEmbedTitle, viewerPath } from './embed-content.ts';
import { EMBED_TEXTS, getEmbedLanguage } from './embed-texts.ts';

type Asked = Pick<OembedQuery, 'maxwidth' | 'maxheight'>;

/** Uses the language of the address. Throws `not_found` for contents that a visitor may not see, whatever the reason, and for foreign addresses. */
export async function describeEmbed(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'replica' | 'secrets'>,
  { url, format, ...asked }: OembedQuery,
): Promise<OembedReply> {
  if (format === 'xml') throw new AppError('format_unavailable');
  const site = deps.config.publicUrl;
  const address = URL.parse(url);
  assertFound(address);
  if (address.origin !== new URL(site).origin) throw new AppError('not_found');
  const { language, path } = splitLanguage(address.pathname);
  const { thing } = await findEmbed(deps, findEmbeddable(path));
  assertFound(thing);
  return toOembed(thing, site, asked, language);
}

function toOembed(thing: EmbeddedResource, site: string, asked: Asked, language: Language): OembedReply {
  const root = site + LANGUAGE_ROOTS[language];
  const title = getEmbedTitle(thing, EMBED_TEXTS[getEmbedLanguage(thing, language)]);
  const { maxwidth = EMBED.width, maxheight = EMBED.height } = asked;
  const width = Math.min(EMBED.width, maxwidth);
  const height = Math.min(EMBED.height, maxheight);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: SITE,
    provider_url: root,
    title,
    author_name: thing.author,
    ...(thing.nametag !== '' && { author_url: root + PAGES.author.replace(':nametag', thing.nametag) }),
    cache_age: EMBED.cacheSeconds,
    html: embedSnippet(root, viewerPath(thing), { title, width, height }),
    width,
    height,
    ...getThumbnail(createPreviewPicture(thing, site, language), site, asked),
  };
}

/** The thumbnail has one size: if that exceeds the requested maximum, there is none. */
function getThumbnail(picture: PreviewPicture | null, site: string, { maxwidth, maxheight }: Asked) {
  if (picture === null) return {};
  const { path, width, height } = picture;
  const fits = width <= (maxwidth ?? width) && height <= (maxheight ?? height);
  return fits && { thumbnail_url: site + path, thumbnail_width: width, thumbnail_height: height };
}
