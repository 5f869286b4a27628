import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import {
  AddCategoryBody,
  AlbumDeletionPreviewReply,
  AlbumReply,
  AlbumStatus,
  AlbumSummary,
  CreateAlbumBody,
  UpdateAlbumBody,
} from '@palmares/core/contract/schemas/album';
import { Done, Id, ListQuery, page, success } from '@palmares/core/contract/schemas/common';
import type { AlbumAction } from '@palmares/core/permissions';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { getAlbumFor } from '../album-state/album-rights.service.ts';
import * as service from './album.service.ts';
import * as lists from './album-list.service.ts';
import { countView } from './view.service.ts';

const Versioned = success(Type.Object({ id: Id, version: Type.Integer() }));

export function albumRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
}

const getGuard =
  (deps: Deps) => (action: AlbumAction) => async (input: { context: RequestContext; id: number }) => {
    await getAlbumFor(deps.db, input.context.actor, action, input.id);
  };

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const allow = getGuard(deps);

  defineRoute(app, deps, ENDPOINTS.listAlbums, {
    token: 'read',
    query: ListQuery,
    reply: page(AlbumSummary),
    handle: async ({ context, query }) => ({
      ...(await lists.listAlbums(deps, context, query)),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.getAlbum, {
    token: 'read',
    reply: AlbumReply,
    handle: async ({ context, id }) => ({
      data: await service.getAlbum(deps, context.actor, id),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.previewAlbumDeletion, {
    token: 'read',
    reply: AlbumDeletionPreviewReply,
    guard: allow('delete'),
    handle: async ({ context, id }) => ({
      data: await service.previewDeletion(deps, context, id),
    }),
  });
}

function writingRoutes(app: FastifyInstance, deps: Deps): void {
  const allow = getGuard(deps);

  defineRoute(app, deps, ENDPOINTS.createAlbum, {
    token: 'write',
    body: CreateAlbumBody,
    reply: Versioned,
    status: 201,
    handle: async ({ context, body }) => ({
      data: await service.createAlbum(deps, context, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.updateAlbum, {
    token: 'write',
    body: UpdateAlbumBody,
    reply: success(Type.Object({ id: Id, version: Type.Integer(), status: AlbumStatus })),
    guard: allow('update'),
    handle: async ({ context, id, body }) => ({
      data: await service.updateAlbum(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteAlbum, {
    token: 'write',
    reply: Done,
    guard: allow('delete'),
    handle: async ({ context, id }) => {
      await service.deleteAlbum(deps, context, id);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.addAlbumCategory, {
    token: 'write',
    body: AddCategoryBody,
    reply: Done,
    status: 201,
    otherStatus: 200,
    guard: allow('update'),
    handle: async ({ context, id, body, reply }) => {
      const { added } = await service.addCategory(deps, context, id, body.id_category);
      if (!added) reply.status(200);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.countAlbumView, {
    reply: Done,
    guard: allow('read'),
    handle: async ({ context, id }) => {
      await countView(deps, context, id);
      return { data: { id } };
    },
  });
}
