import { Done, IdParams, success } from '@palmares/core/contract/schemas/common';
import {
  CreateLineBody,
  CreateLineImageBody,
  TierlistLine,
  UpdateLineBody,
  UpdateLineImageBody,
} from '@palmares/core/contract/schemas/tierlist';
import { TIERLIST_LINE_ENDPOINTS } from '@palmares/core/contract/tierlist-line-endpoints';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './tierlist.service.ts';
import * as lines from './tierlist-line.service.ts';

type Guarded = { context: RequestContext; id: number };

export function tierlistLineRoutes(app: FastifyInstance, deps: Deps): void {
  const guardLine = ({ context, id }: Guarded) => lines.assertMayEditLine(deps, context, id);

  defineRoute(app, deps, TIERLIST_LINE_ENDPOINTS.listTierlistLines, {
    token: 'read',
    reply: success(Type.Array(TierlistLine)),
    handle: async ({ context, id }) => ({
      data: await service.listLines(deps, context.actor, id),
    }),
  });

  defineRoute(app, deps, TIERLIST_LINE_ENDPOINTS.createTierlistLine, {
    token: 'write',
    body: CreateLineBody,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await lines.createLine(deps, context, body),
    }),
  });

  defineRoute(app, deps, TIERLIST_LINE_ENDPOINTS.updateTierlistLine, {
    token: 'write',
    body: UpdateLineBody,
    reply: Done,
    guard: guardLine,
    handle: async ({ context, id, body }) => {
      await lines.updateLine(deps, context, id, body);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, TIERLIST_LINE_ENDPOINTS.deleteTierlistLine, {
    token: 'write',
    reply: Done,
    guard: guardLine,
    handle: async ({ context, id }) => {
      await lines.deleteLine(deps, context, id);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, TIERLIST_LINE_ENDPOINTS.createTierlistLineImage, {
    token: 'write',
    body: CreateLineImageBody,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await lines.createLineImage(deps, context, body),
    }),
  });

  defineRoute(app, deps, TIERLIST_LINE_ENDPOINTS.updateTierlistLineImage, {
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
