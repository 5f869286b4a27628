import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Returns a signal that is aborted when the client closes the connection before the reply is sent, so that its work can stop. Fastify's
 * `request.signal` also aborts once the body of the request is read.
 */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Nobody reads this reply. The reason is a refusal and not a fault, so that the log shows no error of ours.
  const abort = () => controller.abort(new AppError('invalid_request'));
  if (reply.raw.destroyed) abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort();
  });
  return controller.signal;
}
