// The routes of every kind of content (BU-54). Those of the lines of a tier list are in tierlist/tierlist-line.routes.ts.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import {
  CONTENT_ENDPOINTS,
  type ContentWire,
  FLAT_KINDS,
  type FlatKind,
  IMAGE_ENDPOINTS,
} from '@palmares/core/contract/content-endpoints';
import { Done, Id, IdParams, ListQuery, page, success } from '@palmares/core/contract/schemas/common';
import { CONTENT_SCHEMAS } from '@palmares/core/contract/schemas/content-kinds';
import type { FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import type { Deps } from '../deps.ts';
import type { RequestContext } from '../http/context.ts';
import { defineUncheckedRoute } from '../http/define-route.ts';
import { IMAGE_SERVICES, SERVER_KINDS } from './kinds.ts';
import { assertMay, deleteContent } from './shared/content.service.ts';

type Guarded = { context: RequestContext; id: number };

/** A schema that describes exactly the wire shape `T`; any other fails to compile. */
type SchemaOf<T, S> = S extends TSchema ? S & ([Static<S>] extends [T] ? unknown : never) : never;

type Schemas = typeof CONTENT_SCHEMAS;

type Compared = {
  readonly [K in ContentKind]: {
    readonly [P in keyof ContentWire[K]]: SchemaOf<
      ContentWire[K][P],
      P extends keyof Schemas[K] ? Schemas[K][P] : never
    >;
  };
};

/** Every schema has the wire shape of its kind, so a validated body has that shape. */
const SCHEMAS: Compared = CONTENT_SCHEMAS;

export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of CONTENT_KINDS) kindRoutes(app, deps, kind);
  for (const kind of FLAT_KINDS) imageRoutes(app, deps, kind);
}

/** Throws 403 unless the caller has the right `action` on the content in the URL, before the body is read. */
const guardContent =
  (deps: Deps, kind: ContentKind, action: 'write' | 'delete' | 'update') =>
  ({ context, id }: Guarded): Promise<void> =>
    assertMay(deps, context, kind, action, id);

function kindRoutes<K extends ContentKind>(app: FastifyInstance, deps: Deps, kind: K): void {
  const { service } = SERVER_KINDS[kind];
  const calls = CONTENT_ENDPOINTS[kind];
  const schemas: Readonly<Record<'summary' | 'whole' | 'create' | 'update', TSchema>> = SCHEMAS[kind];

  defineUncheckedRoute(app, deps, calls.list, {
    token: 'read',
    query: ListQuery,
    reply: page(schemas.summary),
    handle: async ({ context, query }) => ({ ...(await service.list(deps, context, query)) }),
  });

  defineUncheckedRoute(app, deps, calls.get, {
    token: 'read',
    reply: success(schemas.whole),
    handle: async ({ context, id }) => ({ data: await service.get(deps, context.actor, id) }),
  });

  defineUncheckedRoute(app, deps, calls.create, {
    token: 'write',
    body: schemas.create,
    reply: success(Type.Object({ id: Id, version: Type.Integer() })),
    status: 201,
    handle: async ({ context, body }) => ({
      data: await service.create(deps, context, body as ContentWire[K]['create']),
    }),
  });

  defineUncheckedRoute(app, deps, calls.update, {
    token: 'write',
    body: schemas.update,
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

/** The granular calls of the kinds whose images form one flat list. */
function imageRoutes<K extends FlatKind>(app: FastifyInstance, deps: Deps, kind: K): void {
  const service = IMAGE_SERVICES[kind];
  const calls = IMAGE_ENDPOINTS[kind];
  const schemas: Readonly<Record<'image' | 'createImage', TSchema>> = SCHEMAS[kind];

  defineUncheckedRoute(app, deps, calls.list, {
    token: 'read',
    reply: success(Type.Array(schemas.image)),
    handle: async ({ context, id }) => ({ data: await service.listImages(deps, context.actor, id) }),
  });

  defineUncheckedRoute(app, deps, calls.create, {
    token: 'write',
    body: schemas.createImage,
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
