// A lease between the tabs of a browser that has no Web Locks, which need a secure context: a site on plain HTTP. Whoever asks has it when
// no tab objects for a while. A tab that was closed or killed does not object, so that no lease outlives it.
import { randomKey } from './random-key.ts';

const CLAIM_EVERY_MS = 100;
/** So many claims in a row without an objection: the lease is free. Counted, because a page that was busy has heard nothing either. */
const CLAIMS_NEEDED = 6;

/** `since`: when the holder that objects took it, in milliseconds of the device's clock; null for a claim. */
type Message = { readonly from: string; readonly since: number | null };

/**
 * Whether this tab has the lease, until `signal`. It waits for at most `patienceMs` while another tab objects. `onLost`: another tab took it
 * while this one was frozen and could not object.
 */
export async function takeLease(
  name: string,
  patienceMs: number,
  signal: AbortSignal,
  onLost: () => void,
): Promise<boolean> {
  const me = randomKey();
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const say = () => channel.postMessage({ from: me, since } satisfies Message);
  /** Null while it is not held. */
  let since: number | null = null;
  let unanswered = 0;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (since === null) {
      // Of two that claim at once, the one whose name comes first in the alphabet goes first.
      if (data.since !== null || data.from < me) unanswered = 0;
    } else if (data.since === null) say();
    // Taken after us, while this tab was frozen.
    else if (data.since > since) lose();
    else if (data.since < since) say();
  });

  /** Of two holders, the one that was frozen learns it when it is seen again. */
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
  // A slow page that has heard no objection goes on: it gives up only where somebody objects.
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
