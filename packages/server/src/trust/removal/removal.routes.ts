import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Removals } from '@palmares/core/contract/schemas/admin';
import { success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertAdmin } from '../../identity/user/user.service.ts';
import { listRemovals } from './removal.service.ts';

export function removalRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listRemovals, {
    reply: success(Removals),
    guard: async ({ context }) => assertAdmin(context),
    handle: async () => ({ data: await listRemovals(deps) }),
  });
}
