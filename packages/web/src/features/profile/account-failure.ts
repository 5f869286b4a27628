// From a refused change of one's account to its dialog (spec P1 §8, Profile).
import { PROFILE_ACCOUNT_TEXTS } from '@palmares/core/account/password-messages';
import { ApiError } from '../../api/errors.ts';
import { type FormFailure, fieldFailure } from '../../api/form-failure.ts';
import { EMAIL_TEXTS } from './messages.ts';

export function usernameFailure(error: unknown): FormFailure {
  return failureOf(error, { username: 'username' }, PROFILE_ACCOUNT_TEXTS.usernameFailed);
}

export function passwordFailure(error: unknown): FormFailure {
  const names = { currentPassword: 'current', newPassword: 'next' };
  return failureOf(error, names, PROFILE_ACCOUNT_TEXTS.passwordFailed);
}

export function emailFailure(error: unknown): FormFailure {
  return failureOf(error, { email: 'email', currentPassword: 'current' }, EMAIL_TEXTS.failed);
}

/** A wrong password is told at its field; why an admin has to stay, above it. */
export function endFailure(error: unknown): FormFailure {
  return failureOf(error, { currentPassword: 'current' }, EMAIL_TEXTS.failed);
}

/** At the refused fields; a refusal of another kind in the server's words; its faults and silence in the dialog's own. */
function failureOf(error: unknown, names: Readonly<Record<string, string>>, otherwise: string): FormFailure {
  if (error instanceof ApiError && error.code === 'wrong_current_password')
    return { fields: { current: error.message }, text: null };
  const refused = error instanceof ApiError && error.status < 500 && error.code !== 'unknown';
  return fieldFailure(error, names) ?? { fields: {}, text: refused ? error.message : otherwise };
}
