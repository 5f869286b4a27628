import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { SearchQuery, SearchReply } from '@palmares/core/contract/schemas/search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { findPublic } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.search, {
    token: 'read',
    query: SearchQuery,
    reply: SearchReply,
    handle: async ({ context, query }) => ({ ...(await findPublic(deps, context, query)) }),
  });
}
