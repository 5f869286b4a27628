import type * as fr from '../fr/api-errors.ts';
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

export const FIELD_TEXTS: typeof fr.FIELD_TEXTS = {
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  tooLong: (max) => `At most ${count(max, 'character')}.`,
  tooShort: (min) => `At least ${count(min, 'character')}.`,
  tooMany: (max) => `At most ${count(max, 'item')}.`,
  tooSmall: (min) => `The value must be at least ${min}.`,
  tooBig: (max) => `The value must be at most ${max}.`,
  badCursor: 'This page cursor is not valid.',
  newAlbumStatus: 'A new album is either public or private.',
};
