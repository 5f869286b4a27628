import { findPage } from '@palmares/core/contract/find-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name under which requests are counted if the pattern would be too specific: each built file has a route of its own. */
    countedAs?: string;
  }
}

/** Registers the counter for the whole application. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest({
      method: request.method,
      route: nameRoute(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });
}

/** All pages share one route, so they are counted by page name. */
function nameRoute({ routeOptions, url }: FastifyRequest): string {
  const { config, url: pattern = 'none' } = routeOptions;
  if (config.countedAs !== undefined) return config.countedAs;
  return pattern === '/*' ? `page ${findPage(url.split('?', 1)[0] ?? '')?.name ?? 'none'}` : pattern;
}
