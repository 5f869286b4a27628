// Embeds: the address at which a content can be framed, and the iframe snippet for other sites (docs/decisions/0049).
import { escapeHtml } from '../text/escape-html.ts';

/** Prefix for the path of a viewer: `/embed/tierlists/7`. No other page can be framed. */
export const EMBED_BASE = '/embed';

type Frame = { readonly title: string; readonly width: number; readonly height: number };

/**
 * `site` is the site's address without a trailing slash, `viewer` the path of the
 * content's page. Screen readers announce the title of the frame.
 */
export function embedSnippet(site: string, viewer: string, { title, width, height }: Frame): string {
  const src = escapeHtml(site + EMBED_BASE + viewer);
  return `<iframe src="${src}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
