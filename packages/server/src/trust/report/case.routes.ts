import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Done, Id, success } from '@palmares/core/contract/schemas/common';
import {
  AppealBody,
  CaseDetail,
  CaseState,
  DecideCaseBody,
  Decision,
  ListQueueQuery,
  QueueReply,
} from '@palmares/core/contract/schemas/report';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as decisions from './appeal.service.ts';
import * as service from './case.service.ts';

export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listQueue, {
    query: ListQueueQuery,
    reply: QueueReply,
    guard: async ({ context }) => service.assertMayReview(context),
    handle: async ({ context, query }) => service.listQueue(deps, context.actor, query),
  });

  defineRoute(app, deps, ENDPOINTS.getCase, {
    reply: success(CaseDetail),
    guard: async ({ context }) => service.assertMayReview(context),
    handle: async ({ context, id }) => ({ data: await service.getCase(deps, context.actor, id) }),
  });

  defineRoute(app, deps, ENDPOINTS.decideCase, {
    body: DecideCaseBody,
    reply: success(Type.Object({ id: Id, state: CaseState })),
    guard: ({ context, id }) => service.assertIsCase(deps, context, id),
    handle: async ({ context, id, body }) => ({ data: await service.decideCase(deps, context, id, body) }),
  });

  defineRoute(app, deps, ENDPOINTS.listDecisions, {
    reply: success(Type.Array(Decision)),
    handle: async ({ context }) => ({ data: await decisions.listDecisions(deps, context) }),
  });

  defineRoute(app, deps, ENDPOINTS.contestDecision, {
    body: AppealBody,
    reply: Done,
    guard: ({ context, id }) => decisions.assertOwnDecision(deps, context, id),
    handle: async ({ context, id, body }) => {
      await decisions.contestDecision(deps, context, id, body.text);
      return { data: { id } };
    },
  });
}
