// Fills texts into the files of the web app that no script renders: its HTML pages, the manifest, the notice for old browsers. `{{name}}`
// marks the place of a text, `{{root}}` what the addresses of the language begin with.
import { escapeHtml } from '@palmares/core/text/escape-html';
import * as enPages from './en/error-pages.ts';
import { MANIFEST_TEXTS as enManifest } from './en/manifest.ts';
import * as frPages from './fr/error-pages.ts';
import { MANIFEST_TEXTS as frManifest } from './fr/manifest.ts';
import { LANGUAGE_ROOTS, type Language } from './language.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { root: LANGUAGE_ROOTS.fr, ...frPages.ERROR_PAGE_TEXTS, ...frPages.BROWSER_TEXTS, ...frManifest },
  en: { root: LANGUAGE_ROOTS.en, ...enPages.ERROR_PAGE_TEXTS, ...enPages.BROWSER_TEXTS, ...enManifest },
};

/** `file` is the name of the file that holds `source`. Throws for an unknown name of a text. */
export function fillTexts(file: string, source: string, language: Language): string {
  const escape = file.endsWith('.html') ? escapeHtml : escapeString;
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = TEXTS[language][name];
    if (text === undefined) throw new Error(`${file} names an unknown text: ${name}`);
    return escape(text);
  });
}

/** For a string of JSON, or a string of JavaScript in either kind of quotes. */
function escapeString(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll("'", String.raw`\u0027`);
}
