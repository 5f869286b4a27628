import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { AlbumPalmaresReply } from '@palmares/core/contract/schemas/palmares';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { getPalmares } from './palmares.service.ts';

export function palmaresRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.getPalmares, {
    token: 'read',
    reply: AlbumPalmaresReply,
    handle: async ({ context, id }) => ({ data: await getPalmares(deps, context.actor, id) }),
  });
}
