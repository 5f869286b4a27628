// A lock that only one tab at a time can hold.
import { acquireLease } from './channel-lease.ts';

/** Longer than a page takes to release its lock during a reload. */
const PATIENCE_MS = 1_000;

/**
 * Resolves to true once this tab holds the lock, until `signal` aborts or the page ends; to false while another tab holds it. A page
 * without a secure context (a site on plain HTTP) has no Web Locks and uses a lease instead, which a frozen tab may lose: it then calls
 * `onLost`.
 */
export function acquireTabLock(name: string, signal: AbortSignal, onLost: () => void): Promise<boolean> {
  // The types assume a secure context.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return acquireLease(name, PATIENCE_MS, signal, onLost);
  return new Promise((resolve) => {
    // This signal limits only the wait: once the lock is held, only `signal` releases it.
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
