// A server that is about to stop still answers requests, with `Connection: close`: a keep-alive proxy then opens its next connection to
// another server, and no connection is closed while a request is in transit.
import type { FastifyInstance } from 'fastify';

export function registerCloseOnShutdown(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
}
