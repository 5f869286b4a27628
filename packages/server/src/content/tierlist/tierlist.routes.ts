import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Done, Id, IdParams, ListQuery, page, success } from '@palmares/core/contract/schemas/common';
import {
  CreateLineBody,
  CreateLineImageBody,
  CreateTierlistBody,
  Tierlist,
  TierlistLine,
  TierlistSummary,
  UpdateLineBody,
  UpdateLineImageBody,
  UpdateTierlistBody,
} from '@palmares/core/contract/schemas/tierlist';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertMay, deleteContent } from '../shared/content.service.ts';
import * as service from './tierlist.service.ts';
import * as lines from './tierlist-line.service.ts';

type Guarded = { context: RequestContext; id: number };

export function tierlistRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listTierlists, {
    token: 'read',
    query: ListQuery,
    reply: page(TierlistSummary),
    handle: async ({ context, query }) => ({
      ...(await service.listTierlists(deps, context, query)),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.getTierlist, {
    token: 'read',
    reply: success(Tierlist),
    handle: async ({ context, id }) => ({
      data: await service.getTierlist(deps, context.actor, id),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.listTierlistLines, {
    token: 'read',
    reply: success(Type.Array(TierlistLine)),
    handle: async ({ context, id }) => ({
      data: await service.listLines(deps, context.actor, id),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.createTierlist, {
    token: 'write',
    body: CreateTierlistBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer() })),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await service.createTierlist(deps, context, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.updateTierlist, {
    token: 'write',
    body: UpdateTierlistBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer(), private: Type.Boolean() })),
    // The guard checks the least right that any change needs; the service checks the right to edit when the body edits.
    guard: ({ context, id }: Guarded) => assertMay(deps, context, 'tierlist', 'write', id),
    handle: async ({ context, id, body }) => ({
      data: await service.updateTierlist(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteTierlist, {
    token: 'write',
    reply: Done,
    guard: ({ context, id }: Guarded) => assertMay(deps, context, 'tierlist', 'delete', id),
    handle: async ({ context, id }) => {
      await deleteContent(deps, context, 'tierlist', id);
      return { data: { id } };
    },
  });

  lineRoutes(app, deps);
}

function lineRoutes(app: FastifyInstance, deps: Deps): void {
  const guardLine = ({ context, id }: Guarded) => lines.assertMayEditLine(deps, context, id);

  defineRoute(app, deps, ENDPOINTS.createTierlistLine, {
    token: 'write',
    body: CreateLineBody,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await lines.createLine(deps, context, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.updateTierlistLine, {
    token: 'write',
    body: UpdateLineBody,
    reply: Done,
    guard: guardLine,
    handle: async ({ context, id, body }) => {
      await lines.updateLine(deps, context, id, body);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.deleteTierlistLine, {
    token: 'write',
    reply: Done,
    guard: guardLine,
    handle: async ({ context, id }) => {
      await lines.deleteLine(deps, context, id);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.createTierlistLineImage, {
    token: 'write',
    body: CreateLineImageBody,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await lines.createLineImage(deps, context, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.updateTierlistLineImage, {
    token: 'write',
    body: UpdateLineImageBody,
    reply: Done,
    guard: ({ context, id }: Guarded) => lines.assertMayEditLineImage(deps, context, id),
    handle: async ({ context, id, body }) => {
      await lines.updateLineImage(deps, context, id, body);
      return { data: { id } };
    },
  });
}
