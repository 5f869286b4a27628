// The languages of the site, the addresses of their pages, and the builds of the web app (docs/decisions/0099-catalogue-of-texts.md).

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@palmares/core/language';

export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@palmares/core/language';

/** What a page's address begins with. Example: the gallery is at `/allalbum` and `/en/allalbum`. */
export const LANGUAGE_ROOTS: Readonly<Record<Language, string>> = { fr: '', en: '/en' };

/** Language names as their speakers write them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };

/** Returns the address of a page, given as a path (with or without a query), in a language. */
export function inLanguage(language: Language, path: string): string {
  const root = LANGUAGE_ROOTS[language];
  return root !== '' && /^\/(?:[?#]|$)/.test(path) ? root + path.slice(1) : root + path;
}

/** The language of an address and its path without what tells the language. The inverse of `inLanguage`. */
export function splitLanguage(address: string): { readonly language: Language; readonly path: string } {
  for (const language of LANGUAGES) {
    const root = LANGUAGE_ROOTS[language];
    if (root === '' || !address.startsWith(root)) continue;
    const path = address.slice(root.length);
    if (path === '' || /^[/?#]/.test(path))
      return { language, path: path.startsWith('/') ? path : `/${path}` };
  }
  return { language: DEFAULT_LANGUAGE, path: address };
}

/** The builds of the web app: one for each language, and French pages whose tournaments are French as well. */
export const SITE_VARIANTS = ['fr', 'en', 'fr-games'] as const;

export type SiteVariant = (typeof SITE_VARIANTS)[number];

export const VARIANT_LANGUAGES: Readonly<Record<SiteVariant, Language>> = {
  fr: 'fr',
  en: 'en',
  'fr-games': 'fr',
};

export const DEFAULT_VARIANT: SiteVariant = SITE_VARIANTS[0];

/** Where the pages of a build are within the output of all builds. Scripts, styles and fonts are together in `assets`. */
export const VARIANT_FOLDERS: Readonly<Record<SiteVariant, string>> = {
  fr: '',
  en: 'en/',
  'fr-games': 'fr-games/',
};

/** Each is at the root of the output, so that it may control the pages of its language (docs/decisions/0052-offline.md). */
export const SERVICE_WORKERS: Readonly<Record<SiteVariant, string>> = {
  fr: 'service-worker.js',
  en: 'service-worker-en.js',
  'fr-games': 'service-worker-fr-games.js',
};

/** Cookies that remember what a person chose. Pages write them, the server reads them. */
export const LANGUAGE_COOKIE = 'lang';
export const GAMES_COOKIE = 'games';

/** The build that shows a page of a language: `games` is the value of that cookie, or the language of the tournaments. */
export function getVariant(language: Language, games: string | undefined): SiteVariant {
  return language === 'fr' && games === 'fr' ? 'fr-games' : language;
}
