import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { AuthorQuery, AuthorReply } from '@palmares/core/contract/schemas/author';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { getAuthor } from './author.service.ts';

export function authorRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.getAuthor, {
    token: 'read',
    query: AuthorQuery,
    reply: AuthorReply,
    handle: async ({ query }) => ({ data: await getAuthor(deps, query.nametag) }),
  });
}
