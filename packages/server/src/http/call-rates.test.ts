// The general limits, lowered, over the real application.
import { RATES } from '@palmares/core/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advanceToNext, createTestApp, type TestApp } from '../testing/app.ts';
import { type Client, createClient, type Reply } from '../testing/client.ts';
import { asVisitor, createAlbum, createToken, createUser, type TestAlbum } from '../testing/factories.ts';

const few = { max: 3, windowSeconds: 3_600 };
const HOUR_MS = 3_600_000;

let t: TestApp;
let album: TestAlbum;
let lea: Client;
let tom: Client;
beforeAll(async () => {
  t = await createTestApp({
    config: { rateLimits: true, trustProxy: true },
    replaced: {
      rates: {
        ...RATES,
        uploadByAccount: few,
        writeByAccount: few,
        viewByAccount: few,
        viewByNetwork: few,
        readByAccount: few,
        readByNetwork: few,
        searchByAccount: few,
        searchByNetwork: few,
      },
    },
  });
  const author = await createUser(t);
  album = await createAlbum(t, author);
  lea = createClient(t.app, await createToken(t, author));
  tom = createClient(t.app, await createToken(t, await createUser(t)));
});
afterAll(() => t.close());
// Each test starts at the beginning of a window.
beforeEach(() => advanceToNext(t.clock, HOUR_MS));

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
async function statuses(count: number, call: (index: number) => Promise<Reply>): Promise<number[]> {
  const replies: number[] = [];
  for (let index = 0; index < count; index += 1) replies.push((await call(index)).status);
  return replies;
}

test('AX-68, AX-69, AX-72: reads of a visitor count by address, of IPv6 by its /64, and cost no statement', async () => {
  const visitor = asVisitor(t);
  const read = (ip: string) => visitor.get('/category', from(ip));
  t.statements.length = 0;

  const neighbours = await statuses(4, (index) => read(`2001:db8:1:2::${index + 1}`));
  const beyond = await read('2001:db8:1:3::1');
  const refused = await read('2001:db8:1:2:ffff::');

  expect(neighbours).toEqual([200, 200, 200, 429]);
  expect(beyond.status).toBe(200);
  expect(refused.message).toMatch(/^Trop de demandes\. Réessayez dans (1 heure|\d+ (minute|seconde)s?)\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(t.statements.join(' ')).not.toContain('rate_limit');
});

test('an account has its own share wherever it is, and takes nothing from who stands behind the same address', async () => {
  const mine = await statuses(4, (index) => lea.get('/me', from(`203.0.113.${index}`)));
  const others = await tom.get('/me', from('203.0.113.1'));

  expect(mine).toEqual([200, 200, 200, 429]);
  expect(others.status).toBe(200);
});

test('views count apart from reads', async () => {
  const visitor = asVisitor(t);
  const view = () => visitor.post(`/album/${album.id}/view`, {}, from('203.0.113.50'));

  expect(await statuses(4, view)).toEqual([200, 200, 200, 429]);
  expect((await visitor.get('/category', from('203.0.113.50'))).status).toBe(200);
});

test('searches count by person or network, apart from reads', async () => {
  const ip = '203.0.113.60';
  const search = (client: Client) => client.get('/search?q=album', from(ip));

  expect(await statuses(4, () => search(asVisitor(t)))).toEqual([200, 200, 200, 429]);
  expect(await statuses(4, () => search(lea))).toEqual([200, 200, 200, 429]);
  expect((await search(tom)).status).toBe(200);
  expect((await lea.get('/category', from(ip))).status).toBe(200);
});

test('AX-69, AX-73, PR-9: writes count by account, in the database, under a name that tells nobody', async () => {
  const write = () => lea.put(`/album/${album.id}`, { name: 'Un nom' });

  const refused = await statuses(4, write);
  const others = await tom.post('/album', { name: 'Un album' });

  expect(refused).toEqual([200, 200, 200, 429]);
  expect(others.status).toBe(201);
  const rows = await t.db.selectFrom('rate_limit').select('bucket').execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { bucket } of rows) expect(bucket).toMatch(/^writeBy(Account|Network):[\w-]{22}$/);
});

test('AX-71: uploads count apart from other writes, before their body is read', async () => {
  const upload = () => lea.post('/image', {});

  // Each upload without a file is refused, and counted.
  expect((await statuses(4, upload)).at(-1)).toBe(429);
  expect((await lea.put(`/album/${album.id}`, { name: 'Un nom' })).status).toBe(200);
});
