// What the server refuses to the dialogs of the second factor: at which field, else above the form.
import type { FormTexts } from '../../api/form-failure.ts';
import { SECOND_FACTOR_TEXTS } from './messages.ts';

export const SECOND_FACTOR_FAILURE: FormTexts = {
  failed: SECOND_FACTOR_TEXTS.failed,
  fields: { currentPassword: 'current', code: 'code' },
  at: { wrong_current_password: 'current', wrong_second_factor: 'code' },
  quoted: 'all',
};
