// What those who run the server ask it: whether it lives, whether it can work, and its metrics. No session, no envelope.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import type { Metrics } from './metrics.ts';

/** For an instance that has no other hooks: a probe must be answered when nothing else is. */
export function healthRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'readiness' | 'config' | 'stopping'>,
): void {
  registerSecurityHeaders(app, { https: deps.config.publicUrl.startsWith('https:') });
  app.addHook('onRequest', neverKept);

  // The process answers. A database that is away is no reason to start it again.
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const checks = await deps.readiness();
    const isWell = Object.values(checks).every(Boolean);
    // It answers still, and lets a proxy go on to another one before it does not.
    const status = deps.stopping.aborted ? 'stopping' : isWell ? 'ready' : 'unavailable';
    reply.status(status === 'ready' ? 200 : 503);
    return { status, checks };
  });
}

/** Beside the health addresses, whose headers it has too. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !carries(request, token))
      return reply.status(401).header('www-authenticate', 'Bearer').send({ status: 'error' });
    const { text, contentType } = await metrics.read();
    return reply.type(contentType).send(text);
  });
}

/** Compared by their hashes: how long it takes tells nothing of the token. */
function carries({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

async function neverKept(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
