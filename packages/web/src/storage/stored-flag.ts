// Stores yes/no facts in this browser: that a dialog was shown once, that something is switched off. A full or denied storage is harmless:
// the dialog is shown again.
import type { FlagKey } from './schema.ts';
import { deviceStorage } from './web-storage.ts';

const YES = 'true';

export const readFlag = (key: FlagKey): boolean => deviceStorage.read(key) === YES;

export function writeFlag(key: FlagKey, value: boolean): void {
  if (value) deviceStorage.write(key, YES);
  else deviceStorage.remove(key);
}
