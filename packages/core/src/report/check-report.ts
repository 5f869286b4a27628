// What a person writes of a thing that they report, of a decision that they contest, and what staff answer.
// Invariant: an empty list means that the server accepts the same values.
// Leaves out: whether the thing may be reported (the server), and texts (messages.ts).
import { isMailable } from '../account/email.ts';
import { REPORT } from '../limits.ts';
import { lengthOf, normaliseText } from '../text/normalise-text.ts';

export const REPORT_REASONS = ['illegal', 'copyright', 'sexual', 'hate', 'privacy', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Without words nobody could tell whose work it is, or what is meant. */
const WANTS_WORDS: ReadonlySet<ReportReason> = new Set(['copyright', 'other']);

export type ReportIssue =
  | { field: 'text'; code: 'required' | 'too_long' }
  | { field: 'email'; code: 'bad_email' };

export const wantsWords = (reason: ReportReason): boolean => WANTS_WORDS.has(reason);

/** `email`: of a visitor who wants an answer. */
export function checkReport(report: { reason: ReportReason; text: string; email: string }): ReportIssue[] {
  const issues: ReportIssue[] = [];
  const length = lengthOf(normaliseText(report.text));
  if (length === 0 && wantsWords(report.reason)) issues.push({ field: 'text', code: 'required' });
  if (length > REPORT.textMax) issues.push({ field: 'text', code: 'too_long' });
  if (report.email.trim() !== '' && !isMailable(report.email))
    issues.push({ field: 'email', code: 'bad_email' });
  return issues;
}

export type StatementIssueCode = 'required' | 'too_long';

/** The reason of a decision, an appeal, the answer to it. */
export function checkStatement(text: string, max: number): StatementIssueCode | null {
  const length = lengthOf(normaliseText(text));
  if (length === 0) return 'required';
  return length > max ? 'too_long' : null;
}
