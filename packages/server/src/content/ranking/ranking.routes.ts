import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Done, Id, IdParams, ListQuery, page, success } from '@palmares/core/contract/schemas/common';
import {
  CreateRankingBody,
  CreateRankingImageBody,
  Ranking,
  RankingImage,
  RankingSummary,
  UpdateRankingBody,
} from '@palmares/core/contract/schemas/ranking';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertMay, deleteContent } from '../shared/content.service.ts';
import * as service from './ranking.service.ts';

type Guarded = { context: RequestContext; id: number };

export function rankingRoutes(app: FastifyInstance, deps: Deps): void {
  const may =
    (action: 'write' | 'delete' | 'update') =>
    ({ context, id }: Guarded) =>
      assertMay(deps, context, 'ranking', action, id);

  defineRoute(app, deps, ENDPOINTS.listRankings, {
    token: 'read',
    query: ListQuery,
    reply: page(RankingSummary),
    handle: async ({ context, query }) => service.listRankings(deps, context, query),
  });

  defineRoute(app, deps, ENDPOINTS.getRanking, {
    token: 'read',
    reply: success(Ranking),
    handle: async ({ context, id }) => ({ data: await service.getRanking(deps, context.actor, id) }),
  });

  defineRoute(app, deps, ENDPOINTS.listRankingImages, {
    token: 'read',
    reply: success(Type.Array(RankingImage)),
    handle: async ({ context, id }) => ({ data: await service.listImages(deps, context.actor, id) }),
  });

  defineRoute(app, deps, ENDPOINTS.createRanking, {
    token: 'write',
    body: CreateRankingBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer() })),
    status: 201,
    handle: async ({ context, body }) => ({ data: await service.createRanking(deps, context, body) }),
  });

  defineRoute(app, deps, ENDPOINTS.updateRanking, {
    token: 'write',
    body: UpdateRankingBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer(), private: Type.Boolean() })),
    guard: may('write'),
    handle: async ({ context, id, body }) => ({
      data: await service.updateRanking(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteRanking, {
    token: 'write',
    reply: Done,
    guard: may('delete'),
    handle: async ({ context, id }) => {
      await deleteContent(deps, context, 'ranking', id);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.createRankingImage, {
    token: 'write',
    body: CreateRankingImageBody,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({ data: await service.createImage(deps, context, body) }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteRankingImages, {
    token: 'write',
    reply: Done,
    guard: may('update'),
    handle: async ({ context, id }) => ({ data: await service.deleteImages(deps, context, id) }),
  });
}
