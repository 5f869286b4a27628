import type { LoginIssue } from '@palmares/core/account/check-account';
import type * as fr from '../fr/account.ts';

export const LOGIN_TEXTS: typeof fr.LOGIN_TEXTS = {
  failed: 'Wrong login or password, or the server is unavailable',
  notSuccessful: 'Something went wrong while logging you in.',
};

export const REGISTER_TEXTS: typeof fr.REGISTER_TEXTS = {
  success: 'Welcome aboard! Logging you in…',
  failed: 'We couldn’t sign you up. Please try again.',
  notSuccessful: 'Something went wrong while signing you up.',
  autoLoginFailed: 'Your account is ready, but we couldn’t log you in. Please log in yourself.',
};

const TOO_SHORT =
  'The username and nametag need at least 3 characters each, and the password at least 8 characters.';

const ACCOUNT_TEXTS: fr.AccountIssueTexts = {
  'username.required': 'Please choose a username.',
  'username.too_short': TOO_SHORT,
  'username.too_long': 'The username cannot be longer than 50 characters.',
  'nametag.required': 'Please choose a nametag.',
  'nametag.too_short': TOO_SHORT,
  'nametag.too_long': 'The nametag cannot be longer than 30 characters.',
  'nametag.bad_characters':
    'A nametag can only contain unaccented letters, digits, periods, hyphens and underscores.',
  'email.required': 'Please enter your email address.',
  'email.bad_email': 'Please enter a valid email address.',
  'password.required': 'Please choose a password.',
  'password.too_short': TOO_SHORT,
  'password.too_long': 'The password cannot be longer than 256 characters.',
  'password.too_common': 'This password is too common. Please choose another one.',
  'password.same_as_account': 'The password must be different from your nametag and your email address.',
};

const LOGIN_ISSUE_TEXTS: Record<LoginIssue['field'], string> = {
  identifier: 'Please enter your nametag or email address.',
  password: 'Please enter your password.',
};

export const accountIssueText: typeof fr.accountIssueText = (issue) =>
  // TypeScript cannot pair both properties of a union member inside a template literal.
  ACCOUNT_TEXTS[`${issue.field}.${issue.code}` as keyof fr.AccountIssueTexts];

export const loginIssueText: typeof fr.loginIssueText = (issue) => LOGIN_ISSUE_TEXTS[issue.field];
