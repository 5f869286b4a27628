// Part of the script in the head (early-script.ts), embedded as source text: it references nothing outside itself.
// Replies arrive while the app loads: on a phone network (150 ms, 200 kB/s) a signed-in person's album is complete after 2.6 s instead of 3.0,
// and after 3.7 instead of 3.9 with a processor slowed four times.
import type { EarlyReply } from '../src/api/early-reply.ts';

export type CallTables = {
  /** The page's first API call by its pathname and query; `$1` is the pattern's first group. */
  readonly calls: readonly (readonly [pattern: string, url: string])[];
  /** The call that returns the user of a token. */
  readonly session: string;
  /** The language of the page, unless it is the one in which the API writes anyway. */
  readonly language?: string;
};

export type PageState = {
  /** Null for a visitor. */
  readonly token: string | null;
  /** True if the server rendered the page. */
  readonly isRendered: boolean;
  /** True if it rendered an editor, which uses the data of the page for everybody. */
  readonly isEditor: boolean;
};

/** Starts the API calls with which the app will begin, so that their replies arrive while it loads. */
export function startCalls(
  { calls, session, language }: CallTables,
  { token, isRendered, isEditor }: PageState,
): void {
  const replies = new Map<string, EarlyReply>();
  globalThis.earlyReplies = replies;
  const authorization = token === null ? undefined : `Bearer ${token}`;
  const call = (url: string) => {
    const ending = new AbortController();
    // Assigned instead of spread, which browsers that only get the notice cannot parse (early-script-plugin.ts).
    const headers: Record<string, string> = { accept: 'application/json' };
    if (authorization !== undefined) headers['authorization'] = authorization;
    if (language !== undefined) headers['x-language'] = language;
    const reply = fetch(url, { headers, credentials: 'same-origin', signal: ending.signal });
    // The app reports the failure; this handler only avoids an unhandled rejection.
    reply.catch(() => {});
    replies.set(url, { authorization, reply, abort: () => ending.abort() });
  };

  if (token !== null) call(session);
  for (const [pattern, url] of calls) {
    const match = new RegExp(pattern).exec(location.pathname + location.search);
    if (match === null) continue;
    const wanted = url.replace('$1', match[1] ?? '');
    // A server-rendered page already contains a visitor's data.
    if (isRendered && token === null) globalThis.renderedReading = wanted;
    else if (!isEditor) call(wanted);
  }
}
