// The code of a room: six symbols that people read aloud and type. No symbol looks or sounds like another one of the set.
// Invariant: `parseRoomCode` accepts every code of `createRoomCode`, in any case, with spaces or hyphens.

import { type Rng, randomInt } from '../random.ts';
import { ROOM } from './limits.ts';

/** Without 0, 1, O, I, L, U and V, which are misread, and without A and E, so that few codes spell a word. */
const SYMBOLS = '23456789BCDFGHJKMNPQRSTWXYZ';

const CODE = new RegExp(`^[${SYMBOLS}]{${ROOM.codeLength}}$`, 'u');

export function createRoomCode(rng: Rng): string {
  return Array.from({ length: ROOM.codeLength }, () => SYMBOLS.charAt(randomInt(rng, SYMBOLS.length))).join(
    '',
  );
}

/** Returns the code as it is stored, or null if the text cannot be one. */
export function parseRoomCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  return CODE.test(code) ? code : null;
}
