// What a call can end in, as classes: screens switch on the class and the code, never on texts or statuses.
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';

/** The server answered and refused. `message` is its French text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `unknown` when something between us and the server answered (a proxy, a broken page). */
  readonly code: ErrorCode | 'unknown';
  readonly issues: readonly FieldIssue[];
  /** From `Retry-After`, in seconds. */
  readonly retryAfter: number | null;

  constructor(reply: {
    status: number;
    code: ErrorCode | 'unknown';
    message: string;
    issues?: readonly FieldIssue[];
    retryAfter?: number | null;
  }) {
    super(reply.message);
    this.status = reply.status;
    this.code = reply.code;
    this.issues = reply.issues ?? [];
    this.retryAfter = reply.retryAfter ?? null;
  }
}

/** No answer: offline, server down, connection cut. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** No answer within the time that the caller gave. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Refused for who asks or how often, before what is asked was looked at: it says nothing of an earlier try. */
export function isAtTheDoor(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 429].includes(error.status);
}

/** The server answered and refused; otherwise nobody knows, and another try may work. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

/** Why a session ended, as far as an answer tells; null when it says nothing of the session. */
export function sessionEndOf(error: unknown): 'expired' | 'disabled' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'account_disabled' || error.code === 'session_disabled') return 'disabled';
  return error.status === 401 && error.code !== 'invalid_credentials' ? 'expired' : null;
}

/** What the call was about is not there, or not any more. */
export function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

/** The answer of a call about something shown. `forget` is called when the server does not know it any more; the error goes on. */
export async function whileThere<A>(call: Promise<A>, forget: () => void): Promise<A> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) forget();
    throw error;
  }
}
