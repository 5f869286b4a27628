// Stores yes/no facts in this browser: that a dialog was shown once, that something is switched off. A full or denied storage is harmless:
// the dialog is shown again.
import { browserStorage } from './drafts/draft-store.ts';

const YES = 'true';

export function readFlag(key: string): boolean {
  try {
    return browserStorage()?.getItem(key) === YES;
  } catch {
    return false;
  }
}

export function writeFlag(key: string, value: boolean): void {
  try {
    if (value) browserStorage()?.setItem(key, YES);
    else browserStorage()?.removeItem(key);
  } catch {
    // Losing a preference is harmless.
  }
}
