import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Done, Id, IdParams, ListQuery, page, success } from '@palmares/core/contract/schemas/common';
import {
  CreateTournamentBody,
  CreateTournamentImageBody,
  Tournament,
  TournamentImage,
  TournamentSummary,
  UpdateTournamentBody,
} from '@palmares/core/contract/schemas/tournament';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertMay, deleteContent } from '../shared/content.service.ts';
import * as service from './tournament.service.ts';

type Guarded = { context: RequestContext; id: number };

export function tournamentRoutes(app: FastifyInstance, deps: Deps): void {
  const may =
    (action: 'write' | 'delete' | 'update') =>
    ({ context, id }: Guarded) =>
      assertMay(deps, context, 'tournament', action, id);

  defineRoute(app, deps, ENDPOINTS.listTournaments, {
    token: 'read',
    query: ListQuery,
    reply: page(TournamentSummary),
    handle: async ({ context, query }) => service.listTournaments(deps, context, query),
  });

  defineRoute(app, deps, ENDPOINTS.getTournament, {
    token: 'read',
    reply: success(Tournament),
    handle: async ({ context, id }) => ({ data: await service.getTournament(deps, context.actor, id) }),
  });

  defineRoute(app, deps, ENDPOINTS.listTournamentImages, {
    token: 'read',
    reply: success(Type.Array(TournamentImage)),
    handle: async ({ context, id }) => ({ data: await service.listImages(deps, context.actor, id) }),
  });

  defineRoute(app, deps, ENDPOINTS.createTournament, {
    token: 'write',
    body: CreateTournamentBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer() })),
    status: 201,
    handle: async ({ context, body }) => ({ data: await service.createTournament(deps, context, body) }),
  });

  defineRoute(app, deps, ENDPOINTS.updateTournament, {
    token: 'write',
    body: UpdateTournamentBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer(), private: Type.Boolean() })),
    guard: may('write'),
    handle: async ({ context, id, body }) => ({
      data: await service.updateTournament(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteTournament, {
    token: 'write',
    reply: Done,
    guard: may('delete'),
    handle: async ({ context, id }) => {
      await deleteContent(deps, context, 'tournament', id);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.createTournamentImage, {
    token: 'write',
    body: CreateTournamentImageBody,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({ data: await service.createImage(deps, context, body) }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteTournamentImages, {
    token: 'write',
    reply: Done,
    guard: may('update'),
    handle: async ({ context, id }) => ({ data: await service.deleteImages(deps, context, id) }),
  });
}
