// Issues of the names of personal access tokens.
import { PERSONAL_TOKEN, type TokenNameIssueCode } from '@palmares/core/account/personal-token';

const NAME_TEXTS: Record<TokenNameIssueCode, string> = {
  required: 'Donnez un nom à ce jeton.',
  too_long: `Le nom ne peut pas dépasser ${PERSONAL_TOKEN.nameMax} caractères.`,
};

export const tokenNameText = (code: TokenNameIssueCode): string => NAME_TEXTS[code];
