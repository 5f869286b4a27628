// Embeds: the address at which a content may be framed, and the frame that another site puts into its page (docs/decisions/0049).
import { escapeHtml } from '../text/escape-html.ts';

/** Before the path of a viewer: `/embed/tierlists/7`. Nothing else of the site may be framed. */
export const EMBED_BASE = '/embed';

type Frame = { readonly title: string; readonly width: number; readonly height: number };

/** `site`: its address without a slash at the end. `viewer`: path of the content's page. The title is what screen readers say of the frame. */
export function embedSnippet(site: string, viewer: string, { title, width, height }: Frame): string {
  const src = escapeHtml(site + EMBED_BASE + viewer);
  return `<iframe src="${src}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
