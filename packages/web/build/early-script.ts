// The script of the head, emitted as a file from its source text (early-script-plugin.ts): it references nothing outside itself. It requests in
// parallel with the app's entry what the page needs: its first API call, derived from the address, and its own code and styles, which the
// server lists. A server-rendered page is painted first: the app loads after that.

import type { FrenchHome } from './keep-french.ts';
import type { RenderedEditor } from './mark-editor.ts';
import type { CallTables, PageState } from './start-calls.ts';

export type EarlyTables = CallTables & {
  readonly editors: readonly RenderedEditor[];
  /** Omitted on French pages. */
  readonly frenchHome?: FrenchHome;
  /** Address of the text font. */
  readonly textFont: string;
};

/** The other functions of this folder that are embedded in the file. */
export type EarlyParts = {
  readonly deferUntilFirstPaint: () => void;
  readonly holdEarlyClicks: () => void;
  readonly keepFrench: (home: FrenchHome) => boolean;
  readonly markEditor: (editors: readonly RenderedEditor[]) => boolean;
  readonly onFirstPaint: (start: () => void) => void;
  readonly startCalls: (tables: CallTables, page: PageState) => void;
};

export function startEarly(
  tables: EarlyTables,
  { deferUntilFirstPaint, holdEarlyClicks, keepFrench, markEditor, onFirstPaint, startCalls }: EarlyParts,
): void {
  // Only the source text of this function runs in the page, so helpers cannot be outside it.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const readToken = () => {
    try {
      return localStorage.getItem('token');
    } catch {
      return null;
    }
  };
  const getFiles = (mark: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${mark}"]`)?.content.split(' ').filter(Boolean);
  const add = (tag: 'link' | 'script', how: object) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, how));
  const preload = (files: readonly string[] = []) => {
    for (const href of files) {
      const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      add('link', Object.assign(how, { href }));
    }
  };
  /* oxlint-enable unicorn/consistent-function-scoping */
  if (tables.frenchHome !== undefined && keepFrench(tables.frenchHome)) return;
  // API calls come first: over HTTP/1.1 a browser opens six connections, and twenty files would delay them.
  const token = readToken();
  const app = getFiles('rendered');
  // Style sheets hide the visitor-only parts of the page when a session is stored.
  if (token !== null) document.documentElement.dataset['session'] = 'stored';
  startCalls(tables, { token, isRendered: app !== undefined, isEditor: markEditor(tables.editors) });
  // On a later visit the service worker has the font cached, which does not delay the first frame.
  if (app === undefined || navigator.serviceWorker?.controller)
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: tables.textFont });
  if (app === undefined) {
    preload(getFiles('page'));
    return;
  }
  // The document contains no script tags for the browser to discover; this script loads them all, the entry first.
  deferUntilFirstPaint();
  holdEarlyClicks();
  onFirstPaint(() => {
    preload(app);
    add('script', { type: 'module', src: app[0] });
  });
}
