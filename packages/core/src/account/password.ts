// Passwords: 8 to 256 characters, kept verbatim (AC-5); the most common ones are refused.
// Invariant: a password is checked as typed; nothing is trimmed or normalised before hashing.
// There are no composition rules (one digit, one sign…), because they weaken passwords. The server does the hashing.

import { countCodePoints } from '../text/normalise-text.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { emailKey } from './email.ts';
import { ACCOUNT } from './limits.ts';
import { nametagKey } from './nametag.ts';

export type PasswordIssueCode = 'required' | 'too_short' | 'too_long' | 'too_common' | 'same_as_account';

/** `owner` holds known values of the account; a password equal to one of them is refused. */
export function checkPassword(
  password: string,
  owner: { nametag?: string; username?: string; email?: string } = {},
): PasswordIssueCode | null {
  if (password === '') return 'required';
  const length = countCodePoints(password);
  if (length < ACCOUNT.passwordMin) return 'too_short';
  if (length > ACCOUNT.passwordMax) return 'too_long';
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || new Set(lower).size === 1) return 'too_common';
  if (getNames(owner).includes(nametagKey(password))) return 'same_as_account';
  return null;
}

function getNames(owner: { nametag?: string; username?: string; email?: string }): string[] {
  const email = emailKey(owner.email ?? '');
  const names = [owner.nametag ?? '', owner.username ?? '', email, email.slice(0, email.indexOf('@'))];
  return names.map(nametagKey).filter((name) => name !== '');
}
