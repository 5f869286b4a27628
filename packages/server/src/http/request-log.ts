// Logs one line for each request, below the usual level. It names the route's pattern and never the URL: URLs carry signatures and search
// words, headers carry tokens (access.md rule 15).
import type { FastifyInstance } from 'fastify';

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
