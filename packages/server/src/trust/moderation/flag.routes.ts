import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { DecideFlagBody, FlaggedImage, ListFlagsQuery } from '@palmares/core/contract/schemas/admin';
import { Done, page } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './flag.service.ts';

const guard = async ({ context }: { context: RequestContext }) => service.assertMayTriage(context);

export function flagRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listFlaggedImages, {
    query: ListFlagsQuery,
    reply: page(FlaggedImage),
    guard,
    handle: async ({ context, query }) => service.listFlags(deps, context.actor, query),
  });

  defineRoute(app, deps, ENDPOINTS.decideFlaggedImage, {
    body: DecideFlagBody,
    reply: Done,
    guard,
    handle: async ({ context, id, body }) => {
      await service.decide(deps, context, id, body.state);
      return { data: { id } };
    },
  });
}
