// The value typed into a second-factor field: a code of the app, or a recovery code instead.
import { type CodeKind, checkCode } from '@palmares/core/account/second-factor';
import { codeIssueText } from '@palmares/texts/page/second-factor-issues';

export type TypedValues = { code: string; kind: CodeKind };

export const NO_CODE: TypedValues = { code: '', kind: 'app' };

/** The code's fields of a request; empty where no code was asked for. */
export const sentCode = ({ code }: TypedValues): { code?: string } => (code === '' ? {} : { code });

export function getCodeIssue({ code, kind }: TypedValues): { code?: string } {
  const issue = checkCode(code, kind);
  return issue === null ? {} : { code: codeIssueText(issue, kind) };
}
