// The script in the page's head, written into a file of its own by its text (early-file.ts): it names nothing outside itself.
// What the page needs is asked for beside the entry of the app, not after it: its first call of the API, which the address tells, then its own
// code and styles, which the server has named. A page that came with its content is shown first: the app comes when that is done.

import type { EarlyReply } from '../src/api/early-reply.ts';

export type EarlyTables = {
  /** For the pathname with its query: the first call of the page, where `$1` is the first group. */
  readonly calls: readonly (readonly [pattern: string, url: string])[];
  /** The call that says who somebody with a token is. */
  readonly session: string;
  /** The address of the font of texts. */
  readonly textFont: string;
};

/** What else of this folder is written into the file. */
export type EarlyParts = {
  readonly holdForFirstFrame: (isFirstVisit: boolean) => void;
  readonly holdPresses: () => void;
  readonly inTurns: <T>(all: readonly T[], each: (one: T) => void, end: () => void) => void;
  readonly waitUntilShown: (start: () => void) => void;
};

export function startEarly(
  { calls, session, textFont }: EarlyTables,
  { holdForFirstFrame, holdPresses, inTurns, waitUntilShown }: EarlyParts,
): void {
  const { pathname, search } = location;
  const replies = new Map<string, EarlyReply>();
  globalThis.earlyReplies = replies;

  // The text of the whole is what runs in the page: nothing of it can stand outside.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const call = (url: string, token: string | null) => {
    const authorization = token === null ? undefined : `Bearer ${token}`;
    const ending = new AbortController();
    // Not by spreading, which browsers that are told so cannot read (early-file.ts).
    const headers: Record<string, string> = { accept: 'application/json' };
    if (authorization !== undefined) headers['authorization'] = authorization;
    const reply = fetch(url, { headers, credentials: 'same-origin', signal: ending.signal });
    // The app tells a failure; without it nobody would.
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
  const filesOf = (mark: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${mark}"]`)?.content.split(' ').filter(Boolean);
  const add = (tag: 'link' | 'script', how: object) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, how));
  const preload = (href: string) =>
    add(
      'link',
      href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href },
    );

  /* oxlint-enable unicorn/consistent-function-scoping */
  // The calls first: over HTTP/1.1 a browser opens six connections, and twenty files would stand before them.
  const token = readToken();
  if (token !== null) {
    // The style sheets show who has a session no part of the page that is a visitor's alone.
    document.documentElement.dataset['session'] = 'stored';
    call(session, token);
  }
  const app = filesOf('rendered');
  for (const [pattern, url] of calls) {
    const match = new RegExp(pattern).exec(pathname + search);
    const wanted = match && url.replace('$1', match[1] ?? '');
    // A rendered page came with what a visitor reads.
    if (wanted && app && token === null) globalThis.renderedReading = wanted;
    else if (wanted) call(wanted, token);
  }
  // Of who comes again the worker holds the font: it costs the first frame nothing.
  const isFirstVisit = !navigator.serviceWorker?.controller;
  if (app === undefined || !isFirstVisit)
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: textFont });
  if (app === undefined) {
    for (const file of filesOf('page') ?? []) preload(file);
    return;
  }
  // The document names no script for the browser to find, but all of them for this one: the entry, then the others.
  holdForFirstFrame(isFirstVisit);
  holdPresses();
  waitUntilShown(() => inTurns(app, preload, () => add('script', { type: 'module', src: app[0] })));
}
