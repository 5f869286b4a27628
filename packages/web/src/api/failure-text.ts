// The one place that turns a failed call into what a person reads: the screen's own sentence, unless the server said more.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { ApiError } from './errors.ts';

export type FailureTexts = {
  /** The screen's own sentence: for silence, for faults of the server, and for refusals that nothing else tells. */
  readonly failed: string;
  /** The screen's sentences for some refusals, by code. */
  readonly codes?: Readonly<Partial<Record<ErrorCode | 'unknown', string>>>;
  /** The statuses whose refusals are told in the server's own (French) words. `any-reply`: its own faults, too. */
  readonly quoted?: readonly number[] | 'all' | 'any-reply';
  /** For a reply that is no failure by its status and no success by what it says. */
  readonly notSuccessful?: string;
};

/** Too many calls is always told in the server's words, which say how long to wait, unless the screen names that code itself. */
export function failureText(error: unknown, texts: string | FailureTexts): string {
  const told: FailureTexts = typeof texts === 'string' ? { failed: texts } : texts;
  const { failed, codes, quoted = [], notSuccessful = failed } = told;
  if (!(error instanceof ApiError)) return failed;
  const own = codes?.[error.code];
  if (own !== undefined) return own;
  if (error.code === 'unknown') return error.status < 300 ? notSuccessful : failed;
  if (quoted === 'any-reply') return error.message;
  const isQuoted = error.code === 'rate_limited' || quoted === 'all' || quoted.includes(error.status);
  return isQuoted && error.status < 500 ? error.message : failed;
}
