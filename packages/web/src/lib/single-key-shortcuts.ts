// Single-character shortcuts (WCAG 2.1.4): people who use speech input, or whose hands tremble, can switch them off.
import { readFlag, writeFlag } from '../storage/stored-flag.ts';

/** Set when the shortcuts are off; they are on by default. */
const OFF_FLAG = 'palmares:single-keys-off';

export const areSingleKeysOn = () => !readFlag(OFF_FLAG);
export const setSingleKeysOn = (isOn: boolean) => writeFlag(OFF_FLAG, !isOn);

/** True for a letter, digit or symbol pressed alone (Shift only selects the symbol) while such shortcuts are off. */
export function isDisabledKey(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  // A dead key, which starts an accent, reports « Dead »; on some keyboards it is on a digit key.
  const isCharacter = key !== ' ' && (key.length === 1 || (key === 'Dead' && code.startsWith('Digit')));
  return isCharacter && !ctrlKey && !metaKey && !altKey && !areSingleKeysOn();
}
