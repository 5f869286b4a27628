// Calls that the page's head began before the code of the app was there (build/early-script.ts): the first try of the same call takes
// the reply, any other one asks the server.

export type EarlyReply = {
  /** The header that the call was sent with: another session asks for itself. */
  readonly authorization: string | undefined;
  readonly reply: Promise<Response>;
  readonly abort: () => void;
};

declare global {
  /** By address. Left out in development, where no such script runs. */
  var earlyReplies: Map<string, EarlyReply> | undefined;
  /** The reading that the page came with, where the server has rendered it: nobody asks for it. */
  var renderedReading: string | undefined;
}

/** In milliseconds since the page was asked for; what is older could be out of date. */
const FRESH_MS = 30_000;

type Asked = { url: string; headers: Record<string, string>; signal?: AbortSignal | undefined };

/** The reply that is on its way for this reading, and only once; undefined where nobody has asked. */
export function takeEarlyReply({ url, headers, signal }: Asked): Promise<Response> | undefined {
  const early = globalThis.earlyReplies?.get(url);
  if (early === undefined) return undefined;
  globalThis.earlyReplies?.delete(url);
  const isOurs = early.authorization === headers['authorization'];
  if (!isOurs || performance.now() > FRESH_MS || signal?.aborted === true) return undefined;
  signal?.addEventListener('abort', early.abort);
  return early.reply;
}
