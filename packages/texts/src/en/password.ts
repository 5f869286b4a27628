import type { UsernameIssueCode } from '@palmares/core/account/check-account';
import type { LinkRequestIssueCode, PasswordForm } from '@palmares/core/account/check-password-forms';
import type { PasswordIssueCode } from '@palmares/core/account/password';
import type * as fr from '../fr/password.ts';

export const FORGOT_PASSWORD_TEXTS: typeof fr.FORGOT_PASSWORD_TEXTS = {
  submit: 'Send the link',
  success: 'If this address belongs to an account, we’ve sent it an email to reset the password.',
  badDomain: 'This email address is not valid, or its domain cannot receive email.',
  notFound: 'No account uses this email address.',
  refused: 'Please check the email address.',
  failed: 'Something went wrong. Please try again later.',
};

export const RESET_PASSWORD_TEXTS: typeof fr.RESET_PASSWORD_TEXTS = {
  deadLink: 'This reset link is invalid or has expired. Please request a new one.',
  mismatch: 'The passwords don’t match.',
  failed: 'Something went wrong while resetting your password.',
  success: 'Your password has been reset!',
};

export const NEW_PASSWORD_TEXTS: typeof fr.NEW_PASSWORD_TEXTS = {
  mismatch: 'The new passwords don’t match.',
  failed: 'Something went wrong. Please check your current password and try again.',
  success: 'Your password has been changed. Please log in again.',
};

export const PROFILE_ACCOUNT_TEXTS: typeof fr.PROFILE_ACCOUNT_TEXTS = {
  passwordMismatch: 'The passwords don’t match',
  passwordFailed: 'Your password could not be updated.',
  passwordSuccess: 'Password updated!',
  usernameFailed: 'Your username could not be updated.',
  usernameSuccess: 'Username updated!',
  emailSent: 'We’ve sent a confirmation link to the new address.',
  emailConfirmed: 'Your email address has been changed.',
  emailLinkDead:
    'This confirmation link is invalid or has expired. Request the change again from your profile.',
  emailUnchanged: 'This is already your email address.',
  adminCannotLeave: 'An admin account cannot delete itself: another admin has to remove its role first.',
};

const LINK_REQUEST_TEXTS: Record<LinkRequestIssueCode, string> = {
  no_at_sign: 'Please enter a valid email address.',
  bad_domain: FORGOT_PASSWORD_TEXTS.badDomain,
  bad_email: FORGOT_PASSWORD_TEXTS.refused,
};

export const linkRequestText: typeof fr.linkRequestText = (code) => LINK_REQUEST_TEXTS[code];

const TOO_SHORT: Record<PasswordForm, string> = {
  reset: 'The password must have at least 8 characters.',
  'new-password': 'The new password must have at least 8 characters.',
  profile: 'The password must have at least 8 characters',
};

const PASSWORD_TEXTS: Record<Exclude<PasswordIssueCode, 'too_short'>, string> = {
  required: 'Please choose a password.',
  too_long: 'The password cannot be longer than 256 characters.',
  too_common: 'This password is too common. Please choose another one.',
  same_as_account: 'The password must be different from your nametag and your email address.',
};

export const newPasswordText: typeof fr.newPasswordText = (code, form) =>
  code === 'too_short' ? TOO_SHORT[form] : PASSWORD_TEXTS[code];

export const passwordChangeText: typeof fr.passwordChangeText = (issue, form) => {
  if (issue.field === 'current') return 'Please enter your current password.';
  return issue.code === 'same_as_current'
    ? 'The new password must be different from the old one.'
    : newPasswordText(issue.code, form);
};

const USERNAME_TEXTS: Record<UsernameIssueCode, string> = {
  required: 'Please choose a username.',
  too_short: 'The username must have at least 3 characters.',
  too_long: 'The username cannot be longer than 50 characters.',
};

export const usernameText: typeof fr.usernameText = (code) => USERNAME_TEXTS[code];
