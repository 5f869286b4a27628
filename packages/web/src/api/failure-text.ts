// Turns a failed call into the message that a person reads: the screen's own sentence, unless the server's message is more specific.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { ApiError } from './errors.ts';

export type FailureTexts = {
  /** The screen's own sentence: for lost answers, server errors, and refusals without a message of their own. */
  readonly failed: string;
  /** The screen's sentences for some refusals, by code. */
  readonly codes?: Readonly<Partial<Record<ErrorCode | 'unknown', string>>>;
  /** For a session that has ended (401), whatever the reason. */
  readonly sessionLost?: string;
  /** Message for a reply with a success status and invalid content. */
  readonly notSuccessful?: string;
  /** Statuses for which the server's own (French) message is shown. `any-reply`: also for server errors. */
  readonly quoted?: readonly number[] | 'all' | 'any-reply';
  /** Rewords the server's message, for example with the field concerned. Left out: unchanged. */
  readonly quote?: (words: string) => string;
};

/** Rate limiting always shows the server's message, which says how long to wait, unless the screen has a text for that code. */
export function failureText(error: unknown, texts: string | FailureTexts): string {
  const known: FailureTexts = typeof texts === 'string' ? { failed: texts } : texts;
  if (!(error instanceof ApiError)) return known.failed;
  return ownText(error, known) ?? (isQuoted(error, known) ? getQuote(error, known) : known.failed);
}

function ownText({ status, code }: ApiError, texts: FailureTexts): string | undefined {
  if (status === 401 && texts.sessionLost !== undefined) return texts.sessionLost;
  return texts.codes?.[code] ?? (code === 'unknown' && status < 300 ? texts.notSuccessful : undefined);
}

function isQuoted({ status, code }: ApiError, { quoted = [] }: FailureTexts): boolean {
  if (code === 'unknown') return false;
  if (quoted === 'any-reply') return true;
  return status < 500 && (code === 'rate_limited' || quoted === 'all' || quoted.includes(status));
}

function getQuote({ message, issues }: ApiError, { quote }: FailureTexts): string {
  return quote === undefined ? message : quote(issues[0]?.message ?? message);
}
