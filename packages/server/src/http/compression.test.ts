import diagnostics from 'node:diagnostics_channel';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { asVisitor, createAlbum, signedIn } from '../testing/factories.ts';

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

test('no route whose reply holds a secret compresses it', () => {
  const withTokens = routes.filter(({ schema }) =>
    /"(token|csrfToken|ticket|totp_key|recovery_codes)":/.test(JSON.stringify(schema?.response ?? {})),
  );
  const compressed = routes.filter(({ config }) => config?.compressed === true);

  expect([...new Set(withTokens.map(({ url }) => url))].toSorted()).toEqual([
    '/api/csrf-token',
    '/api/login',
    '/api/login/second-factor',
    '/api/me/recovery-codes',
    '/api/me/second-factor',
    '/api/me/token',
  ]);
  expect(compressed.length).toBeGreaterThan(50);
  expect(compressed.filter((route) => withTokens.includes(route)).map(({ url }) => url)).toEqual([]);
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
