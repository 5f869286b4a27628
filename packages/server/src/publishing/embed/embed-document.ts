// The built embed.html, filled: the page that stands in a frame on another site.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'ghtml';
import type { EmbedTheme } from './embed-theme.ts';

export type EmbedPage = {
  readonly lang: 'fr' | 'en';
  readonly title: string;
  /** As HTML. */
  readonly content: string;
  readonly theme: EmbedTheme;
  /** Path of the content's own page; null for what search engines shall not keep. */
  readonly canonical: string | null;
};

/** What the file holds of a page: a part that is not found there has been lost in the build. */
const PARTS = {
  lang: '<html lang="fr"',
  head: /<!-- head -->[^]*?<!-- \/head -->/,
  light: '(prefers-color-scheme: light)',
  content: /<!-- content -->[^]*?<!-- \/content -->/,
} as const;

/** When the light theme holds, as a media query: the sheet with its colours stands behind it. */
const LIGHT: Record<EmbedTheme, string> = { auto: PARTS.light, light: 'all', dark: 'not all' };

/** Null where the web app is not built. `site`: without a slash at its end. Throws when the built page has lost a part. */
export function createEmbedDocument(folder: string, site: string): ((page: EmbedPage) => string) | null {
  const file = join(folder, 'embed.html');
  if (!existsSync(file)) return null;
  // A frame with `sandbox` has no origin: asked with CORS, as builds write it, the style sheet would be refused.
  const source = readFileSync(file, 'utf8').replaceAll(' crossorigin', '');
  for (const [name, part] of Object.entries(PARTS))
    if (source.search(part) === -1 && !source.includes(String(part)))
      throw new Error(`embed.html has lost its ${name}`);
  return ({ lang, title, content, theme, canonical }) =>
    source
      .replace(PARTS.lang, () => `<html lang="${lang}"`)
      .replace(PARTS.light, () => LIGHT[theme])
      .replace(PARTS.head, () => headOf(title, canonical === null ? null : site + canonical))
      .replace(PARTS.content, () => content);
}

/** The content's own page is the one to find. */
function headOf(title: string, canonical: string | null): string {
  const found =
    canonical === null
      ? html`<meta name="robots" content="noindex" />`
      : html`<link rel="canonical" href="${canonical}" />`;
  return html`<title>${title}</title>
    !${found}`;
}
