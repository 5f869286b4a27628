// Tells whether the site can be reached (lib/network.ts): by what the browser knows of its network, and by copies that the service worker
// had to give where the network was thought to be there.
import { network } from '../lib/network.ts';
import type { WorkerNews } from '../lib/worker-message.ts';

/** An absent site is asked for again after this, in milliseconds, and each time after twice as long: a network comes back bit by bit. */
const FIRST_TRY_MS = 1_000;
const LAST_TRY_MS = 30_000;
/** A site that does not answer for this long cannot be used, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;
/** Small, and asked of the server itself: the service worker leaves everything but readings alone. */
const PROBE = '/site.webmanifest';

/** Returns what ends the watch. `onLate`: what is on the screen is a copy, and the network has answered something else since. */
export function watchNetwork(onLate: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_TRY_MS;

  /** A network is not yet a site: it is there when it answers. */
  async function lookForSite(): Promise<void> {
    clearTimeout(timer);
    // By hand: the browsers that are supported have no `AbortSignal.any`.
    const ending = new AbortController();
    const limit = setTimeout(() => ending.abort(), ANSWER_WITHIN_MS);
    const answer = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: ending.signal }).catch(
      () => null,
    );
    clearTimeout(limit);
    if (signal.aborted) return;
    network.setState({ isOffline: answer?.ok !== true });
    if (answer?.ok !== true) tryLater();
  }

  function tryLater(): void {
    clearTimeout(timer);
    // The browser tells when its network is back.
    if (!navigator.onLine) return;
    timer = setTimeout(() => void lookForSite(), wait);
    wait = Math.min(2 * wait, LAST_TRY_MS);
  }

  function goOffline(): void {
    network.setState({ isOffline: true });
    tryLater();
  }

  /** The worker may have met a network that was just coming or going. */
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
      ({ data }: MessageEvent<WorkerNews>) => {
        if (data === 'copy') doubt();
        if (data === 'late') onLate();
      },
      { signal },
    );
  // It may have changed while this code was fetched.
  if (!navigator.onLine) goOffline();
  else if (network.getState().isOffline) void lookForSite();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
