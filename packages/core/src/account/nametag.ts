// The nametag: a public name from a closed alphabet (AC-3).
// Invariant: `nametagKey` is idempotent, and two nametags belong to the same account exactly when their keys are equal.
// Only the database knows whether a nametag is taken or reserved.

import { stripAccents } from '../text/strip-accents.ts';
import { ACCOUNT } from './limits.ts';

const ALPHABET = /^[a-z0-9_.-]*$/u;

export type NametagIssueCode = 'required' | 'too_short' | 'too_long' | 'bad_characters';

/** The form that is stored and compared: « Ａlice » and « ALICE » become « alice ». */
export function nametagKey(nametag: string): string {
  return nametag.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}

/** Suggests a nametag for a name: « Léa D'Août » gives « lea.d.aout ». Returns an empty string when no valid one can be derived. */
export function proposeNametag(name: string): string {
  const words = nametagKey(stripAccents(name))
    .split(/[^a-z0-9_-]+/u)
    .filter((word) => word !== '');
  const proposed = words.join('.').slice(0, ACCOUNT.nametagMax);
  return checkNametag(proposed) === null ? proposed : '';
}

export function checkNametag(nametag: string): NametagIssueCode | null {
  const key = nametagKey(nametag);
  if (key === '') return 'required';
  if (!ALPHABET.test(key)) return 'bad_characters';
  if (key.length < ACCOUNT.nametagMin) return 'too_short';
  if (key.length > ACCOUNT.nametagMax) return 'too_long';
  return null;
}
