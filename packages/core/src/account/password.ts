// Passwords: 8 to 256 characters, kept verbatim (AC-5), the ones every attacker tries first refused.
// Invariant: a password is judged as typed; nothing is trimmed or normalised before hashing.
// Leaves out: composition rules (one digit, one sign…), which make passwords worse; hashing, the server's.
import { ACCOUNT } from '../limits.ts';
import { lengthOf } from '../text/normalise-text.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { emailKey } from './email.ts';
import { nametagKey } from './nametag.ts';

export type PasswordIssueCode = 'required' | 'too_short' | 'too_long' | 'too_common' | 'same_as_account';

/** `owner`: what is known of the account; a password equal to one of these is refused. */
export function checkPassword(
  password: string,
  owner: { nametag?: string; username?: string; email?: string } = {},
): PasswordIssueCode | null {
  if (password === '') return 'required';
  const length = lengthOf(password);
  if (length < ACCOUNT.passwordMin) return 'too_short';
  if (length > ACCOUNT.passwordMax) return 'too_long';
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || new Set(lower).size === 1) return 'too_common';
  if (namesOf(owner).includes(nametagKey(password))) return 'same_as_account';
  return null;
}

function namesOf(owner: { nametag?: string; username?: string; email?: string }): string[] {
  const email = emailKey(owner.email ?? '');
  const names = [owner.nametag ?? '', owner.username ?? '', email, email.slice(0, email.indexOf('@'))];
  return names.map(nametagKey).filter((name) => name !== '');
}
