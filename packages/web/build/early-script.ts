// The script of the head, emitted as a file from its source text (early-script-plugin.ts): it references nothing outside itself. It requests in
// parallel with the app's entry what the page needs: its first API call, derived from the address, and its own code and styles, which the
// server lists. A server-rendered page is painted first: the app loads after that.

import type { EarlyReply } from '../src/api/early-reply.ts';
import type { RenderedEditor } from './mark-editor.ts';

export type EarlyTables = {
  /** The page's first API call by its pathname and query; `$1` is the pattern's first group. */
  readonly calls: readonly (readonly [pattern: string, url: string])[];
  /** The call that returns the user of a token. */
  readonly session: string;
  readonly editors: readonly RenderedEditor[];
  /** Address of the text font. */
  readonly textFont: string;
};

/** The other functions of this folder that are embedded in the file. */
export type EarlyParts = {
  readonly deferUntilFirstPaint: (isFirstVisit: boolean) => void;
  readonly holdEarlyClicks: () => void;
  readonly markEditor: (editors: readonly RenderedEditor[]) => boolean;
  readonly onFirstPaint: (start: () => void) => void;
};

export function startEarly(
  { calls, session, editors, textFont }: EarlyTables,
  { deferUntilFirstPaint, holdEarlyClicks, markEditor, onFirstPaint }: EarlyParts,
): void {
  const { pathname, search } = location;
  const replies = new Map<string, EarlyReply>();
  globalThis.earlyReplies = replies;

  // Only the source text of this function runs in the page, so helpers cannot be outside it.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const call = (url: string, token: string | null) => {
    const authorization = token === null ? undefined : `Bearer ${token}`;
    const ending = new AbortController();
    // Assigned instead of spread, which browsers that only get the notice cannot parse (early-script-plugin.ts).
    const headers: Record<string, string> = { accept: 'application/json' };
    if (authorization !== undefined) headers['authorization'] = authorization;
    const reply = fetch(url, { headers, credentials: 'same-origin', signal: ending.signal });
    // The app reports the failure; this handler only avoids an unhandled rejection.
    reply.catch(() => {});
    replies.set(url, { authorization, reply, abort: () => ending.abort() });
  };
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
    for (const href of files)
      add(
        'link',
        href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href },
      );
  };

  // A server-rendered page already contains a visitor's data, which an editor uses for everybody.
  const callForPage = (token: string | null, isRendered: boolean) => {
    const isEditor = markEditor(editors);
    for (const [pattern, url] of calls) {
      const match = new RegExp(pattern).exec(pathname + search);
      if (match === null) continue;
      const wanted = url.replace('$1', match[1] ?? '');
      if (isRendered && token === null) globalThis.renderedReading = wanted;
      else if (!isEditor) call(wanted, token);
    }
  };

  /* oxlint-enable unicorn/consistent-function-scoping */
  // API calls come first: over HTTP/1.1 a browser opens six connections, and twenty files would delay them.
  const token = readToken();
  if (token !== null) {
    // Style sheets hide the visitor-only parts of the page when a session is stored.
    document.documentElement.dataset['session'] = 'stored';
    call(session, token);
  }
  const app = getFiles('rendered');
  callForPage(token, app !== undefined);
  // On a later visit the service worker has the font cached, which does not delay the first frame.
  const isFirstVisit = !navigator.serviceWorker?.controller;
  if (app === undefined || !isFirstVisit)
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: textFont });
  if (app === undefined) {
    preload(getFiles('page'));
    return;
  }
  // The document contains no script tags for the browser to discover; this script loads them all, the entry first.
  deferUntilFirstPaint(isFirstVisit);
  holdEarlyClicks();
  onFirstPaint(() => {
    preload(app);
    add('script', { type: 'module', src: app[0] });
  });
}
