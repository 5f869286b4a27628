// A server that is about to stop answers whatever still arrives, and asks to be asked no more on that connection: a proxy that keeps
// connections open opens its next one elsewhere, and none is closed under a request that is on its way.
import type { FastifyInstance } from 'fastify';

export function registerLastReplies(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
}
