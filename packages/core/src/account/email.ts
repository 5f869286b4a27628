// Email addresses. The client only requires an at sign (AC-28); the server requires an address that can receive mail.
// Invariant: `emailKey` is idempotent, and addresses are unique by it.
// Whether the mailbox exists is only proven by a delivered mail.

import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';
import { ACCOUNT } from './limits.ts';

const LOCAL = String.raw`[^\s@"<>(),:;\\[\]]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const DOMAIN = String.raw`(?:${LABEL}\.)+(?!\p{N}+$)${LABEL}`;
const ADDRESS = new RegExp(`^${LOCAL}@${DOMAIN}$`, 'u');
const AFTER_LAST_AT = new RegExp(`@${DOMAIN}$`, 'u');

/** The form that is stored and compared. Mailboxes that differ only by case do not exist in practice. */
export function emailKey(email: string): string {
  return normaliseLine(normaliseLine(email).toLowerCase());
}

/** The only check of the client before it sends the form. */
export function hasAtSign(email: string): boolean {
  return email.includes('@');
}

/** The server's check: local@domain.tld, at most 254 characters, and no dot at the start or end of the local part or twice in a row. */
export function isMailable(email: string): boolean {
  const key = emailKey(email);
  if (countCodePoints(key) > ACCOUNT.emailMax || !ADDRESS.test(key)) return false;
  const local = key.slice(0, key.indexOf('@'));
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** Returns whether the part after the at sign has the form of a domain that can receive mail. */
export function hasPossibleDomain(email: string): boolean {
  return AFTER_LAST_AT.test(emailKey(email));
}
