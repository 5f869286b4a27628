// Parses a reply into its data or its error (AX-7, AX-8: one envelope for both). The server's schemas, from which the endpoint types derive
// (define-route.ts), guarantee the data, so only the envelope is checked.

import type { Shapes } from '@palmares/core/contract/endpoint';
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';
import { parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { FAILURE_TEXTS } from '@palmares/texts/page/failures';
import { ApiError } from './errors.ts';
import type { Incoming } from './transport.ts';

export type Reply<T, M = undefined> = { data: T; meta: M };

/** The reply of a call of an endpoint. */
export type ReplyOf<S extends Shapes> = Reply<S['data'], S extends { meta: infer M } ? M : undefined>;

/** Throws the reply's error as an ApiError. */
export function readEnvelope<S extends Shapes>(reply: Incoming): ReplyOf<S> {
  const body = parseJson(reply.body);
  if (isOk(reply) && isSuccess<S>(body)) return { data: body.data, meta: body.meta };
  throw toApiError(reply, body);
}

/** Returns the text of a reply that is a file, without an envelope. */
export function readText(reply: Incoming): string {
  if (isOk(reply)) return reply.body;
  throw toApiError(reply, parseJson(reply.body));
}

export function isCsrfRefusal(reply: Incoming): boolean {
  if (reply.status !== 403) return false;
  const body = parseRecord(parseJson(reply.body));
  return body !== null && (body['code'] === 'csrf_invalid' || /csrf/i.test(String(body['message'])));
}

function isOk({ status }: Incoming): boolean {
  return status >= 200 && status < 300;
}

function isSuccess<S extends Shapes>(body: unknown): body is ReplyOf<S> {
  return parseRecord(body)?.['status'] === 'success';
}

function toApiError(reply: Incoming, body: unknown): ApiError {
  const { code, message, issues } = parseRecord(body) ?? {};
  const retryAfter = Number(reply.retryAfter);
  return new ApiError({
    status: reply.status,
    code: isCode(code) ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : FAILURE_TEXTS.unexpected,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    retryAfter: reply.retryAfter !== null && Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** Checks only the format: a newer server may have more codes, and a table of codes would enlarge every page. */
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[a-z][a-z_]*$/.test(value);
}

function isIssue(value: unknown): value is FieldIssue {
  const issue = parseRecord(value);
  return parseString(issue?.['field']) !== null && parseString(issue?.['message']) !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
