// The API description for programs (/api/openapi.json) and for people (/api/docs). Both are generated on the first request and are the same
// for everyone: no session is read.
import { API_DOCS } from '@palmares/core/contract/api-docs';
import { PLAIN_TEXTS } from '@palmares/texts/fr/error-pages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countPage } from '../../http/page-rates.ts';
import { REVALIDATED } from '../../http/revalidation.ts';
import { describeApi } from './describe-api.ts';
import { createDocsPage } from './docs-page.ts';

export function apiDescriptionRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  const config = { compressed: 'kept' } as const;
  const describe = once(() => describeApi(app.describedRoutes, publicUrl));
  const writeJson = once(() => JSON.stringify(describe()));
  const writePage = once(() => createDocsPage(deps.webFolder)?.(describe()) ?? null);

  app.get(API_DOCS.description, { config, onRequest: countPage(deps) }, async (_request, reply) =>
    reply.header('cache-control', REVALIDATED).type('application/json; charset=utf-8').send(writeJson()),
  );

  app.get(API_DOCS.page, { config, onRequest: countPage(deps) }, async (_request, reply) => {
    const page = writePage();
    return page === null
      ? reply.type('text/plain; charset=utf-8').send(PLAIN_TEXTS.notBuilt)
      : reply.header('cache-control', REVALIDATED).type('text/html; charset=utf-8').send(page);
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
