// E-mail addresses. The client only asks for an at-sign (AC-28); the server for something a mail can be sent to.
// Invariant: `emailKey` is idempotent; addresses are unique by it.
// Leaves out: whether the mailbox exists. The only proof is a mail that arrives.
import { ACCOUNT } from '../limits.ts';
import { lengthOf, normaliseLine } from '../text/normalise-text.ts';

const LOCAL = String.raw`[^\s@"<>(),:;\\[\]]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const DOMAIN = String.raw`(?:${LABEL}\.)+(?!\p{N}+$)${LABEL}`;
const ADDRESS = new RegExp(`^${LOCAL}@${DOMAIN}$`, 'u');
const AFTER_LAST_AT = new RegExp(`@${DOMAIN}$`, 'u');

/** The form that is stored and compared. Mailboxes that differ by case alone do not exist in practice. */
export function emailKey(email: string): string {
  return normaliseLine(normaliseLine(email).toLowerCase());
}

/** What a form checks before it sends. */
export function hasAtSign(email: string): boolean {
  return email.includes('@');
}

/** What the server asks: local@domain.tld, at most 254 characters, no dot at an edge of the local part or twice. */
export function isMailable(email: string): boolean {
  const key = emailKey(email);
  if (lengthOf(key) > ACCOUNT.emailMax || !ADDRESS.test(key)) return false;
  const local = key.slice(0, key.indexOf('@'));
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** Whether what follows the at-sign has the form of a domain that could receive mail. */
export function hasPossibleDomain(email: string): boolean {
  return AFTER_LAST_AT.test(emailKey(email));
}
