import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { SiteReply } from '@palmares/core/contract/schemas/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';

export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const { contactEmail, publicUrl } = deps.config;
  defineRoute(app, deps, ENDPOINTS.site, {
    token: 'read',
    reply: SiteReply,
    handle: async () => ({ data: { contactEmail, publicUrl } }),
  });
}
