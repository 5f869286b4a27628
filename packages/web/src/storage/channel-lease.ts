// A lease between the tabs of a browser without Web Locks (they need a secure context, so a site on plain HTTP has none). A tab acquires
// the lease when no other tab objects for a while. A closed or crashed tab cannot object, so its lease ends with it.
import { randomKey } from '../lib/random-key.ts';

const CLAIM_EVERY_MS = 100;
/**
 * The lease is free after this many claims in a row without an objection. Claims are counted instead of timed, because a busy page does not
 * receive objections in time.
 */
const CLAIMS_NEEDED = 6;

/** `since`: when the objecting holder acquired the lease, in milliseconds since the epoch; null for a claim. */
type Message = { readonly from: string; readonly since: number | null };

/**
 * Resolves to true once this tab holds the lease, which it releases when `signal` aborts. Waits at most `patienceMs` while another tab
 * objects. `onLost` is called when another tab acquired the lease while this one was frozen and could not object.
 */
export async function acquireLease(
  name: string,
  patienceMs: number,
  signal: AbortSignal,
  onLost: () => void,
): Promise<boolean> {
  const me = randomKey();
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  const say = () => channel.postMessage({ from: me, since } satisfies Message);
  /** Null while this tab does not hold the lease. */
  let since: number | null = null;
  let unanswered = 0;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (since === null) {
      // When two tabs claim at the same time, the one whose key sorts first wins.
      if (data.since !== null || data.from < me) unanswered = 0;
    } else if (data.since === null) say();
    // The other tab acquired the lease later, while this tab was frozen.
    else if (data.since > since) lose();
    else if (data.since < since) say();
  });

  /** When two tabs both hold the lease, the one that was frozen finds out once it is visible again. */
  const sayWhenSeen = () => document.visibilityState === 'visible' && say();
  function stop(): void {
    document.removeEventListener('visibilitychange', sayWhenSeen);
    channel.close();
  }
  function lose(): void {
    since = null;
    stop();
    onLost();
  }

  const until = performance.now() + patienceMs + CLAIMS_NEEDED * CLAIM_EVERY_MS;
  // A slow page that has received no objection keeps trying: it gives up only when another tab objects.
  const isWorthTrying = () => performance.now() < until || unanswered > 1;
  while (unanswered < CLAIMS_NEEDED && isWorthTrying() && !signal.aborted) {
    unanswered += 1;
    say();
    await new Promise((resolve) => setTimeout(resolve, CLAIM_EVERY_MS));
  }
  if (unanswered < CLAIMS_NEEDED || signal.aborted) {
    stop();
    return false;
  }
  since = Date.now();
  document.addEventListener('visibilitychange', sayWhenSeen);
  signal.addEventListener('abort', stop, { once: true });
  return true;
}
