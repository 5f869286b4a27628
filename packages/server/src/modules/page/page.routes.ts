// The addresses of the site: each answers with the page of the web app, its head written for it.
import { API_BASE } from '@palmares/core/contract/endpoints';
import { findPage } from '@palmares/core/contract/find-page';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { describePage, MISSING } from './page.service.ts';
import { renderHead } from './page-head.ts';

/** Takes every address that no call, picture or file has. */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/*', { config: { compressed: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith(API_BASE)) throw new AppError('not_found');
    const found = findPage(path);
    const { status, head } = found === null ? MISSING : await describePage(deps, found);
    return app.sendPage(reply, { status, head: renderHead(head, deps.config.publicUrl) });
  });
}
