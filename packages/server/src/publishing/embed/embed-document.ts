// The built embed.html, filled: the page shown in a frame on another site.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@palmares/core/parse-untrusted';
import type { Language } from '@palmares/texts/language';
import { html } from 'ghtml';

// The colours of an embed: those that its address requests, otherwise the reader's preference.
const THEMES = ['dark', 'light'] as const;

export type EmbedTheme = (typeof THEMES)[number] | 'auto';

/** An unknown theme falls back to the reader's preference. */
export function parseTheme(query: unknown): EmbedTheme {
  const wanted = parseRecord(query)?.['theme'];
  return THEMES.find((theme) => theme === wanted) ?? 'auto';
}

export type EmbedPage = {
  readonly lang: Language;
  readonly title: string;
  /** Body as HTML. */
  readonly content: string;
  readonly theme: EmbedTheme;
  /** Path of the content's own page; null if search engines must not index it. */
  readonly canonical: string | null;
};

/** Parts of the built file to replace: if one is not found, the build has lost it. */
const PARTS = {
  lang: '<html lang="fr"',
  head: /<!-- head -->[^]*?<!-- \/head -->/,
  light: '(prefers-color-scheme: light)',
  content: /<!-- content -->[^]*?<!-- \/content -->/,
} as const;

/** The media query of the style sheet with the light colours, by theme. */
const LIGHT: Record<EmbedTheme, string> = { auto: PARTS.light, light: 'all', dark: 'not all' };

/** Returns null if the web app is not built. `site` has no trailing slash. Throws if the built page has lost a part. */
export function createEmbedDocument(folder: string, site: string): ((page: EmbedPage) => string) | null {
  const file = join(folder, 'embed.html');
  if (!existsSync(file)) return null;
  // A frame with `sandbox` has no origin: with the `crossorigin` attribute that builds write, the style sheet would be refused.
  const source = readFileSync(file, 'utf8').replaceAll(' crossorigin', '');
  for (const [name, part] of Object.entries(PARTS))
    if (source.search(part) === -1 && !source.includes(String(part)))
      throw new Error(`embed.html has lost its ${name}`);
  return ({ lang, title, content, theme, canonical }) =>
    source
      .replace(PARTS.lang, () => `<html lang="${lang}"`)
      .replace(PARTS.light, () => LIGHT[theme])
      .replace(PARTS.head, () => getHead(title, canonical === null ? null : site + canonical))
      .replace(PARTS.content, () => content);
}

/** Points search engines to the content's own page. */
function getHead(title: string, canonical: string | null): string {
  const found =
    canonical === null
      ? html`<meta name="robots" content="noindex" />`
      : html`<link rel="canonical" href="${canonical}" />`;
  return html`<title>${title}</title>
    !${found}`;
}
