import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createAlbum, createUser } from '../testing/factories.ts';

let t: TestApp;
let file: string;
beforeAll(async () => {
  t = await createTestApp();
  const album = await createAlbum(t, await createUser(t), { files: true });
  file = `/media/${album.keys[0]}/160.webp`;
});
afterAll(() => t.close());

/** Public pictures may be shown in the frame of an embed, which has no origin (publishing/embed/embed.test.ts). */
const SHOWN_ELSEWHERE = 'an image';

const KINDS: [string, () => { method: 'GET' | 'POST' | 'OPTIONS' | 'HEAD'; url: string }, number][] = [
  ['a page', () => ({ method: 'GET', url: '/' }), 200],
  ['a page that does not exist', () => ({ method: 'GET', url: '/no-such-page' }), 404],
  ['a call', () => ({ method: 'GET', url: '/api/album' }), 200],
  ['the head of a call', () => ({ method: 'HEAD', url: '/api/album' }), 200],
  ['a call that does not exist', () => ({ method: 'GET', url: '/api/no-such-call' }), 404],
  ['a refused call', () => ({ method: 'GET', url: '/api/me' }), 401],
  ['a refused write', () => ({ method: 'POST', url: '/api/album' }), 401],
  ['an address that cannot be decoded', () => ({ method: 'GET', url: '/api/album/%E0%A4%A' }), 400],
  ['an image', () => ({ method: 'GET', url: file }), 200],
  ['an image that is not there', () => ({ method: 'GET', url: `/media/${'f'.repeat(32)}/full.webp` }), 404],
  ['a preflight', () => ({ method: 'OPTIONS', url: '/api/album' }), 404],
];

describe('AL-26, AX-77, AX-79: every kind of reply carries the security headers', () => {
  test.each(KINDS)('%s', async (kind, request, status) => {
    const { headers, statusCode } = await t.app.inject(request());

    expect(statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': kind === SHOWN_ELSEWHERE ? 'cross-origin' : 'same-origin',
      'referrer-policy': 'strict-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

test('behind TLS every reply asks for TLS from then on', async () => {
  const secure = await createTestApp({ config: { publicUrl: 'https://palmares.example' } });
  const replies = await Promise.all(
    ['/', '/api/album', '/api/me', '/api/%E0%A4%A'].map((url) => secure.app.inject({ method: 'GET', url })),
  );
  await secure.close();

  for (const reply of replies) expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each(['http://localhost', 'https://palmares.example'])(
  'an image carries what a call carries, at %s',
  async (publicUrl) => {
    const secure = await createTestApp({ config: { publicUrl } });
    const [image, call] = await Promise.all(
      [`/media/${'f'.repeat(32)}/full.webp`, '/api/album'].map((url) =>
        secure.app.inject({ method: 'GET', url }),
      ),
    );
    await secure.close();

    for (const name of [
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ])
      expect(image?.headers[name]).toBe(call?.headers[name]);
  },
);

test('pages have their true status, and are asked for again each time', async () => {
  const status = async (url: string) => (await t.app.inject({ method: 'GET', url })).statusCode;

  expect(await status('/tierlists/edit/12')).toBe(200);
  expect(await status('/tierlists/edit/12/')).toBe(200);
  expect(await status('/allalbum?category=Films')).toBe(200);
  expect(await status('/tierlists/abc')).toBe(404);
  expect(await status('/wp-login.php')).toBe(404);
  expect((await t.app.inject({ method: 'GET', url: '/login' })).headers['cache-control']).toBe(
    'private, no-cache',
  );
  expect((await t.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
});
