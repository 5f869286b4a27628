// The content of the frame, as HTML: a content's head, its result and a link to its page; or a card that explains why there is none.
import type { ContentKind } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { html } from 'ghtml';
import type { PublicResource } from '../../content/public-resource/public-resource.ts';
import { isAmongFirst } from '../kinds/embed-images.ts';
import { PUBLISHED_KINDS } from '../kinds/kinds.ts';
import type { EmbedTexts } from '../kinds/published-kind.ts';
import { SITE } from '../meta/page-head.ts';

export type EmbeddedResource = PublicResource & { readonly kind: ContentKind };

const MARK = html`<span class="mark" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></span>`;

export function getEmbedTitle({ kind, name }: EmbeddedResource, { KIND_TEXTS }: EmbedTexts): string {
  return name.trim() === '' ? KIND_TEXTS[kind].untitled : name;
}

/** Path of the content's own page. */
export const viewerPath = ({ kind, id }: Pick<EmbeddedResource, 'kind' | 'id'>): string =>
  PAGES[kind].replace(':id', String(id));

/** `site` is its address without a trailing slash. */
export function embedContent(thing: EmbeddedResource, site: string, texts: EmbedTexts): string {
  const { embedResult } = PUBLISHED_KINDS[thing.kind];
  const { by, see } = texts.EMBED_WORDS;
  const address = site + viewerPath(thing);
  const images = thing.groups.flatMap((group) => group.images);
  const result =
    images.length === 0
      ? html`<p class="empty">${texts.KIND_TEXTS[thing.kind].empty}</p>`
      : embedResult(thing, isAmongFirst(images), texts);
  return html`<header>
<h1>!${link(address, isolate(getEmbedTitle(thing, texts)))}</h1>
<p>${by} !${author(thing, site)}!${album(thing)}</p>
!${link(site, MARK + SITE, 'brand')}
</header>
<main data-kind="${thing.kind}">!${result}</main>
<footer>!${link(address, see, 'action')}</footer>`;
}

export type Card = { readonly title: string; readonly text: string; readonly action: string };

export function cardContent({ title, text, action }: Card, site: string): string {
  return html`<main class="card">
!${MARK}
<h1>${title}</h1>
<p>${text}</p>
!${link(site, action, 'action')}
</main>`;
}

/** A link that opens a new page, never inside the frame. `inner` is HTML. */
function link(address: string, inner: string, className = ''): string {
  return html`<a!${className === '' ? '' : html` class="${className}"`} href="${address}" target="_blank" rel="noopener">!${inner}</a>`;
}

const isolate = (text: string) => html`<bdi lang="">${text}</bdi>`;

/** Deleted and deactivated accounts have no page. */
function author({ author: name, nametag }: EmbeddedResource, site: string): string {
  if (nametag === '') return isolate(name);
  return link(site + PAGES.author.replace(':nametag', nametag), isolate(name));
}

const album = ({ album: name }: EmbeddedResource) => (name === null ? '' : ` · ${isolate(name)}`);
