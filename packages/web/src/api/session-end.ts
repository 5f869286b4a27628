// Why the session of this browser ended. The reason is stored for a minute, because other tabs, and a page that reloads while the session
// ends, would otherwise show a visitor without a reason.
import { deviceStorage } from '../storage/web-storage.ts';

export type SessionEndReason = 'expired' | 'disabled';

const KEY = 'session-end';
const KEPT_MS = 60_000;

export function writeSessionEnd(reason: SessionEndReason): void {
  deviceStorage.write(KEY, JSON.stringify({ reason, at: Date.now() }));
}

/** Returns null also when the session ended more than a minute ago. */
export function readSessionEnd(): SessionEndReason | null {
  const stored = deviceStorage.readJson(KEY) as { reason?: unknown; at?: unknown } | null;
  const { reason, at } = stored ?? {};
  const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
  if (!(age >= 0 && age < KEPT_MS)) return null;
  return reason === 'expired' || reason === 'disabled' ? reason : null;
}

export const clearSessionEnd = (): void => deviceStorage.remove(KEY);
