// Renders every error of a call in one shape (AX-8), or as a page for a browser. An error that is not an AppError is a fault of ours: the
// reply is a plain 500 without details.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../db/database-down.ts';
import { AppError } from '../errors.ts';
import { StorageUnavailable } from '../files/image-store.ts';
import { errorCode } from '../start-error.ts';
import { getRequestLanguage } from './request-language.ts';
import { isPageRequest } from './web-app.ts';

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_CSRF_MISSING_SECRET: 'csrf_invalid',
  FST_CSRF_INVALID_TOKEN: 'csrf_invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
};

const DEPENDENCY_RETRY_SECONDS = 5;

/** System errors that mean that the process or the machine is out of file handles or memory. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM']);
const isExhausted = (error: unknown) => EXHAUSTED.has(errorCode(error) ?? '');

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error) || isExhausted(error) || error instanceof StorageUnavailable)
    return new AppError('unavailable', { retryAfter: DEPENDENCY_RETRY_SECONDS, cause: error });
  // The thrown value may be anything, so every property may be missing.
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_CODES[code];
  if (known !== undefined) return new AppError(known, { cause: error });
  if (statusCode === 416) return new AppError('range_not_satisfiable', { cause: error });
  // Fastify's other refusals (malformed JSON, bad content length…) are the caller's mistake.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request', { cause: error });
  return new AppError('internal_error', { cause: error });
}

/** Returns the header with the file's length, which the file server's error carries. */
function getContentRange(error: unknown): string {
  const { headers } = (error ?? {}) as { headers?: Record<string, unknown> };
  const range = headers?.['Content-Range'];
  return typeof range === 'string' ? range : 'bytes */*';
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = toAppError(error);
  const language = getRequestLanguage(request);
  // 501 is a documented answer to the caller's request, not a fault.
  if (failure.status >= 500 && failure.status !== 501) {
    request.log.error({ err: error }, 'request failed');
  }
  if ((failure.status >= 500 || failure.status === 429) && isPageRequest(request))
    return request.server.sendFailedPage(reply, failure, language);
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  if (failure.status === 416) reply.header('content-range', getContentRange(error));
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.toReply(language)));
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
}
