// The addresses of the site: each answers with the page of the web app, its head written for it.
import { findPage, PAGES } from '@palmares/core/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type DescribedPage, describePage, MISSING } from './page.service.ts';
import { renderHead } from './page-head.ts';

export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  for (const pattern of Object.values(PAGES))
    app.get(pattern, { config: { compressed: true } }, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const found = findPage(path);
      const page = found === null ? MISSING : await describePage(deps, found.name, found.id);
      return send(app, deps, reply, page);
    });
}

export function sendMissingPage(app: FastifyInstance, deps: Deps, reply: FastifyReply): FastifyReply {
  return send(app, deps, reply, MISSING);
}

function send(app: FastifyInstance, { config }: Deps, reply: FastifyReply, { status, head }: DescribedPage) {
  return app.sendPage(reply, { status, head: renderHead(head, config.publicUrl) });
}
