// Maps the server's refusals of the second factor dialogs to a field, else to a text above the form.

import { SECOND_FACTOR_TEXTS } from '@palmares/texts/page/second-factor';
import { type FormTexts, OWNER_REFUSED_AT } from '../../api/form-failure.ts';

export const SECOND_FACTOR_FAILURE: FormTexts = {
  failed: SECOND_FACTOR_TEXTS.failed,
  fields: { currentPassword: 'current', code: 'code' },
  at: OWNER_REFUSED_AT,
  quoted: 'all',
};
