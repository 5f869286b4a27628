import diagnostics from 'node:diagnostics_channel';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anyone } from '@palmares/core/contract/endpoint';
import { success } from '@palmares/core/contract/schemas/common';
import { type FastifyInstance, fastify, type RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { asVisitor, createAlbum, signedIn } from '../testing/factories.ts';
import { registerCompression } from './compression.ts';
import { registerCsrf } from './csrf.ts';
import { defineUncheckedRoute } from './define-route.ts';
import { REVALIDATED } from './revalidation.ts';

let t: TestApp;
let me: Client;
let album: { id: number };
const routes: RouteOptions[] = [];
function collectRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
}

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', collectRoutes);
  t = await createTestApp();
  diagnostics.unsubscribe('fastify.initialization', collectRoutes);
  const { user, client } = await signedIn(t);
  me = client;
  album = await createAlbum(t, user, { images: 40 });
});
afterAll(() => t.close());

const readAlbum = (accepted: string | null, client = me) =>
  client.get(`/album/${album.id}`, {
    headers: accepted === null ? {} : { 'accept-encoding': accepted },
  });

describe('a long reply', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])('is compressed for who accepts %s', async (accepted, coding, decompress) => {
    const plain = await readAlbum(null);
    const packed = await readAlbum(accepted);

    expect(packed.headers['content-encoding']).toBe(coding);
    expect(decompress(packed.bytes).toString()).toBe(plain.text);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(packed.headers['vary']).toContain('accept-encoding');
  });

  test.each([[null], ['identity'], ['zstd'], ['br;q=0'], ['']])('is as it is for %s', async (accepted) => {
    const reply = await readAlbum(accepted);

    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['vary']).toContain('accept-encoding');
    expect(reply.data<{ id: number }>().id).toBe(album.id);
  });
});

test('a short reply is as it is', async () => {
  const reply = await me.get('/site', { headers: { 'accept-encoding': 'br' } });

  expect(reply.headers['content-encoding']).toBeUndefined();
});

/** Field names that suggest a secret. `HARMLESS` lists the exceptions. */
const SECRET = /token|ticket|secret|password|recovery|(?:^|_)key/i;
const HARMLESS = new Set(['recovery_codes_left']);

function listFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(listFields)];
}
const holdsSecret = ({ schema }: RouteOptions) =>
  listFields(schema?.response).some((field) => SECRET.test(field) && !HARMLESS.has(field));

test('each call whose reply holds a secret is marked so, and no other', () => {
  const calls = routes.filter(({ config }) => config?.described !== undefined);
  const marked = calls.filter(({ config }) => config?.compressed === false);
  const urls = (some: RouteOptions[]) =>
    some
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${String(method)} ${url}`)
      .toSorted();

  expect(calls.length).toBeGreaterThan(50);
  expect(urls(calls.filter(holdsSecret))).toEqual(urls(marked));
  expect(urls(marked)).toEqual([
    'GET /api/csrf-token',
    'GET /api/room/:code/keys',
    'POST /api/login',
    'POST /api/login/second-factor',
    'POST /api/me/recovery-codes',
    'POST /api/me/second-factor',
    'POST /api/me/token',
    'POST /api/room',
    'POST /api/room/:code/keys',
    'PUT /api/me/second-factor',
  ]);
});

test('no other route whose reply declares a secret compresses it', () => {
  expect(
    routes.filter((route) => holdsSecret(route) && route.config?.compressed).map(({ url }) => url),
  ).toEqual([]);
});

test('the reply of a secret call is as it is, and no cache keeps it', async () => {
  const app = fastify();
  registerCompression(app);
  await registerCsrf(app, t.deps.config);
  const text = { reply: success(Type.String()), handle: async () => ({ data: 'x'.repeat(10_000) }) };
  defineUncheckedRoute(app, t.deps, anyone.get('/secret'), { ...text, secret: true });
  defineUncheckedRoute(app, t.deps, anyone.get('/open'), text);
  const read = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });

  const [secret, open] = await Promise.all([read('/api/secret'), read('/api/open')]);
  await app.close();

  expect(open.headers['content-encoding']).toBe('br');
  expect(open.headers['cache-control']).toBe(REVALIDATED);
  expect(secret.headers['content-encoding']).toBeUndefined();
  expect(secret.headers['cache-control']).toBe('no-store');
  expect(secret.json<{ data: string }>().data).toBe('x'.repeat(10_000));
});

test('pictures are left alone: they are compressed already', () => {
  const pictures = routes.filter(({ url }) => /^\/(media|preview)\//.test(url));

  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ config }) => config?.compressed === true)).toEqual([]);
});

test('a visitor is given the same, compressed', async () => {
  const reply = await readAlbum('br', asVisitor(t));

  expect(reply.headers['content-encoding']).toBe('br');
});
