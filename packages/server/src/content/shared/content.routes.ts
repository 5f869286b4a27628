// The routes of every kind of content (BU-54), from one factory: a kind provides its schemas and its service.
import type { ContentKind } from '@palmares/core/content-kind';
import {
  CONTENT_ENDPOINTS,
  type ContentWire,
  type FlatKind,
  IMAGE_ENDPOINTS,
} from '@palmares/core/contract/content-endpoints';
import { Done, Id, IdParams, ListQuery, page, success } from '@palmares/core/contract/schemas/common';
import type { Actor } from '@palmares/core/permissions';
import type { FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { defineUncheckedRoute } from '../../http/define-route.ts';
import { assertMay, deleteContent } from './content.service.ts';
import type { ContentService } from './server-kind.ts';

type Guarded = { context: RequestContext; id: number };

/** A schema that describes exactly the wire shape `T`; any other fails to compile. */
type SchemaOf<T, S extends TSchema> = S & ([Static<S>] extends [T] ? unknown : never);

type ContentSchemas<
  K extends ContentKind,
  S extends TSchema,
  W extends TSchema,
  C extends TSchema,
  U extends TSchema,
> = {
  summary: SchemaOf<ContentWire[K]['summary'], S>;
  whole: SchemaOf<ContentWire[K]['whole'], W>;
  create: SchemaOf<ContentWire[K]['create'], C>;
  update: SchemaOf<ContentWire[K]['update'], U>;
};

/** Throws 403 unless the caller has the right `action` on the content in the URL, before the body is read. */
export const guardContent =
  (deps: Deps, kind: ContentKind, action: 'write' | 'delete' | 'update') =>
  ({ context, id }: Guarded): Promise<void> =>
    assertMay(deps, context, kind, action, id);

export function contentRoutes<
  K extends ContentKind,
  S extends TSchema,
  W extends TSchema,
  C extends TSchema,
  U extends TSchema,
>(
  app: FastifyInstance,
  deps: Deps,
  kind: K,
  schemas: ContentSchemas<K, S, W, C, U>,
  service: ContentService<K>,
): void {
  const calls = CONTENT_ENDPOINTS[kind];

  // `SchemaOf` has compared the schemas with the wire shapes, so a validated body has that shape.
  const checked: Record<'summary' | 'whole' | 'create' | 'update', TSchema> = schemas;

  defineUncheckedRoute(app, deps, calls.list, {
    token: 'read',
    query: ListQuery,
    reply: page(checked.summary),
    handle: async ({ context, query }) => ({ ...(await service.list(deps, context, query)) }),
  });

  defineUncheckedRoute(app, deps, calls.get, {
    token: 'read',
    reply: success(checked.whole),
    handle: async ({ context, id }) => ({ data: await service.get(deps, context.actor, id) }),
  });

  defineUncheckedRoute(app, deps, calls.create, {
    token: 'write',
    body: checked.create,
    reply: success(Type.Object({ id: Id, version: Type.Integer() })),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await service.create(deps, context, body as ContentWire[K]['create']),
    }),
  });

  defineUncheckedRoute(app, deps, calls.update, {
    token: 'write',
    body: checked.update,
    reply: success(Type.Object({ id: Id, version: Type.Integer(), private: Type.Boolean() })),
    // The guard checks the minimum right for any change; the service checks the right to edit if the body edits.
    guard: guardContent(deps, kind, 'write'),
    handle: async ({ context, id, body }) => ({
      data: await service.update(deps, context, id, body as ContentWire[K]['update']),
    }),
  });

  defineUncheckedRoute(app, deps, calls.delete, {
    token: 'write',
    reply: Done,
    guard: guardContent(deps, kind, 'delete'),
    handle: async ({ context, id }) => {
      await deleteContent(deps, context, kind, id);
      return { data: { id } };
    },
  });
}

type ImageService<K extends FlatKind> = {
  listImages: (deps: Deps, actor: Actor, id: number) => Promise<ContentWire[K]['image'][]>;
  createImage: (
    deps: Deps,
    context: AccountContext,
    body: ContentWire[K]['createImage'],
  ) => Promise<{ id: number }>;
  deleteImages: (deps: Deps, context: AccountContext, id: number) => Promise<{ id: number }>;
};

/** The granular calls of the kinds whose images form one flat list. */
export function contentImageRoutes<K extends FlatKind, I extends TSchema, C extends TSchema>(
  app: FastifyInstance,
  deps: Deps,
  kind: K,
  schemas: {
    image: SchemaOf<ContentWire[K]['image'], I>;
    create: SchemaOf<ContentWire[K]['createImage'], C>;
  },
  service: ImageService<K>,
): void {
  const calls = IMAGE_ENDPOINTS[kind];
  const checked: Record<'image' | 'create', TSchema> = schemas;

  defineUncheckedRoute(app, deps, calls.list, {
    token: 'read',
    reply: success(Type.Array(checked.image)),
    handle: async ({ context, id }) => ({ data: await service.listImages(deps, context.actor, id) }),
  });

  defineUncheckedRoute(app, deps, calls.create, {
    token: 'write',
    body: checked.create,
    reply: success(IdParams),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await service.createImage(deps, context, body as ContentWire[K]['createImage']),
    }),
  });

  defineUncheckedRoute(app, deps, calls.deleteAll, {
    token: 'write',
    reply: Done,
    guard: guardContent(deps, kind, 'update'),
    handle: async ({ context, id }) => ({ data: await service.deleteImages(deps, context, id) }),
  });
}
