// Error classes of failed calls: screens switch on the class and the code, never on texts or statuses.
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';

/** The server answered with a refusal. `message` is its French text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `unknown` when the reply came from a proxy or was otherwise invalid. */
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

/** There was no answer: offline, server down, connection lost. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** There was no answer within the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * True when the request was refused by session, permission or rate limit, before the request itself was looked at: an earlier attempt may
 * still have been applied.
 */
export function failedBeforeIdempotency(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 429].includes(error.status);
}

/** True when the server refused, so nothing was written. After any other failure the outcome is unknown, and a retry may succeed. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

/** A seat in a room is a cookie, which has nothing to do with the session. */
const SESSION_STAYS: ReadonlySet<string> = new Set(['invalid_credentials', 'room_seat_required']);

/** The reason why a session ended, if the error expresses one; else null. */
export function getSessionEnd(error: unknown): 'expired' | 'disabled' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'account_disabled' || error.code === 'session_disabled') return 'disabled';
  return error.status === 401 && !SESSION_STAYS.has(error.code) ? 'expired' : null;
}

/** True when the subject of the call does not exist (any more). */
export function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

/** Awaits a call about something on the screen. `forget` is called when it no longer exists; the error is rethrown. */
export async function evictOnNotFound<A>(call: Promise<A>, forget: () => void): Promise<A> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) forget();
    throw error;
  }
}
