// What is typed where a code of the second factor is asked for: that of the app, or a recovery code in its place.
import { type CodeKind, checkCode } from '@palmares/core/account/second-factor';
import { codeIssueText } from '@palmares/core/account/second-factor-messages';

export type TypedValues = { code: string; kind: CodeKind };

export const NO_CODE: TypedValues = { code: '', kind: 'app' };

/** What a call is sent where a code may not be asked for at all. */
export const sentCode = ({ code }: TypedValues): { code?: string } => (code === '' ? {} : { code });

export function codeIssueOf({ code, kind }: TypedValues): { code?: string } {
  const issue = checkCode(code, kind);
  return issue === null ? {} : { code: codeIssueText(issue, kind) };
}
