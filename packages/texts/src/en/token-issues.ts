import { PERSONAL_TOKEN, type TokenNameIssueCode } from '@palmares/core/account/personal-token';
import type * as fr from '../fr/token-issues.ts';

const NAME_TEXTS: Record<TokenNameIssueCode, string> = {
  required: 'Give this token a name.',
  too_long: `The name cannot be longer than ${PERSONAL_TOKEN.nameMax} characters.`,
};

export const tokenNameText: typeof fr.tokenNameText = (code) => NAME_TEXTS[code];
