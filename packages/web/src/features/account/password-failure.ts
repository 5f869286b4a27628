// From a failed call to what the password screens say (spec P1 §8): at a field, or above the form.
import {
  FORGOT_PASSWORD_TEXTS,
  NEW_PASSWORD_TEXTS,
  PROFILE_ACCOUNT_TEXTS,
  RESET_PASSWORD_TEXTS,
} from '@palmares/core/account/password-messages';
import { ApiError, isLimited } from '../../api/errors.ts';
import { type FormFailure, fieldFailure } from '../../api/form-failure.ts';
import { EMAIL_FORM_TEXTS } from './messages.ts';

/** Only a 400 is about the address, and its message says which of the spec's sentences is meant. */
export function forgotFailure(error: unknown): FormFailure {
  if (isLimited(error)) return { fields: {}, text: error.message };
  if (!(error instanceof ApiError) || error.status !== 400)
    return { fields: {}, text: FORGOT_PASSWORD_TEXTS.failed };
  return { fields: { email: addressText(error.message) }, text: null };
}

function addressText(message: string): string {
  // « domaine » is the server's word, in French or in English.
  if (/domain/i.test(message)) return FORGOT_PASSWORD_TEXTS.badDomain;
  if (/not found/i.test(message)) return FORGOT_PASSWORD_TEXTS.notFound;
  return FORGOT_PASSWORD_TEXTS.refused;
}

export type ResetFailure = FormFailure & { readonly linkDead: boolean };

export function resetFailure(error: unknown): ResetFailure {
  const failure = fieldsOr(error, { password: 'password' }, RESET_PASSWORD_TEXTS.failed);
  return { ...failure, linkDead: error instanceof ApiError && error.code === 'reset_link_dead' };
}

/** A wrong current password is told at its field. */
export function changeFailure(error: unknown): FormFailure {
  if (error instanceof ApiError && error.code === 'wrong_current_password')
    return { fields: { current: error.message }, text: null };
  return fieldsOr(error, { current_password: 'current', new_password: 'next' }, NEW_PASSWORD_TEXTS.failed);
}

export function confirmEmailFailure(error: unknown): { text: string; linkDead: boolean } {
  if (error instanceof ApiError && error.status === 400)
    return { text: PROFILE_ACCOUNT_TEXTS.emailLinkDead, linkDead: true };
  const text =
    error instanceof ApiError && error.code !== 'unknown' ? error.message : EMAIL_FORM_TEXTS.failed;
  return { text, linkDead: false };
}

/** At the refused fields, else the server's message, else `otherwise`. */
function fieldsOr(error: unknown, names: Readonly<Record<string, string>>, otherwise: string): FormFailure {
  const known = error instanceof ApiError && error.code !== 'unknown';
  return fieldFailure(error, names) ?? { fields: {}, text: known ? error.message : otherwise };
}
