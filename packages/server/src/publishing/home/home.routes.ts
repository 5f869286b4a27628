import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { HomeQuery, HomeReply } from '@palmares/core/contract/schemas/home';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { getHome } from './home.service.ts';

export function homeRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.home, {
    token: 'read',
    query: HomeQuery,
    reply: HomeReply,
    handle: async ({ context, query }) => ({ ...(await getHome(deps, context, query)) }),
  });
}
