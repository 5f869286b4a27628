// Validates the forms for password links, password changes, and changes of name or address (AC-28, AC-39, AC-44).
// Invariant: null or an empty list means that the server accepts the same values, apart from the stored password and taken names.
import { emailKey, hasAtSign, hasPossibleDomain, isMailable } from './email.ts';
import { checkPassword, type PasswordIssueCode } from './password.ts';

export type Owner = { nametag?: string; username?: string; email?: string };

/** `bad_domain`: the domain can never receive mail, whether or not an account has this address. */
export type LinkRequestIssueCode = 'no_at_sign' | 'bad_domain' | 'bad_email';

export function checkLinkRequest(email: string): LinkRequestIssueCode | null {
  if (!hasAtSign(email)) return 'no_at_sign';
  if (!hasPossibleDomain(email)) return 'bad_domain';
  return isMailable(email) ? null : 'bad_email';
}

/** Forms with a new password. Each has its own text for one that is too short. */
export type PasswordForm = 'reset' | 'new-password' | 'profile';

export type PasswordChange = { current: string; next: string };

export type PasswordChangeIssue =
  | { field: 'current'; code: 'required' }
  | { field: 'next'; code: PasswordIssueCode | 'same_as_current' };

/** Issues are in the order of the form, at most one per field. */
export function checkPasswordChange(change: PasswordChange, owner: Owner = {}): PasswordChangeIssue[] {
  const issues: PasswordChangeIssue[] = [];
  if (change.current === '') issues.push({ field: 'current', code: 'required' });
  const code = checkPassword(change.next, owner);
  if (code !== null) issues.push({ field: 'next', code });
  else if (change.next === change.current) issues.push({ field: 'next', code: 'same_as_current' });
  return issues;
}

/** Returns whether both are the same address, so that there is nothing to change. */
export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}
