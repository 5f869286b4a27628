// The one error that a service throws on purpose: a stable code, whose status is in the contract. The reply chooses the language of its
// texts.
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@palmares/core/contract/error-codes';
import type { Language } from '@palmares/texts/language';
import { API_TEXTS, type Phrase } from './api-texts.ts';

/** A refused field. `field` is its name in the body, with dots and indexes for nested fields (`lines.2.label`). */
export type Issue = { readonly field: string; readonly code: string; readonly text: Phrase };

type Details = {
  /** Replaces the text of the code. */
  readonly text?: Phrase;
  readonly issues?: readonly Issue[];
  readonly retryAfter?: number;
  readonly cause?: unknown;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  readonly #text: Phrase;

  constructor(code: ErrorCode, details: Details = {}) {
    const text: Phrase = details.text ?? ((texts) => texts.ERROR_TEXTS[code]);
    // For the log; a reply has the text in its own language.
    super(text(API_TEXTS.fr), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.#text = text;
  }

  toReply(language: Language): ErrorReply {
    const texts = API_TEXTS[language];
    const issues = this.issues?.map(({ field, code, text }) => ({ field, code, message: text(texts) }));
    return {
      status: 'error',
      code: this.code,
      message: this.#text(texts),
      ...(issues === undefined ? {} : { issues }),
    };
  }
}

/** Throws 404 for null or undefined. */
export function assertFound<T>(value: T | null | undefined): asserts value is T {
  if (value === null || value === undefined) throw new AppError('not_found');
}

/** Throws the refusal of a permission rule; null means allowed. */
export function assertAllowed(decision: ErrorCode | null): void {
  if (decision !== null) throw new AppError(decision);
}
