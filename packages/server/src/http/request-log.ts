// Logs one line per request, below the default level. It contains the route's pattern and never the URL: URLs carry signatures and search
// words, headers carry tokens (AD-47).
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Unique across processes, so that lines of several servers can be distinguished. A proxy's request id is ignored: a caller could write
 * into our log.
 */
export const createRequestId = (): string => randomUUID();

/** Sends the id of the request's log lines to the caller too, who may quote it when asking for help. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
