// What the server refuses to the dialogs of the account (AC-52, AC-53, AC-55): at which field, else above the form.
import { PROFILE_ACCOUNT_TEXTS } from '@palmares/core/account/password-messages';
import { type FormTexts, OWNER_REFUSED_AT } from '../../api/form-failure.ts';
import { EMAIL_TEXTS } from './messages.ts';

/** Refusals in the server's words; its own faults and its silence in those of the dialog. */
const REFUSED = { at: OWNER_REFUSED_AT, quoted: 'all' } as const;

export const USERNAME_FAILURE: FormTexts = {
  ...REFUSED,
  failed: PROFILE_ACCOUNT_TEXTS.usernameFailed,
  fields: { username: 'username' },
};

export const PASSWORD_FAILURE: FormTexts = {
  ...REFUSED,
  failed: PROFILE_ACCOUNT_TEXTS.passwordFailed,
  fields: { currentPassword: 'current', newPassword: 'next', code: 'code' },
};

/** Of the address and of the account's end: why an admin has to stay is told above the form. */
export const ACCOUNT_FAILURE: FormTexts = {
  ...REFUSED,
  failed: EMAIL_TEXTS.failed,
  fields: { email: 'email', currentPassword: 'current', code: 'code' },
};
