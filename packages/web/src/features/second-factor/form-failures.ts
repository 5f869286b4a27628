// What the server refuses to the dialogs of the second factor: at which field, else above the form.
import { type FormTexts, OWNER_REFUSED_AT } from '../../api/form-failure.ts';
import { SECOND_FACTOR_TEXTS } from './messages.ts';

export const SECOND_FACTOR_FAILURE: FormTexts = {
  failed: SECOND_FACTOR_TEXTS.failed,
  fields: { currentPassword: 'current', code: 'code' },
  at: OWNER_REFUSED_AT,
  quoted: 'all',
};
