// Embeds at /embed/<path of a viewer>: our only pages that other sites may frame (SH-72; docs/decisions/0049-heads-and-embeds.md).
import { EMBED_BASE } from '@palmares/core/contract/embed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toAppError } from '../../http/error-handler.ts';
import { countPage } from '../../http/page-rates.ts';
import { REVALIDATED } from '../../http/revalidation.ts';
import { PUBLISHED_KINDS } from '../kinds/kinds.ts';
import { findEmbed, findEmbeddable } from './embed.service.ts';
import { type Card, cardContent, embedContent, getEmbedTitle, viewerPath } from './embed-content.ts';
import { createEmbedDocument, type EmbedPage, type EmbedTheme, parseTheme } from './embed-document.ts';

// Texts of an embed without a content; a kind's own words are in publishing/kinds.

/** The same for private, quarantined, deleted and unknown contents, so that a viewer cannot distinguish them. */
const NEUTRAL_CARD = {
  title: 'Ce contenu n’est pas disponible',
  text: 'Il est privé, ou il n’existe pas.',
  action: 'Découvrir Palmarès',
} as const;

const FAILED_CARD = {
  title: 'Ce contenu n’a pas pu être chargé',
  text: 'Rechargez la page dans un moment.',
  action: 'Aller sur Palmarès',
} as const;

export function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  const toDocument = createEmbedDocument(deps.webFolder, publicUrl);

  const send = (reply: FastifyReply, page: EmbedPage) =>
    toDocument === null
      ? reply.type('text/plain; charset=utf-8').send('Le site n’est pas construit.')
      : reply.type('text/html; charset=utf-8').send(toDocument(page));
  const sendCard = (reply: FastifyReply, card: Card, theme: EmbedTheme) =>
    send(reply, {
      lang: 'fr',
      title: card.title,
      content: cardContent(card, publicUrl),
      theme,
      canonical: null,
    });

  /** The server's error page has a script, and links that stay in the frame, so an error is shown as a card here. */
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, retryAfter } = toAppError(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    reply.status(status).header('cache-control', 'no-store');
    return sendCard(reply, FAILED_CARD, parseTheme(request.query));
  };

  const options = { config: { framed: true, compressed: true }, errorHandler, onRequest: countPage(deps) };
  app.get(`${EMBED_BASE}/*`, options, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const { status, thing } = await findEmbed(deps, findEmbeddable(path));
    const theme = parseTheme(request.query);
    reply.status(status).header('cache-control', REVALIDATED);
    if (thing === null) return sendCard(reply, NEUTRAL_CARD, theme);
    const { lang } = PUBLISHED_KINDS[thing.kind].embedWords;
    const content = embedContent(thing, publicUrl);
    return send(reply, { lang, title: getEmbedTitle(thing), content, theme, canonical: viewerPath(thing) });
  });
}
