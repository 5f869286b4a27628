import type { TextListIssue } from '@palmares/core/album/text-list';
import { TEXT_LIST_TEXTS } from '@palmares/texts/page/uploads';

const LINES_TOLD = 5;

/** Describes all issues of a list in one or two sentences. */
export function textListIssueText(issues: readonly TextListIssue[]): string | undefined {
  const lines = issues.flatMap((issue) => (issue.code === 'text_too_long' ? [issue.line] : []));
  const others = issues.flatMap((issue) => (issue.code === 'text_too_long' ? [] : [otherIssueText(issue)]));
  return [...others, ...(lines.length > 0 ? [tooLongText(lines)] : [])].join(' ') || undefined;
}

function otherIssueText(issue: Exclude<TextListIssue, { code: 'text_too_long' }>): string {
  if (issue.code === 'no_text') return TEXT_LIST_TEXTS.noText;
  return issue.max === 0 ? TEXT_LIST_TEXTS.full : TEXT_LIST_TEXTS.tooMany(issue.max);
}

function tooLongText(lines: readonly number[]): string {
  return TEXT_LIST_TEXTS.tooLong(lines.slice(0, LINES_TOLD), lines.length > LINES_TOLD);
}
