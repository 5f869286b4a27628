// The forms around a password: ask for a link, follow it, change a password, change one's name or address (AC-28, AC-39, AC-44).
// Invariant: null, or an empty list, means that the server accepts the same values, stored passwords and taken names aside.
// Leaves out: texts (password-messages.ts) and whatever only the database knows.
import { emailKey, hasAtSign, hasPossibleDomain, isMailable } from './email.ts';
import { checkPassword, type PasswordIssueCode } from './password.ts';

export type Owner = { nametag?: string; username?: string; email?: string };

/** `bad_domain`: nothing can ever be delivered there, whoever has an account here. */
export type LinkRequestIssueCode = 'no_at_sign' | 'bad_domain' | 'bad_email';

export function checkLinkRequest(email: string): LinkRequestIssueCode | null {
  if (!hasAtSign(email)) return 'no_at_sign';
  if (!hasPossibleDomain(email)) return 'bad_domain';
  return isMailable(email) ? null : 'bad_email';
}

export type PasswordChange = { current: string; next: string };

export type PasswordChangeIssue =
  | { field: 'current'; code: 'required' }
  | { field: 'next'; code: PasswordIssueCode | 'same_as_current' };

/** In the order of the form, at most one issue for each field. */
export function checkPasswordChange(change: PasswordChange, owner: Owner = {}): PasswordChangeIssue[] {
  const issues: PasswordChangeIssue[] = [];
  if (change.current === '') issues.push({ field: 'current', code: 'required' });
  const code = checkPassword(change.next, owner);
  if (code !== null) issues.push({ field: 'next', code });
  else if (change.next === change.current) issues.push({ field: 'next', code: 'same_as_current' });
  return issues;
}

/** Whether a change of address asks for anything at all. */
export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}
