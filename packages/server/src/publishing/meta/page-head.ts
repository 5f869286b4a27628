// The metadata of a page for clients that run no script: search engines, chats that unfurl a link, a browser before the first script. All
// values may be user input and are escaped here.
import { escapeHtml } from '@palmares/core/text/escape-html';
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, type Language } from '@palmares/texts/language';
import { HEAD_TEXTS } from './head-texts.ts';

export type PageHead = {
  /** Null shows the site's name alone, like the client (`use-document-title.ts`). */
  readonly title: string | null;
  readonly description: string;
  /** The canonical address as a path without its language; null if search engines must not index the page. */
  readonly canonical: string | null;
  readonly type: 'website' | 'article' | 'profile';
  /** The schema.org data, without `@context`. */
  readonly structured: readonly object[];
  readonly picture: SharedPicture;
  /** Path of the oEmbed reply; omitted if the page cannot be framed. */
  readonly oembed?: string;
};

export type SharedPicture = {
  /** Path from the root of the site. */
  readonly path: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly text: string;
};

export const SITE = 'Palmarès';

/** Drawn by scripts/draw-icons.mjs. */
const CARDS: Readonly<Record<Language, string>> = { fr: '/card.png', en: '/card-en.png' };

/** The site's own picture: for pages without one, and for content that a visitor may not see. */
export const getSitePicture = (language: Language): SharedPicture => ({
  path: CARDS[language],
  type: 'image/png',
  width: 1_200,
  height: 630,
  text: HEAD_TEXTS[language].SITE_TEXTS.card,
});

export function getPageTitle({ title }: Pick<PageHead, 'title'>): string {
  return title === null || title === '' ? SITE : `${title} · ${SITE}`;
}

/** Returns HTML for the head of a page; `site` is the address of the site without a trailing slash. */
export function renderHead(head: PageHead, site: string, language: Language): string {
  const { description, canonical, picture, oembed } = head;
  const title = getPageTitle(head);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [
          link('canonical', site + inLanguage(language, canonical)),
          ...LANGUAGES.map((each) => alternate(each, site + inLanguage(each, canonical))),
          alternate('x-default', site + inLanguage(DEFAULT_LANGUAGE, canonical)),
          property('og:url', site + inLanguage(language, canonical)),
        ]),
    ...(oembed === undefined ? [] : [oembedLink(site + oembed)]),
    property('og:site_name', SITE),
    property('og:locale', HEAD_TEXTS[language].SITE_TEXTS.locale),
    property('og:type', head.type),
    property('og:title', head.title ?? SITE),
    property('og:description', description),
    ...pictureTags(picture, site),
    named('twitter:card', 'summary_large_image'),
    ...head.structured.map(toScript),
  ];
  return tags.join('\n    ');
}

function pictureTags({ path, type, width, height, text }: SharedPicture, site: string): string[] {
  return [
    property('og:image', site + path),
    property('og:image:type', type),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', text),
  ];
}

const oembedLink = (href: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" />`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`;
/** The same page in a language. */
const alternate = (language: Language | 'x-default', href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** Data, which the content security policy does not treat as a script. User input cannot end the element or open a comment in it. */
function toScript(thing: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
