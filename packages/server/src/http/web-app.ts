// The built web app: hashed assets forever, pages as one index.html with the true status of each address.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isPage } from '@palmares/core/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

declare module 'fastify' {
  interface FastifyInstance {
    sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  }
}

export async function registerWebApp(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${DIST}index.html`);
  if (built)
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOREVER : REVALIDATE);
      },
    });

  app.decorate('sendPage', (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    reply.status(wantsPage && isPage(path) ? 200 : 404).header('cache-control', REVALIDATE);
    return built && wantsPage
      ? reply.sendFile('index.html')
      : reply.type('text/plain; charset=utf-8').send('Page introuvable.');
  });
  app.get('/', (request, reply) => app.sendPage(request, reply));
}
