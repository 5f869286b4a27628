// Maps the server's refusals of the second factor dialogs to a field, else to a text above the form.
import { type FormTexts, OWNER_REFUSED_AT } from '../../api/form-failure.ts';
import { SECOND_FACTOR_TEXTS } from './messages.ts';

export const SECOND_FACTOR_FAILURE: FormTexts = {
  failed: SECOND_FACTOR_TEXTS.failed,
  fields: { currentPassword: 'current', code: 'code' },
  at: OWNER_REFUSED_AT,
  quoted: 'all',
};
