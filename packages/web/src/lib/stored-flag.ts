// Small yes/no facts of this browser: that a dialog was shown once, that something is switched off. A storage that is full or
// closed is no harm: the dialog comes again.
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
    // A preference that is not kept is no harm.
  }
}
