// Validates the two account forms, registration and sign-in (AC-4, AC-5, AC-13).
// Invariant: an empty list means that the server accepts the same values, unless a name is taken.
// The database checks uniqueness.

import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';
import { isMailable } from './email.ts';
import { ACCOUNT } from './limits.ts';
import { checkNametag, type NametagIssueCode } from './nametag.ts';
import { checkPassword, type PasswordIssueCode } from './password.ts';

export type Registration = { username: string; nametag: string; email: string; password: string };
export type Login = { identifier: string; password: string };

export type UsernameIssueCode = 'required' | 'too_short' | 'too_long';
export type EmailIssueCode = 'required' | 'bad_email';

export type AccountIssue =
  | { field: 'username'; code: UsernameIssueCode }
  | { field: 'nametag'; code: NametagIssueCode }
  | { field: 'email'; code: EmailIssueCode }
  | { field: 'password'; code: PasswordIssueCode };

export type LoginIssue = { field: 'identifier' | 'password'; code: 'required' };

export function checkUsername(username: string): UsernameIssueCode | null {
  const length = countCodePoints(normaliseLine(username));
  if (length === 0) return 'required';
  if (length < ACCOUNT.usernameMin) return 'too_short';
  if (length > ACCOUNT.usernameMax) return 'too_long';
  return null;
}

export function checkEmail(email: string): EmailIssueCode | null {
  if (email.trim() === '') return 'required';
  return isMailable(email) ? null : 'bad_email';
}

/** Issues are in the order of the form, at most one per field. */
export function checkRegistration(input: Registration): AccountIssue[] {
  const username = checkUsername(input.username);
  const nametag = checkNametag(input.nametag);
  const email = checkEmail(input.email);
  const password = checkPassword(input.password, input);
  const issues: AccountIssue[] = [];
  if (username) issues.push({ field: 'username', code: username });
  if (nametag) issues.push({ field: 'nametag', code: nametag });
  if (email) issues.push({ field: 'email', code: email });
  if (password) issues.push({ field: 'password', code: password });
  return issues;
}

/** The password may have any form, because it is compared, not chosen. */
export function checkLogin(input: Login): LoginIssue[] {
  const issues: LoginIssue[] = [];
  if (input.identifier.trim() === '') issues.push({ field: 'identifier', code: 'required' });
  if (input.password === '') issues.push({ field: 'password', code: 'required' });
  return issues;
}
