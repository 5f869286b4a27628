import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';

/** Aborted when the caller is gone before the reply is out: for work that nobody waits for any more. */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Nobody reads this refusal; what is not our fault is not told as an error in the log.
  const abort = () => controller.abort(new AppError('invalid_request'));
  if (reply.raw.destroyed) abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort();
  });
  return controller.signal;
}
