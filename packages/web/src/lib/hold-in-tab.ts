// What only one tab at a time may have in its hands.
import { takeLease } from './channel-lease.ts';

/** Longer than a page that is being reloaded takes to let go. */
const PATIENCE_MS = 1_000;

/**
 * Whether this tab has it now, until `signal` or the end of the page; false while another tab has it. A page without a secure context (a site
 * on plain HTTP) has no locks, but a lease, which a frozen tab may lose: `onLost`.
 */
export function holdInTab(name: string, signal: AbortSignal, onLost: () => void): Promise<boolean> {
  // The types do not know of insecure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return takeLease(name, PATIENCE_MS, signal, onLost);
  return new Promise((resolve) => {
    // Of the waiting alone: once it is held, nothing but `signal` ends it.
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), PATIENCE_MS);
    signal.addEventListener('abort', () => waiting.abort(), { once: true });
    const held = locks.request(name, { signal: waiting.signal }, () => {
      resolve(true);
      return untilAborted(signal);
    });
    held.catch(() => resolve(false));
  });
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
