import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { MeReply } from '@palmares/core/contract/schemas/me';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { getMe } from './me.service.ts';

export function meRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.me, {
    token: 'read',
    reply: MeReply,
    handle: async ({ context }) => ({ ...(await getMe(deps, context.actor)) }),
  });
}
