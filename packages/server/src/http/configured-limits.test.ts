// The limits that the operator may set, lowered, over the real application (AX-76).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advanceToNext, createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum } from '../testing/factories.ts';
import { PLACED_RESULTS } from '../testing/sample-results.ts';

const DAY_MS = 86_400_000;
const CONTENTS = 3;
const PAGES = 4;

let t: TestApp;
let lea: Client;
let tom: Client;
let album: TestAlbum;
beforeAll(async () => {
  const limits = { rateLimits: true, contentsPerDay: CONTENTS, pagesPerMinute: PAGES, roomStreams: 10 };
  t = await createTestApp({ config: { ...limits, trustProxy: true } });
  const author = await signedIn(t);
  lea = author.client;
  tom = (await signedIn(t)).client;
  album = await createAlbum(t, author.user);
});
afterAll(() => t.close());
// Each test starts at the beginning of a day.
beforeEach(async () => {
  advanceToNext(t.clock, DAY_MS);
  await t.db.updateTable('session').set({ last_seen_at: t.clock.now() }).execute();
});

type Kind = keyof typeof PLACED_RESULTS;

const make = (client: Client, kind: Kind, more: object = {}, key: string = randomUUID()) => {
  const body = { name: 'Une création', id_album: album.id, ...PLACED_RESULTS[kind](album.images), ...more };
  return client.post(`/${kind}`, body, { headers: { 'idempotency-key': key } });
};

test('AX-74: an account makes so many contents of all kinds in a day, and the others as many', async () => {
  const kinds: Kind[] = ['tierlist', 'tournament', 'ranking'];
  for (const kind of kinds) expect((await make(lea, kind)).status).toBe(201);

  for (const kind of kinds) {
    const refused = await make(lea, kind);
    expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(23 * 3_600);
    expect(wait).toBeLessThanOrEqual(24 * 3_600);
    expect(refused.message).toBe('Trop de demandes. Réessayez dans 24 heures.');
  }
  expect((await make(tom, 'tierlist')).status).toBe(201);
  t.clock.advance(DAY_MS);
  await t.db.updateTable('session').set({ last_seen_at: t.clock.now() }).execute();
  expect((await make(lea, 'tierlist')).status).toBe(201);
});

test('what was refused, and what was sent twice, takes nothing of the day', async () => {
  for (let index = 0; index < CONTENTS; index += 1)
    expect((await make(lea, 'tierlist', { name: '' })).status).toBe(400);
  const first = await make(lea, 'tierlist', {}, 'une-seule-fois');
  const again = await make(lea, 'tierlist', {}, 'une-seule-fois');
  const others = [await make(lea, 'tierlist'), await make(lea, 'ranking')];

  expect([first, again, ...others].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await make(lea, 'tierlist', {}, 'une-seule-fois')).status).toBe(201);
  expect((await make(lea, 'tierlist')).status).toBe(429);
});

const visit = (url: string, ip: string, accept = '*/*') =>
  t.app.inject({ url, headers: { 'x-forwarded-for': ip, accept } });

test.each([
  '/',
  '/nowhere',
  '/embed/tierlists/999999',
  '/sitemap.xml',
  '/sitemap/albums-1.xml',
  '/robots.txt',
  '/preview/album/999999/tag.jpg',
  '/api/openapi.json',
])('AX-68, AX-74: %s counts for the network that asks, of IPv6 the /64, without a statement', async (url) => {
  const statuses: number[] = [];
  for (let index = 1; index <= PAGES; index += 1)
    statuses.push((await visit(url, `2001:db8:1:2::${index}`)).statusCode);
  t.statements.length = 0;

  const refused = await visit(url, '2001:db8:1:2:ffff::');

  expect(statuses).not.toContain(429);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(t.statements).toEqual([]);
  expect((await visit(url, '2001:db8:1:3::1')).statusCode).not.toBe(429);
});

test('all of them count together, and a browser is shown a page', async () => {
  const ip = '203.0.113.9';
  for (const url of ['/', '/sitemap.xml', '/embed/tierlists/1', '/preview/album/1/x.jpg'])
    await visit(url, ip);

  const refused = await visit('/', ip, 'text/html');

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).not.toContain('json');
  // Pictures and calls do not count as pages.
  expect((await visit('/api/category', ip)).statusCode).toBe(200);
});
