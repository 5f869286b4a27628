import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { CategoryBody } from '@palmares/core/contract/schemas/admin';
import { CategoryRef, Done, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertAdmin } from '../../identity/user/user.service.ts';
import * as service from './category.service.ts';

const guard = async ({ context }: { context: RequestContext }) => assertAdmin(context);

export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listCategories, {
    token: 'read',
    reply: success(Type.Array(CategoryRef)),
    handle: async () => ({ data: await service.listCategories(deps) }),
  });

  defineRoute(app, deps, ENDPOINTS.createCategory, {
    body: CategoryBody,
    reply: success(CategoryRef),
    status: 201,
    guard,
    handle: async ({ context, body }) => ({ data: await service.createCategory(deps, context, body) }),
  });

  defineRoute(app, deps, ENDPOINTS.renameCategory, {
    body: CategoryBody,
    reply: success(CategoryRef),
    guard,
    handle: async ({ context, id, body }) => ({
      data: await service.renameCategory(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteCategory, {
    reply: Done,
    guard,
    handle: async ({ context, id }) => {
      await service.deleteCategory(deps, context, id);
      return { data: { id } };
    },
  });
}
