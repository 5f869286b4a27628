// The built index.html completed for the requested page: between its markers the server writes the page's head, and its content if it was
// server-side rendered.
import { createHash } from 'node:crypto';
import type { PageName } from '@palmares/core/contract/pages';
import type { PageFiles, RenderedPage } from '@palmares/core/contract/ssr';
import { escapeHtml } from '@palmares/core/text/escape-html';
import { BROWSER_TEXTS as EN } from '@palmares/texts/en/error-pages';
import { BROWSER_TEXTS as FR } from '@palmares/texts/fr/error-pages';
import type { Language } from '@palmares/texts/language';

export type PageParts = {
  readonly head: string;
  /** Null for an address that is no page. */
  readonly name: PageName | null;
  /** Null leaves the root empty: the app renders the page in the browser. */
  readonly rendered: RenderedPage | null;
};

export type PageDocument = {
  readonly html: string;
  /** Sources that the content security policy allows for styles, besides our own files. */
  readonly styleHashes: readonly string[];
};

/** Tags that load the app, with their line: the entry script first. */
const APP_SCRIPT =
  /\s*<(?:script type="module"|link rel="modulepreload") [^>]*(?:src|href)="(?<file>[^"]+)"[^>]*>(?:<\/script>)?/g;
/** The app's own style sheets: a rendered page inlines them with its own. */
const APP_STYLES = /\s*<link rel="stylesheet" [^>]*>/g;
const BROWSER_TEXTS: Readonly<Record<Language, typeof FR>> = { fr: FR, en: EN };

/** Throws if the built page has lost a marker. */
export function createDocument(
  built: string,
  files: PageFiles,
  language: Language,
): (parts: PageParts) => PageDocument {
  const noScript = `<noscript><p>${escapeHtml(BROWSER_TEXTS[language].readOnly)}</p></noscript>`;
  const [beforeHead, afterHead] = cut(built, '<!-- head -->', '<!-- /head -->');
  const [restOfHead, body] = cut(afterHead, '</head>');
  const [beforeContent, afterContent] = cut(body, '<!-- content -->', '<!-- /content -->');
  const headWithoutApp = restOfHead.replaceAll(APP_SCRIPT, '').replaceAll(APP_STYLES, '');
  const app = [...restOfHead.matchAll(APP_SCRIPT)].flatMap(({ groups }) => groups?.['file'] ?? []);
  const empty = body.slice(beforeContent.length, body.length - afterContent.length);
  return ({ head, name, rendered }) => {
    const own = name === null ? [] : (files[name] ?? []);
    if (rendered === null) {
      const wholeHead = [beforeHead, head, toMark('page', own), restOfHead, '</head>'];
      return { html: [...wholeHead, beforeContent, empty, afterContent].join(''), styleHashes: [] };
    }
    const { preloads, styles, rules, content, data } = rendered;
    const style = styles.text + rules;
    const wholeHead = [
      beforeHead,
      head,
      toMark('rendered', [...app, ...own.filter((file) => file.endsWith('.js'))]),
      headWithoutApp,
      `<style>${style}</style>`,
      ...styles.files.map(toLoadedSheet),
      preloads,
    ];
    const wholeBody = [beforeContent, `<div id="root">${content}</div>`, noScript, data, afterContent];
    const html = [...wholeHead, '</head>', ...wholeBody].join('');
    return { html, styleHashes: [getHash(style)] };
  };
}

/**
 * Tells the script in the head (packages/web/build/early-script.ts) which files the page needs: its own files, loaded in parallel with the
 * entry; and for a rendered page, where a visitor needs no call, the scripts that are loaded once it is painted.
 */
const toMark = (name: 'page' | 'rendered', files: readonly string[]) =>
  `<meta name="${name}" content="${files.join(' ')}" />`;

/** Returns the text before and after the part from `first` to `last`. */
function cut(text: string, first: string, last = first): [before: string, after: string] {
  const start = text.indexOf(first);
  const end = text.indexOf(last, start);
  if (start === -1 || end === -1) throw new Error(`index.html does not hold ${first} before ${last}`);
  return [text.slice(0, start), text.slice(end + last.length)];
}

/** Marks a style sheet as loaded: the app looks for the element before it loads a sheet, and a browser does not fetch a disabled one. */
const toLoadedSheet = (file: string) => `<link rel="stylesheet" disabled href="${file}">`;

const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
