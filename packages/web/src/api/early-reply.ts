// Replies to calls that a script in the head started before the app's code loaded (build/early-script.ts): the first identical call
// takes the reply, any other one goes to the server.

export type EarlyReply = {
  /** Authorization header of the call: another session must send its own. */
  readonly authorization: string | undefined;
  readonly reply: Promise<Response>;
  readonly abort: () => void;
};

declare global {
  /** Pending replies by address. Undefined in development, where no such script runs. */
  var earlyReplies: Map<string, EarlyReply> | undefined;
  /** Path of the API call whose reply the server-rendered page contains: the client need not call it. */
  var renderedReading: string | undefined;
}

/** Maximum age in milliseconds since the page was requested; older replies may be outdated. */
const FRESH_MS = 30_000;

type Asked = { url: string; headers: Record<string, string>; signal?: AbortSignal | undefined };

/** Returns the pending reply to this call, only once; undefined when the call was not started. */
export function consumeEarlyReply({ url, headers, signal }: Asked): Promise<Response> | undefined {
  const early = globalThis.earlyReplies?.get(url);
  if (early === undefined) return undefined;
  globalThis.earlyReplies?.delete(url);
  const isOurs = early.authorization === headers['authorization'];
  if (!isOurs || performance.now() > FRESH_MS || signal?.aborted === true) return undefined;
  signal?.addEventListener('abort', early.abort);
  return early.reply;
}
