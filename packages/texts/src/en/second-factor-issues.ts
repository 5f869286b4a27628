import type { CodeIssueCode, CodeKind } from '@palmares/core/account/second-factor';
import type * as fr from '../fr/second-factor-issues.ts';

const TEXTS: Record<`${CodeKind}.${CodeIssueCode}`, string> = {
  'app.required': 'Please enter the code from your app.',
  'app.malformed': 'A code has 6 digits.',
  'recovery.required': 'Please enter a recovery code.',
  'recovery.malformed': 'A recovery code has 16 letters and digits.',
};

export const codeIssueText: typeof fr.codeIssueText = (code, kind) => TEXTS[`${kind}.${code}`];

export const WRONG_RECOVERY_CODE: typeof fr.WRONG_RECOVERY_CODE =
  'This recovery code is wrong or has already been used.';
