import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { success } from '@palmares/core/contract/schemas/common';
import { ReportAuthorBody, ReportBody } from '@palmares/core/contract/schemas/report';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './report.service.ts';

const CALLS = {
  album: ENDPOINTS.reportAlbum,
  image: ENDPOINTS.reportImage,
  tierlist: ENDPOINTS.reportTierlist,
  tournament: ENDPOINTS.reportTournament,
  ranking: ENDPOINTS.reportRanking,
} as const;

const KINDS = ['album', 'image', 'tierlist', 'tournament', 'ranking'] as const;

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of KINDS)
    defineRoute(app, deps, CALLS[kind], {
      body: ReportBody,
      reply: success(Type.Null()),
      status: 201,
      guard: ({ context, id }) => service.assertVisible(deps, context, kind, id),
      handle: async ({ context, id, body }) => {
        await service.reportThing(deps, context, { kind, id }, body);
        return { data: null };
      },
    });

  defineRoute(app, deps, ENDPOINTS.reportAuthor, {
    body: ReportAuthorBody,
    reply: success(Type.Null()),
    status: 201,
    handle: async ({ context, body }) => {
      await service.reportAuthor(deps, context, body);
      return { data: null };
    },
  });
}
