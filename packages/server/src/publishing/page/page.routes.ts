// The addresses of the site: each answers with the web app's page and a head of its own.
import { API_BASE } from '@palmares/core/contract/endpoint';
import { findPage } from '@palmares/core/contract/find-page';
import type { Language } from '@palmares/texts/language';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countPage } from '../../http/page-rates.ts';
import { readLastWritePosition } from '../../http/read-your-writes-cookie.ts';
import { renderHead } from '../meta/page-head.ts';
import { describePage, getMissingPage } from './page.service.ts';
import { createPageRenderer } from './page-renderer.ts';
import { readSsrReplies } from './ssr-replies.ts';

const LANGUAGE: Language = 'fr';

/** Handles every address that is no API call, picture or file. */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const render = createPageRenderer(deps);
  app.get('/*', { config: { compressed: 'kept' }, onRequest: countPage(deps) }, async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?', 2);
    if (path.startsWith(API_BASE)) throw new AppError('not_found');
    const found = findPage(path);
    const { status, head, thing } =
      found === null ? getMissingPage(LANGUAGE) : await describePage(deps, found, LANGUAGE);
    const wrote = readLastWritePosition(deps.config, request, false);
    const replies = found && (await readSsrReplies(deps, { ...found, query }, thing, wrote));
    // « // » is no page: the rendering code would parse the rest as a host name.
    const rendered =
      found === null || replies === null || path.startsWith('//')
        ? null
        : await render({ page: found, address: request.url, replies });
    return app.sendPage(reply, {
      status,
      head: renderHead(head, deps.config.publicUrl, LANGUAGE),
      name: found?.name ?? null,
      rendered,
    });
  });
}
