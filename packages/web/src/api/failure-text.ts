// The one place that turns a failed call into what a person reads: the screen's own sentence, unless the server said more.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { ApiError } from './errors.ts';

export type FailureTexts = {
  /** The screen's own sentence: for silence, for faults of the server, and for refusals that nothing else tells. */
  readonly failed: string;
  /** The screen's sentences for some refusals, by code. */
  readonly codes?: Readonly<Partial<Record<ErrorCode | 'unknown', string>>>;
  /** The session has ended (401), whatever ended it. */
  readonly sessionLost?: string;
  /** For a reply that is no failure by its status and no success by what it says. */
  readonly notSuccessful?: string;
  /** The statuses whose refusals are told in the server's own (French) words. `any-reply`: its own faults, too. */
  readonly quoted?: readonly number[] | 'all' | 'any-reply';
  /** How these words are told, of a field where one is at fault. Left out: as they are. */
  readonly quote?: (words: string) => string;
};

/** Too many calls is always told in the server's words, which say how long to wait, unless the screen names that code itself. */
export function failureText(error: unknown, texts: string | FailureTexts): string {
  const known: FailureTexts = typeof texts === 'string' ? { failed: texts } : texts;
  if (!(error instanceof ApiError)) return known.failed;
  return ownText(error, known) ?? (isQuoted(error, known) ? quoteOf(error, known) : known.failed);
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

function quoteOf({ message, issues }: ApiError, { quote }: FailureTexts): string {
  return quote === undefined ? message : quote(issues[0]?.message ?? message);
}
