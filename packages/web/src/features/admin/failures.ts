import { FAILURE_TEXTS } from '@palmares/texts/page/admin';
import type { FailureTexts } from '../../api/failure-text.ts';

/** The message of a 400 or 409 is more precise than the general text: last admin, own account, existing category. */
const failed = (text: string): FailureTexts => ({ failed: text, quoted: [400, 409] });

export const FAILURES = {
  status: failed(FAILURE_TEXTS.status),
  voices: failed(FAILURE_TEXTS.voices),
  deletion: failed(FAILURE_TEXTS.deletion),
  addRole: failed(FAILURE_TEXTS.addRole),
  removeRole: failed(FAILURE_TEXTS.removeRole),
  createCategory: failed(FAILURE_TEXTS.createCategory),
  renameCategory: failed(FAILURE_TEXTS.renameCategory),
  deleteCategory: failed(FAILURE_TEXTS.deleteCategory),
  visibility: failed(FAILURE_TEXTS.visibility),
} as const;

/** For albums, the server's message is shown if there is one (AD-30). */
export const ALBUM_FAILURES = {
  status: { ...FAILURES.status, quoted: 'any-reply' },
  deletion: { ...FAILURES.deletion, quoted: 'any-reply' },
} as const;
