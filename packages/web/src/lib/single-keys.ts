// Shortcuts of one character (WCAG 2.1.4): whoever dictates, or whose hand trembles, can switch them off.
import { readFlag, writeFlag } from './stored-flag.ts';

/** Set when they are off: they are on unless a person said otherwise. */
const OFF_FLAG = 'palmares:single-keys-off';

export const readSingleKeys = () => !readFlag(OFF_FLAG);
export const keepSingleKeys = (isOn: boolean) => writeFlag(OFF_FLAG, !isOn);

/** A letter, a digit or a sign pressed alone (Shift only chooses the sign), while such shortcuts are off. */
export function isSwitchedOff(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  // A key that begins an accent is called « Dead »; on some keyboards it stands on a digit.
  const isCharacter = key !== ' ' && (key.length === 1 || (key === 'Dead' && code.startsWith('Digit')));
  return isCharacter && !ctrlKey && !metaKey && !altKey && !readSingleKeys();
}
