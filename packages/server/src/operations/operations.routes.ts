// Health and metrics endpoints for operators: liveness, readiness, metrics. They have no session and no envelope.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import type { Metrics } from './metrics.ts';

/** Register it in an instance without other hooks: a probe must be answered even when nothing else is. */
export function healthRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'readiness' | 'config' | 'stopping'>,
): void {
  registerSecurityHeaders(app, { https: deps.config.publicUrl.startsWith('https:') });
  app.addHook('onRequest', neverKept);

  // Shows that the process answers. An absent database is no reason to restart it.
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const checks = await deps.readiness();
    const isWell = Object.values(checks).every(Boolean);
    // The server still answers requests; 503 lets a proxy switch to another server before it stops.
    const status = deps.stopping.aborted ? 'stopping' : isWell ? 'ready' : 'unavailable';
    reply.status(status === 'ready' ? 200 : 503);
    return { status, checks };
  });
}

/** Registered next to the health routes, whose headers it shares. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !carries(request, token))
      return reply.status(401).header('www-authenticate', 'Bearer').send({ status: 'error' });
    const { text, contentType } = await metrics.read();
    return reply.type(contentType).send(text);
  });
}

/** Compares hashes, so that the duration reveals nothing of the token. */
function carries({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(getHash(headers.authorization ?? ''), getHash(`Bearer ${token}`));
}

const getHash = (text: string) => createHash('sha256').update(text).digest();

async function neverKept(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
