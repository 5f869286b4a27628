import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { AuditEvent, ListAuditQuery } from '@palmares/core/contract/schemas/admin';
import { page } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertAdmin } from '../../identity/user/user.service.ts';
import { listEvents } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listAuditEvents, {
    query: ListAuditQuery,
    reply: page(AuditEvent),
    guard: async ({ context }) => assertAdmin(context),
    handle: async ({ query }) => listEvents(deps, query),
  });
}
