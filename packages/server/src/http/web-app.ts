// The built web app: hashed assets forever, pages as one index.html with the true status of each address, and a page without
// scripts for when the server fails.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@palmares/core/contract/endpoints';
import { isPage } from '@palmares/core/contract/is-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const FAILED_PAGE = `${DIST}500.html`;
const FAILED_TEXT = 'Quelque chose s’est mal passé.';
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

declare module 'fastify' {
  interface FastifyInstance {
    sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
    /** The page that a browser gets for a page of the site when the server fails. */
    sendFailedPage(reply: FastifyReply, failure: AppError): FastifyReply;
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

  // The error page is read at start: when the disk fails later, the page can still be sent.
  const failedPage = existsSync(FAILED_PAGE) ? readFileSync(FAILED_PAGE, 'utf8') : FAILED_TEXT;

  app.decorate('sendFailedPage', (reply: FastifyReply, failure: AppError) => {
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .type(failedPage === FAILED_TEXT ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .send(failedPage.replace('%STATUS%', String(failure.status)));
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

/** Whether a browser asks for a page of the site, and not for a call of the API or a picture, which have their own form of error. */
export function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith(API_BASE) && (headers.accept ?? '').includes('text/html');
}
