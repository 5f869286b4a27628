// Validates the texts of reports, appeals and staff answers.
// Invariant: an empty list means that the server accepts the same values.
// The server checks whether the resource can be reported.
import { isMailable } from '../account/email.ts';
import { REPORT } from '../staff-limits.ts';
import { countCodePoints, normaliseText } from '../text/normalise-text.ts';

export const REPORT_REASONS = ['illegal', 'copyright', 'sexual', 'hate', 'privacy', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** These reasons require a text, which names the owner of the work or explains the problem. */
const WANTS_WORDS: ReadonlySet<ReportReason> = new Set(['copyright', 'other']);

export type ReportIssue =
  | { field: 'text'; code: 'required' | 'too_long' }
  | { field: 'email'; code: 'bad_email' };

export const requiresDetails = (reason: ReportReason): boolean => WANTS_WORDS.has(reason);

/** `email` is the address of a visitor who wants an answer. */
export function checkReport(report: { reason: ReportReason; text: string; email: string }): ReportIssue[] {
  const issues: ReportIssue[] = [];
  const length = countCodePoints(normaliseText(report.text));
  if (length === 0 && requiresDetails(report.reason)) issues.push({ field: 'text', code: 'required' });
  if (length > REPORT.textMax) issues.push({ field: 'text', code: 'too_long' });
  if (report.email.trim() !== '' && !isMailable(report.email))
    issues.push({ field: 'email', code: 'bad_email' });
  return issues;
}

export type StatementIssueCode = 'required' | 'too_long';

/** Validates the reason of a decision, an appeal, or the answer to it. */
export function checkStatement(text: string, max: number): StatementIssueCode | null {
  const length = countCodePoints(normaliseText(text));
  if (length === 0) return 'required';
  return length > max ? 'too_long' : null;
}
