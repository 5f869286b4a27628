import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { CreateAlbumBody } from '@palmares/core/contract/schemas/album';
import { CategoryRef, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { defineRoute } from './define-route.ts';

// Never called: the test is that it compiles.
const routes = (app: FastifyInstance, deps: Deps) => {
  const category = { id: 1, name: 'Films', name_en: null };
  defineRoute(app, deps, ENDPOINTS.listCategories, {
    // @ts-expect-error -- the endpoint declares a list
    reply: success(CategoryRef),
    handle: async () => ({ data: category }),
  });
  defineRoute(app, deps, ENDPOINTS.createCategory, {
    // @ts-expect-error -- the endpoint declares a body with only a name
    body: Type.Object({ name: Type.String(), colour: Type.String() }),
    reply: success(CategoryRef),
    handle: async () => ({ data: category }),
  });
  defineRoute(app, deps, ENDPOINTS.createCategory, {
    body: CreateAlbumBody,
    reply: success(CategoryRef),
    // @ts-expect-error -- the reply schema does not allow this result
    handle: async () => ({ data: { id: 'one' } }),
  });
};

test('a route whose schemas are not its endpoint’s does not compile', () => {
  expect(routes).toBeTypeOf('function');
});
