// Tells whether the site can be reached (lib/network.ts): by what the browser knows of its network, and by copies that the service worker
// had to give where the network was thought to be there.
import { network } from '../lib/network.ts';

/** How often an absent site is asked for, in milliseconds. */
const AGAIN_MS = 10_000;
/** Small, and asked of the server itself: the service worker leaves everything but readings alone. */
const PROBE = '/site.webmanifest';

/** Returns what ends the watch. */
export function watchNetwork(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  window.addEventListener('offline', goOffline, { signal });
  window.addEventListener('online', () => void comeBack(), { signal });
  workers?.addEventListener('message', ({ data }) => data === 'copy' && goOffline(), { signal });
  const timer = setInterval(() => {
    if (network.getState().isOffline && navigator.onLine) void comeBack();
  }, AGAIN_MS);
  // It may have changed while this code was fetched.
  if (!navigator.onLine) goOffline();
  return () => {
    stop.abort();
    clearInterval(timer);
  };
}

const goOffline = () => network.setState({ isOffline: true });

/** A network is not yet a site: it is there when it answers. */
async function comeBack(): Promise<void> {
  const answer = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer !== null && answer.ok) network.setState({ isOffline: false });
}
