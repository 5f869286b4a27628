// Embeds at /embed/<path of a viewer>: our only pages that other sites may frame (SH-72; docs/decisions/0049-heads-and-embeds.md).
import { EMBED_BASE } from '@palmares/core/contract/embed';
import { PLAIN_TEXTS } from '@palmares/texts/fr/error-pages';
import { LANGUAGE_ROOTS, LANGUAGES, type Language, splitLanguage } from '@palmares/texts/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toAppError } from '../../http/error-handler.ts';
import { countPage } from '../../http/page-rates.ts';
import { getRequestLanguage } from '../../http/request-language.ts';
import { REVALIDATED } from '../../http/revalidation.ts';
import { findEmbed, findEmbeddable } from './embed.service.ts';
import { type Card, cardContent, embedContent, getEmbedTitle, viewerPath } from './embed-content.ts';
import { createEmbedDocument, type EmbedPage, type EmbedTheme, parseTheme } from './embed-document.ts';
import { EMBED_TEXTS, getEmbedLanguage } from './embed-texts.ts';

export function embedRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  const toDocument = createEmbedDocument(deps.webFolder, publicUrl);

  const send = (reply: FastifyReply, page: EmbedPage) =>
    toDocument === null
      ? reply.type('text/plain; charset=utf-8').send(PLAIN_TEXTS.notBuilt)
      : reply.type('text/html; charset=utf-8').send(toDocument(page));
  const sendCard = (reply: FastifyReply, lang: Language, card: Card, theme: EmbedTheme) =>
    send(reply, {
      lang,
      title: card.title,
      content: cardContent(card, publicUrl + LANGUAGE_ROOTS[lang]),
      theme,
      canonical: null,
    });

  /** The server's error page has a script, and links that stay in the frame, so an error is shown as a card here. */
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, retryAfter } = toAppError(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    reply.status(status).header('cache-control', 'no-store');
    const language = getRequestLanguage(request);
    return sendCard(reply, language, EMBED_TEXTS[language].FAILED_CARD, parseTheme(request.query));
  };

  const options = { config: { framed: true, compressed: true }, errorHandler, onRequest: countPage(deps) };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { language, path: address } = splitLanguage(request.url);
    const [path = ''] = address.split('?', 1);
    const { status, thing } = await findEmbed(deps, findEmbeddable(path));
    const theme = parseTheme(request.query);
    reply.status(status).header('cache-control', REVALIDATED);
    if (thing === null) return sendCard(reply, language, EMBED_TEXTS[language].NEUTRAL_CARD, theme);
    const lang = getEmbedLanguage(thing, language);
    const texts = EMBED_TEXTS[lang];
    const root = LANGUAGE_ROOTS[language];
    const [title, content] = [getEmbedTitle(thing, texts), embedContent(thing, publicUrl + root, texts)];
    return send(reply, { lang, title, content, theme, canonical: root + viewerPath(thing) });
  };
  for (const language of LANGUAGES) app.get(`${LANGUAGE_ROOTS[language]}${EMBED_BASE}/*`, options, answer);
}
