// Logs one line for each request, below the usual level. It names the route's pattern and never the URL: URLs carry signatures and search
// words, headers carry tokens (AD-47).
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Unlike every other in any process, so that lines of several servers can be told apart. What a proxy says of a request is not taken
 * over: a caller could write into our log.
 */
export const createRequestId = (): string => randomUUID();

/** The id that every line about the request carries is told to the caller as well, who may name it when asking for help. */
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
