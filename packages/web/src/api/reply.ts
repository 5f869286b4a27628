// From the bytes of a reply to its data, or to the error that it tells (AX-7, AX-8: one envelope for both).
// The server's replies are made by its own schemas, which the endpoints' types follow (define-route.ts): only the envelope is checked.
import type { Shapes } from '@palmares/core/contract/endpoint';
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';
import { recordOf, stringOf } from '@palmares/core/untrusted';
import { ApiError } from './errors.ts';
import type { Incoming } from './transport.ts';

export type Reply<T, M = undefined> = { data: T; meta: M };

/** What a call of an endpoint answers. */
export type ReplyOf<S extends Shapes> = Reply<S['data'], S extends { meta: infer M } ? M : undefined>;

/** For a reply that is not our server's. */
const NO_MESSAGE = 'Une erreur inattendue est survenue.';

/** Throws the ApiError that the reply tells. */
export function readEnvelope<S extends Shapes>(reply: Incoming): ReplyOf<S> {
  const body = parseJson(reply.body);
  if (isOk(reply) && isSuccess<S>(body)) return { data: body.data, meta: body.meta };
  throw toApiError(reply, body);
}

/** Of a reply that is a file: its text as it is, without an envelope. */
export function readText(reply: Incoming): string {
  if (isOk(reply)) return reply.body;
  throw toApiError(reply, parseJson(reply.body));
}

export function isCsrfRefusal(reply: Incoming): boolean {
  if (reply.status !== 403) return false;
  const body = recordOf(parseJson(reply.body));
  return body !== null && (body['code'] === 'csrf_invalid' || /csrf/i.test(String(body['message'])));
}

function isOk({ status }: Incoming): boolean {
  return status >= 200 && status < 300;
}

function isSuccess<S extends Shapes>(body: unknown): body is ReplyOf<S> {
  return recordOf(body)?.['status'] === 'success';
}

function toApiError(reply: Incoming, body: unknown): ApiError {
  const { code, message, issues } = recordOf(body) ?? {};
  const retryAfter = Number(reply.retryAfter);
  return new ApiError({
    status: reply.status,
    code: isCode(code) ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : NO_MESSAGE,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    retryAfter: reply.retryAfter !== null && Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** By its form: a server newer than this page may know more codes, and the table of texts would weigh on every page. */
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[a-z][a-z_]*$/.test(value);
}

function isIssue(value: unknown): value is FieldIssue {
  const issue = recordOf(value);
  return stringOf(issue?.['field']) !== null && stringOf(issue?.['message']) !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
