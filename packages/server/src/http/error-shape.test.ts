// One shape for every failure, whatever detects it: a service, a schema, Fastify, the router, or an unexpected exception.

import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_STATUS } from '@palmares/core/contract/error-codes';
import { ERROR_TEXTS } from '@palmares/texts/fr/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { StorageUnavailable } from '../files/image-store.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { Reply } from '../testing/client.ts';
import { as, createAlbum, createUser } from '../testing/factories.ts';
import { toAppError } from './error-handler.ts';

const ICON = fileURLToPath(new URL('../../../web/dist/favicon.svg', import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function inject(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: string): Promise<Reply> {
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
  return new Reply(
    await t.app.inject({ method: method as 'GET', url, headers, ...(payload ? { payload } : {}) }),
  );
}

describe('AX-8: a failure has status, code and a French message, whichever way it fails', () => {
  test.each<[string, 'GET' | 'POST' | 'PATCH', string, number, string]>([
    ['an unknown call', 'GET', '/api/nothing-here', 404, 'not_found'],
    ['an unknown method', 'PATCH', '/api/album', 404, 'not_found'],
    ['the base path', 'GET', '/api', 404, 'not_found'],
    ['an address that cannot be decoded', 'GET', '/api/album/%E0%A4%A', 400, 'invalid_id'],
    ['an endless parameter', 'GET', `/api/album/${'1'.repeat(500)}`, 404, 'not_found'],
    ['a session that is missing', 'GET', '/api/me', 401, 'auth_required'],
    ['a missing CSRF token', 'POST', '/api/login', 403, 'csrf_invalid'],
    ['a query that is refused', 'GET', '/api/album?limit=0', 400, 'validation_failed'],
    ['an image that is not there', 'GET', `/media/${'0'.repeat(32)}/full.webp`, 404, 'not_found'],
    ['an image address that is none', 'GET', '/media/..%2f..%2fetc/full.webp', 404, 'not_found'],
  ])('%s', async (_what, method, url, status, code) => {
    const reply = await inject(method, url);

    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(reply.body()).toMatchObject({ status: 'error', message: expect.any(String) });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('what was not foreseen', () => {
  test('is 500 without a word of itself, and one line of the log', async () => {
    const broken = await createTestApp({
      replaced: {
        clock: () => {
          throw new Error('secret detail');
        },
      },
    });

    const reply = new Reply(await broken.app.inject({ method: 'GET', url: '/api/album' }));
    const logged = broken.logs.filter((line) => line.includes('request failed'));
    await broken.close();

    expect([reply.status, reply.code]).toEqual([500, 'internal_error']);
    expect(reply.text).not.toContain('secret detail');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('secret detail');
  });

  test.each<[string, unknown, number]>([
    ['a fault of ours', new TypeError('secret detail'), 500],
    ['a disk that is away', new StorageUnavailable('EIO'), 503],
    ['no file handle left', Object.assign(new Error('too many open files'), { code: 'EMFILE' }), 503],
  ])('SH-30, SH-31: of a page is a French page with the true status: %s', async (_what, error, status) => {
    const app = await createApp(t.deps);
    app.get('/panne', () => {
      throw error;
    });

    const reply = await app.inject({ url: '/panne', headers: { accept: 'text/html,*/*;q=0.8' } });
    const call = await app.inject({ url: '/panne', headers: { accept: 'application/json' } });
    await app.close();

    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['retry-after'] === undefined).toBe(status !== 503);
    expect(reply.body).toContain('lang="fr"');
    expect(reply.body).toContain(
      status === 503 ? 'Palmarès revient dans un instant' : 'Un problème est survenu',
    );
    expect(reply.body).toContain(`>${status}<`);
    expect(reply.body).not.toContain('secret detail');
    expect([call.statusCode, call.json<{ status: string }>().status]).toEqual([status, 'error']);
  });

  test('of a picture that is opened by itself is that page too', async () => {
    const images = Object.create(t.deps.images, {
      open: { value: () => Promise.reject(new StorageUnavailable('EIO')) },
    }) as typeof t.deps.images;
    const { keys } = await createAlbum(t, await createUser(t), { files: true });
    const app = await createApp({ ...t.deps, images });

    const reply = await app.inject({ url: `/media/${keys[0]}/160.webp`, headers: { accept: 'text/html' } });
    await app.close();

    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('Palmarès revient dans un instant');
  });

  test('a refusal is no line of the log: it is the caller’s', async () => {
    t.logs.length = 0;
    await inject('GET', '/api/me');
    await inject('GET', '/api/album?limit=0');

    expect(t.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  test('a request for a page with an impossible address is not a 500', async () => {
    for (const url of ['//', '///etc', '/%', '/\\evil', '/%ff', '/?%', '//[', 'http://x/%']) {
      const reply = await t.app.inject({ method: 'GET', url });
      expect([url, reply.statusCode < 500]).toEqual([url, true]);
    }
  });
});

describe('an error becomes a reply', () => {
  const systemError = (code: string, syscall: string) =>
    Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

  test.each<[string, unknown, string, number]>([
    ['a database that refuses', systemError('ECONNREFUSED', 'connect'), 'unavailable', 503],
    ['a connection that is cut', systemError('ECONNRESET', 'read'), 'unavailable', 503],
    ['a connection that is gone', systemError('EPIPE', 'write'), 'unavailable', 503],
    ['a database that stops', Object.assign(new Error('stop'), { code: '57P01' }), 'unavailable', 503],
    ['a full disk', new StorageUnavailable('ENOSPC'), 'unavailable', 503],
    ['a fault of ours', new TypeError('x is not a function'), 'internal_error', 500],
    ['a thrown text', 'oops', 'internal_error', 500],
    ['nothing at all', undefined, 'internal_error', 500],
  ])('%s', (_what, error, code, status) => {
    const failure = toAppError(error);

    expect([failure.code, failure.status]).toEqual([code, status]);
    expect(failure.retryAfter === undefined).toBe(status !== 503);
  });

  test('whose code has exactly one status and one text', () => {
    for (const status of Object.values(ERROR_STATUS)) expect(status).toBeGreaterThanOrEqual(400);
    for (const message of Object.values(ERROR_TEXTS)) expect(message.length).toBeGreaterThan(3);
  });
});

test('AX-18: a storage that is away is 503 with Retry-After, also for who only looks', async () => {
  const away = async () => {
    throw new StorageUnavailable('EIO');
  };
  const down = await createTestApp();
  const store = { ...down.deps.images, open: away };
  const other = await createTestApp({ replaced: { images: store } });
  const album = await createAlbum(other, await createUser(other));

  const reply = await (await as(other, await createUser(other))).get(`/media/${album.keys[0]}/full.webp`);
  await Promise.all([down.close(), other.close()]);

  expect([reply.status, reply.code]).toEqual([503, 'unavailable']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

// The web app may not be built if only the server's tests run; `npm test` builds it first.
test.runIf(existsSync(ICON))('a part of a file beyond its end is 416 with the length', async () => {
  const reply = await t.app.inject({ url: '/favicon.svg', headers: { range: 'bytes=99999999-' } });
  const part = await t.app.inject({ url: '/favicon.svg', headers: { range: 'bytes=0-9' } });

  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([416, 'range_not_satisfiable']);
  expect(reply.headers['content-range']).toBe(`bytes */${statSync(ICON).size}`);
  expect([part.statusCode, part.body.length]).toEqual([206, 10]);
});
