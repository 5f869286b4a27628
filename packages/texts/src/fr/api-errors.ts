// The texts of the API's errors: those of the fields that a schema refuses, and by name all others that a reply can carry.
import { count } from './grammar.ts';

export { accountIssueText, loginIssueText } from './account.ts';
export { albumNameText, categoryNameText, imageIssueText } from './album.ts';
export { detailsText } from './details.ts';
export { ERROR_TEXTS } from './errors.ts';
export {
  linkRequestText,
  newPasswordText,
  PROFILE_ACCOUNT_TEXTS,
  passwordChangeText,
  usernameText,
} from './password.ts';
export { reportIssueText, statementText } from './report-issues.ts';
export { guestNameText, roomPlanText } from './rooms.ts';
export { SEARCH_TOO_SHORT } from './search.ts';
export { codeIssueText, WRONG_RECOVERY_CODE } from './second-factor-issues.ts';
export { refusalText } from './tierlist.ts';
export { tokenNameText } from './token-issues.ts';
export { rateLimitText } from './waiting.ts';

export const FIELD_TEXTS = {
  required: 'Ce champ est requis.',
  invalid: 'Cette valeur n’est pas valide.',
  tooLong: (max: number): string => `${count(max, 'caractère')} au maximum.`,
  tooShort: (min: number): string => `${count(min, 'caractère')} au minimum.`,
  tooMany: (max: number): string => `${count(max, 'élément')} au maximum.`,
  tooSmall: (min: number): string => `La valeur doit être au moins ${min}.`,
  tooBig: (max: number): string => `La valeur doit être au plus ${max}.`,
  badCursor: 'Ce repère de page n’est pas valide.',
  newAlbumStatus: 'Un album est créé public ou privé.',
};
