// Updates whether the site can be reached (lib/network.ts), from the browser's network state and from cached replies that the service
// worker served although the network was considered available.
import { network } from '../lib/network.ts';

/** Delay before an unreachable site is probed again, in milliseconds; it doubles each time, because a network may recover slowly. */
const FIRST_TRY_MS = 1_000;
const LAST_TRY_MS = 30_000;
/** A small file that the service worker does not cache, so the server itself answers. */
const PROBE = '/site.webmanifest';

/** Timeout of a probe in milliseconds: on a stalled network a request neither succeeds nor fails. */
const PROBE_TIMEOUT_MS = 5_000;

/**
 * Returns a function that stops watching. `onLateReply` is called when the page shows a cached reply and the network has since answered
 * differently.
 */
export function watchNetwork(onLateReply: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_TRY_MS;

  /** `navigator.onLine` is not enough: probe the server. */
  async function lookForSite(): Promise<void> {
    clearTimeout(timer);
    const probe = new AbortController();
    const timeout = setTimeout(() => probe.abort(), PROBE_TIMEOUT_MS);
    const options = { method: 'HEAD', cache: 'no-store', signal: probe.signal } as const;
    const answer = await fetch(PROBE, options).catch(() => null);
    clearTimeout(timeout);
    if (signal.aborted) return;
    network.setState({ isOffline: answer?.ok !== true });
    if (answer?.ok !== true) tryLater();
  }

  function tryLater(): void {
    clearTimeout(timer);
    // The browser fires an event when its network is back.
    if (!navigator.onLine) return;
    timer = setTimeout(() => void lookForSite(), wait);
    wait = Math.min(2 * wait, LAST_TRY_MS);
  }

  function goOffline(): void {
    network.setState({ isOffline: true });
    tryLater();
  }

  /** The worker may have seen a network that was just appearing or disappearing: probe before going offline. */
  function doubt(): void {
    if (network.getState().isOffline) return;
    wait = FIRST_TRY_MS;
    void lookForSite();
  }

  window.addEventListener('offline', goOffline, { signal });
  window.addEventListener(
    'online',
    () => {
      wait = FIRST_TRY_MS;
      void lookForSite();
    },
    { signal },
  );
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (data === 'copy') doubt();
        if (data === 'late-reply') onLateReply();
      },
      { signal },
    );
  // The state may have changed while this code was loading.
  if (!navigator.onLine) goOffline();
  else if (network.getState().isOffline) void lookForSite();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
