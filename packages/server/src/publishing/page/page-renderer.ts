// Renders a page's content as HTML with the code of a build of the web app, loaded from its folder at the first page (no source of it is
// imported). A page that cannot be rendered is sent with an empty root, which the app fills in the browser.
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageToRender, RenderedPage, RenderPage } from '@palmares/core/contract/ssr';
import type { SiteVariant } from '@palmares/texts/language';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';

const getFile = (variant: SiteVariant) => `.server/${variant}/render-page.js`;
/** Characters of all cached pages together: some hundred pages, or twenty of 1 000 images. */
const KEPT_MOST = 16_000_000;

/** Returns null if nothing can be rendered. */
export type PageRenderer = (page: PageToRender, variant: SiteVariant) => Promise<RenderedPage | null>;

export function createPageRenderer({ webFolder, log }: Pick<Deps, 'webFolder' | 'log'>): PageRenderer {
  const kept = new LRUCache<string, RenderedPage>({ maxSize: KEPT_MOST, sizeCalculation: getSize });

  return async (page, variant) => {
    const file = join(webFolder, getFile(variant));
    if (!existsSync(file)) return null;
    // The key covers all inputs: a change renders the page again, and a reader without access has other replies, so another key.
    const key = hash('sha256', JSON.stringify([variant, page]));
    const known = kept.get(key);
    if (known !== undefined) return known;
    try {
      const { renderPage } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        renderPage: RenderPage;
      };
      const rendered = await renderPage(page);
      // Anyone can invent queries, so pages with one are not cached and evict nothing, except an editor that names its album alone.
      if (isKept(page)) kept.set(key, rendered);
      return rendered;
    } catch (error) {
      log.error({ err: error, page: page.page.name }, 'a page could not be rendered');
      return null;
    }
  };
}

const isKept = ({ address, replies }: PageToRender): boolean =>
  !address.includes('?') || address.endsWith(`/editor?album=${replies.album?.id}`);

const getSize = ({ content, data, rules }: RenderedPage) => content.length + data.length + rules.length;
