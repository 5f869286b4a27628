// Why the session of this tab ended, across a reload. A storage that refuses is no harm: the reload then says nothing.
import type { SessionEnding } from './session-store.ts';

const KEY = 'palmares:session-ending';

export function noteEnding(ending: SessionEnding | null): void {
  try {
    if (ending === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, ending);
  } catch {
    // Said by this page alone.
  }
}

export function takeEnding(): SessionEnding | null {
  try {
    const ending = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return ending === 'expired' || ending === 'disabled' ? ending : null;
  } catch {
    return null;
  }
}
