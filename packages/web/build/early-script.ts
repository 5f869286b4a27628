// The script in the page's head, written into a file of its own by its text (early-file.ts): it names nothing outside itself.
// index.html is one file for every address; here the address tells what its page will need, so that all of it is asked for at once:
// the page's code and styles beside the entry, not after it, and its first call of the API beside both. A page that came with its content
// is shown first: the app comes when that is done.

import type { EarlyReply } from '../src/api/early-reply.ts';

export type EarlyTables = {
  /** For the pathname: places in `files`. */
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[];
  readonly files: readonly string[];
  /** For the pathname with its query: the first call of the page, where `$1` is the first group. */
  readonly calls: readonly (readonly [pattern: string, url: string])[];
  /** The call that says who somebody with a token is. */
  readonly session: string;
  /** The entry, then what it imports. */
  readonly app: readonly string[];
};

/** What else of this folder is written into the file. */
export type EarlyParts = {
  readonly holdPresses: () => void;
  readonly waitUntilShown: (start: () => void) => void;
};

export function startEarly(
  { pages, files, calls, session, app }: EarlyTables,
  { holdPresses, waitUntilShown }: EarlyParts,
): void {
  const { pathname, search } = location;
  const replies = new Map<string, EarlyReply>();
  globalThis.earlyReplies = replies;

  // The text of the whole is what runs in the page: nothing of it can stand outside.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const preload = (file: string) => {
    const as = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), as, { crossOrigin: '', href: file }));
  };
  const call = (url: string, token: string | null) => {
    const authorization = token === null ? undefined : `Bearer ${token}`;
    const ending = new AbortController();
    const headers = { accept: 'application/json', ...(authorization && { authorization }) };
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

  /* oxlint-enable unicorn/consistent-function-scoping */
  // The calls first: over HTTP/1.1 a browser opens six connections, and twenty files would stand before them.
  const token = readToken();
  if (token !== null) {
    // The style sheets show who has a session no part of the page that is a visitor's alone.
    document.documentElement.dataset['session'] = 'stored';
    call(session, token);
  }
  const isRendered = document.querySelector('meta[name="rendered"]') !== null;
  for (const [pattern, url] of calls) {
    const match = new RegExp(pattern).exec(pathname + search);
    const wanted = match && url.replace('$1', match[1] ?? '');
    // A rendered page came with what a visitor reads.
    if (wanted && isRendered && token === null) globalThis.renderedReading = wanted;
    else if (wanted) call(wanted, token);
  }
  const page = pages.find(([pattern]) => new RegExp(pattern).test(pathname));
  const startPage = () => {
    for (const place of page?.[1] ?? []) preload(files[place] ?? '');
  };
  if (!isRendered) {
    startPage();
    return;
  }
  // The document names no script (page-document.ts).
  holdPresses();
  waitUntilShown(() => {
    for (const file of app) preload(file);
    startPage();
    const script = { type: 'module', crossOrigin: '', src: app[0] };
    document.head.append(Object.assign(document.createElement('script'), script));
  });
}
