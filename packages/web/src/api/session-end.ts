// Why the session of this browser ended. The reason is stored for a minute, because other tabs, and a page that reloads while the session
// ends, would otherwise show a visitor without a reason.

export type SessionEndReason = 'expired' | 'disabled';

const KEY = 'session-end';
const KEPT_MS = 60_000;

export function writeSessionEnd(reason: SessionEndReason): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ reason, at: Date.now() }));
  } catch {
    // The page that noticed the end still shows the reason.
  }
}

/** Returns null also when the session ended more than a minute ago. */
export function readSessionEnd(): SessionEndReason | null {
  try {
    const { reason, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      reason?: unknown;
      at?: unknown;
    };
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    if (!(age >= 0 && age < KEPT_MS)) return null;
    return reason === 'expired' || reason === 'disabled' ? reason : null;
  } catch {
    return null;
  }
}

export function clearSessionEnd(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
