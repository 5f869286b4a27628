// Maps the server's refusals of the account forms (AC-17, AC-22, AC-31) to a field, or to a text above the form.
import { LOGIN_TEXTS, REGISTER_TEXTS } from '@palmares/texts/page/account';
import { EMAIL_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import {
  FORGOT_PASSWORD_TEXTS,
  NEW_PASSWORD_TEXTS,
  RESET_PASSWORD_TEXTS,
} from '@palmares/texts/page/password';
import { ApiError } from '../../api/errors.ts';
import { type FormTexts, formFailure, OWNER_REFUSED_AT } from '../../api/form-failure.ts';
import type { FormFailure } from '../../lib/use-form.ts';

export const LOGIN_FAILURE: FormTexts = { ...LOGIN_TEXTS, quoted: 'any-reply' };

export const SECOND_STEP_FAILURE: FormTexts = {
  ...LOGIN_FAILURE,
  fields: { code: 'code' },
  at: { wrong_second_factor: 'code' },
};

/** A taken email address gets a general message above the form, which does not reveal that an account exists. */
export const REGISTER_FAILURE: FormTexts = {
  ...REGISTER_TEXTS,
  fields: { username: 'username', nametag: 'nametag', email: 'email', password: 'password' },
  at: { nametag_taken: 'nametag' },
  quoted: 'any-reply',
};

export const RESET_FAILURE: FormTexts = {
  failed: RESET_PASSWORD_TEXTS.failed,
  fields: { password: 'password' },
  quoted: 'any-reply',
};

export const CHANGE_FAILURE: FormTexts = {
  failed: NEW_PASSWORD_TEXTS.failed,
  fields: { current_password: 'current', new_password: 'next', code: 'code' },
  at: OWNER_REFUSED_AT,
  quoted: 'any-reply',
};

export const CONFIRM_FAILURE: FormTexts = { failed: EMAIL_FORM_TEXTS.failed, quoted: 'any-reply' };

/** Only a 400 is about the address; its message selects the text of the specification. */
export function forgotFailure(error: unknown): FormFailure {
  if (error instanceof ApiError && error.status === 400)
    return { fields: { email: addressText(error.message) }, text: null };
  return formFailure(error, { failed: FORGOT_PASSWORD_TEXTS.failed });
}

function addressText(message: string): string {
  // The server's message contains « domaine » in French and « domain » in English.
  if (/domain/i.test(message)) return FORGOT_PASSWORD_TEXTS.badDomain;
  if (/not found/i.test(message)) return FORGOT_PASSWORD_TEXTS.notFound;
  return FORGOT_PASSWORD_TEXTS.refused;
}
