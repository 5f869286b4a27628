// The one error that a service throws on purpose: a stable code, whose status and French text are in the contract.
import { ERRORS, type ErrorCode, type FieldIssue } from '@palmares/core/contract/error-codes';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly FieldIssue[] | undefined;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: { message?: string; issues?: readonly FieldIssue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(details.message ?? ERRORS[code][1], { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
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
