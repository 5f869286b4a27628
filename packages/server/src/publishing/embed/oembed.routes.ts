// The oEmbed route of the API. It is separate because oEmbed's format has no envelope.
import { API_BASE } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { OembedQuery, OembedReply } from '@palmares/core/contract/schemas/oembed';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countCall } from '../../http/call-rates.ts';
import { identify } from '../../http/define-route.ts';
import { toSerialised } from '../../http/reply-schema.ts';
import { REVALIDATED } from '../../http/revalidation.ts';
import { createParser } from '../../http/validation.ts';
import { describeEmbed } from './oembed.service.ts';

export function oembedRoutes(app: FastifyInstance, deps: Deps): void {
  const { oembed } = ENDPOINTS;
  const parseQuery = createParser(OembedQuery, 'query');
  app.get(
    API_BASE + oembed.path,
    {
      config: {
        compressed: true,
        described: { endpoint: oembed, token: 'read', query: OembedQuery, reply: OembedReply, status: 200 },
      },
      schema: { response: { 200: toSerialised(OembedReply) } },
      onRequest: [
        (request) => identify(deps, request, oembed.access, 'read'),
        (request) => countCall(deps, oembed, request.palmares),
      ],
    },
    async (request, reply) => {
      const told = await describeEmbed(deps, parseQuery(request.query));
      reply.header('cache-control', REVALIDATED);
      return told;
    },
  );
}
