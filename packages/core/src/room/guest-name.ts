// The name that a guest of a room types (SA-6). It follows the rules of every name: one line, no control or invisible characters.

import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';
import { toSearchText } from '../text/search-text.ts';
import { ROOM } from './limits.ts';

export type GuestNameIssueCode = 'required' | 'too_short' | 'too_long';

export function checkGuestName(name: string): GuestNameIssueCode | null {
  const length = countCodePoints(normaliseLine(name));
  if (length === 0) return 'required';
  if (length < ROOM.nameMin) return 'too_short';
  return length > ROOM.nameMax ? 'too_long' : null;
}

/** The name as it is stored: « Léa » becomes « Léa 2 » if somebody in the room is called « lea ». */
export function distinguishGuestName(name: string, taken: readonly string[]): string {
  const typed = normaliseLine(name);
  const keys = new Set(taken.map(toSearchText));
  let given = typed;
  for (let number = 2; keys.has(toSearchText(given)); number++) {
    const suffix = ` ${number}`;
    given = `${[...typed].slice(0, ROOM.nameMax - suffix.length).join('')}${suffix}`;
  }
  return given;
}
