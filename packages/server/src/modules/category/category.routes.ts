import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { CategoryRef, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './category.service.ts';

export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listCategories, {
    reply: success(Type.Array(CategoryRef)),
    handle: async () => ({ data: await service.listCategories(deps) }),
  });
}
