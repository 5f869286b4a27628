// Why the session of this browser ended. It is kept for a minute beside the token: a page that is reloaded in the moment in which the session
// ends, and the other tabs, would otherwise show a visitor without a reason.

export type SessionEndReason = 'expired' | 'disabled';

const KEY = 'session-end';
const KEPT_MS = 60_000;

export function writeSessionEnd(reason: SessionEndReason): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ reason, at: Date.now() }));
  } catch {
    // The page that noticed the end says it anyway.
  }
}

/** Null as well when the session ended more than a minute ago. */
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
    // Nothing was kept either.
  }
}
