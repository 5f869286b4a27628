// Files for crawlers at fixed addresses: robots.txt and the sitemap it names.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countPage } from '../../http/page-rates.ts';
import { sitemapIndex, sitemapPart } from './sitemap.service.ts';

/** Cacheable for an hour by any cache. */
const AN_HOUR = 'public, max-age=3600';

const sendXml = (reply: FastifyReply, text: string) =>
  reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8').send(text);

export function sitemapRoutes(app: FastifyInstance, deps: Deps): void {
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${deps.config.publicUrl}/sitemap.xml\n`;
  const options = { config: { compressed: true }, onRequest: countPage(deps) };

  app.get('/robots.txt', options, async (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', options, async (_request, reply) => sendXml(reply, await sitemapIndex(deps)));
  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', options, async (request, reply) =>
    sendXml(reply, await sitemapPart(deps, request.params.part)),
  );
}
