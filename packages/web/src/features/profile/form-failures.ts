// Maps the server's refusals of the account dialogs (AC-52, AC-53, AC-55) to a field, else to a text above the form.
import { PROFILE_ACCOUNT_TEXTS } from '@palmares/texts/page/password';
import { EMAIL_TEXTS } from '@palmares/texts/page/profile';
import { type FormTexts, OWNER_REFUSED_AT } from '../../api/form-failure.ts';

/** Refusals show the server's message; server errors and network failures show that of the dialog. */
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

/** Covers the email address and the deletion. The refusal to delete the last admin is shown above the form. */
export const ACCOUNT_FAILURE: FormTexts = {
  ...REFUSED,
  failed: EMAIL_TEXTS.failed,
  fields: { email: 'email', currentPassword: 'current', code: 'code' },
};
