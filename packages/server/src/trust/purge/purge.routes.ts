import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { ImageUses } from '@palmares/core/contract/schemas/admin';
import { Done, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './purge.service.ts';

const guard = async ({ context }: { context: RequestContext }) => service.assertMayPurge(context);

export function purgeRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listImageUses, {
    reply: success(ImageUses),
    guard,
    handle: async ({ id }) => ({ data: await service.getUses(deps, id) }),
  });

  defineRoute(app, deps, ENDPOINTS.purgeImage, {
    reply: Done,
    guard,
    handle: async ({ context, id }) => {
      await service.purgeImage(deps, context, id);
      return { data: { id } };
    },
  });
}
