// The one place that turns a failed call into what a person reads: the screen's own sentence, unless the server said more.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { ApiError } from './errors.ts';

export type FailureTexts = {
  /** The screen's own sentence: for silence, for faults of the server, and for refusals that nothing else tells. */
  readonly failed: string;
  /** The screen's sentences for some refusals, by code. */
  readonly codes?: Readonly<Partial<Record<ErrorCode | 'unknown', string>>>;
  /** The statuses whose refusals are told in the server's own (French) words. */
  readonly quoted?: readonly number[] | 'all';
};

/** Too many calls is always told in the server's words, which say how long to wait, unless the screen names that code itself. */
export function failureText(error: unknown, texts: string | FailureTexts): string {
  const { failed, codes, quoted = [] }: FailureTexts = typeof texts === 'string' ? { failed: texts } : texts;
  if (!(error instanceof ApiError)) return failed;
  const own = codes?.[error.code];
  if (own !== undefined) return own;
  const isQuoted = error.code === 'rate_limited' || quoted === 'all' || quoted.includes(error.status);
  return isQuoted && error.status < 500 && error.code !== 'unknown' ? error.message : failed;
}
