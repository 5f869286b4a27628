// The addresses of the site: each answers with the web app's page and a head of its own.
import { API_BASE } from '@palmares/core/contract/endpoint';
import { findPage } from '@palmares/core/contract/find-page';
import { GAMES_COOKIE, getVariant, inLanguage, splitLanguage } from '@palmares/texts/language';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countPage } from '../../http/page-rates.ts';
import { readLastWritePosition } from '../../http/read-your-writes-cookie.ts';
import { addVary } from '../../http/vary.ts';
import { renderHead } from '../meta/page-head.ts';
import { LANGUAGE_DEPENDS_ON, negotiateLanguage } from './negotiate-language.ts';
import { describePage, getMissingPage } from './page.service.ts';
import { createPageRenderer } from './page-renderer.ts';
import { readSsrReplies } from './ssr-replies.ts';

/** Handles every address that is no API call, picture or file. */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const render = createPageRenderer(deps);
  app.get('/*', { config: { compressed: 'kept' }, onRequest: countPage(deps) }, async (request, reply) => {
    if (request.url === '/') {
      for (const name of LANGUAGE_DEPENDS_ON) addVary(reply, name);
      const wanted = negotiateLanguage(request);
      if (wanted !== null) return reply.header('cache-control', 'no-store').redirect(inLanguage(wanted, '/'));
    }
    const { language, path: address } = splitLanguage(request.url);
    const [path = '', query = ''] = address.split('?', 2);
    if (address.startsWith(API_BASE)) throw new AppError('not_found');
    const found = findPage(path);
    const { status, head, thing } =
      found === null ? getMissingPage(language) : await describePage(deps, found, language);
    const wrote = readLastWritePosition(deps.config, request, false);
    const replies = found && (await readSsrReplies(deps, { ...found, query }, thing, wrote));
    const variant = getVariant(language, request.cookies[GAMES_COOKIE]);
    // « // » is no page: the rendering code would parse the rest as a host name.
    const rendered =
      found === null || replies === null || path.startsWith('//')
        ? null
        : await render({ page: found, address: request.url, replies }, variant);
    return app.sendPage(reply, {
      status,
      variant,
      head: renderHead(head, deps.config.publicUrl, language),
      name: found?.name ?? null,
      rendered,
    });
  });
}
