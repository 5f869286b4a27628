import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { fetchCsrf, Reply } from '../testing/client.ts';
import { createToken, createUser } from '../testing/factories.ts';

let t: TestApp;
let bearer: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp();
  bearer = { authorization: `Bearer ${await createToken(t, await createUser(t))}` };
});
afterAll(() => t.close());

async function createWith(headers: Record<string, string>): Promise<Reply> {
  const payload = { name: 'Un album' };
  return new Reply(await t.app.inject({ method: 'POST', url: '/api/album', headers, payload }));
}

async function expectRefused(headers: Record<string, string>): Promise<void> {
  const reply = await createWith({ ...bearer, ...headers });
  expect([reply.status, reply.code]).toEqual([403, 'csrf_invalid']);
  // The client recognises a CSRF refusal by this word (AX-25).
  expect(reply.message).toContain('csrf');
}

test('AX-23, AX-24: a write with the token of its own cookie passes', async () => {
  expect((await createWith({ ...bearer, ...(await fetchCsrf(t.app)) })).status).toBe(201);
});

test('a token serves many writes, and several tokens of one cookie are all good', async () => {
  const first = await fetchCsrf(t.app);
  const again = new Reply(
    await t.app.inject({ method: 'GET', url: '/api/csrf-token', headers: { cookie: first.cookie } }),
  );
  const second = { ...first, 'x-csrf-token': again.body<{ csrfToken: string }>().csrfToken };

  const replies = [];
  for (const csrf of [first, first, second]) replies.push(await createWith({ ...bearer, ...csrf }));

  expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
});

test('AX-13, AX-24: a write without a token is refused with the word csrf', async () => {
  const { cookie } = await fetchCsrf(t.app);

  await expectRefused({ cookie });
});

test('a write without the cookie is refused', async () => {
  const { 'x-csrf-token': token } = await fetchCsrf(t.app);

  await expectRefused({ 'x-csrf-token': token });
});

test('a wrong token is refused', async () => {
  const { cookie } = await fetchCsrf(t.app);

  await expectRefused({ cookie, 'x-csrf-token': 'abc-def' });
});

test('the token of another cookie is refused', async () => {
  const [mine, theirs] = await Promise.all([fetchCsrf(t.app), fetchCsrf(t.app)]);

  await expectRefused({ cookie: mine.cookie, 'x-csrf-token': theirs['x-csrf-token'] });
});

test('a token in the query or the body counts for nothing', async () => {
  const { cookie, 'x-csrf-token': token } = await fetchCsrf(t.app);

  const reply = await t.app.inject({
    method: 'POST',
    url: `/api/album?_csrf=${token}`,
    headers: { ...bearer, cookie },
    payload: { name: 'Un album', _csrf: token },
  });

  expect(reply.statusCode).toBe(403);
});

test('AX-22: the session is looked at before the CSRF token, and both before the body', async () => {
  const nobody = await createWith({});
  const malformed = await t.app.inject({
    method: 'POST',
    url: '/api/album',
    headers: { ...bearer, 'content-type': 'application/json' },
    payload: '{ not json',
  });

  expect(nobody.status).toBe(401);
  expect(malformed.json<{ code: string }>().code).toBe('csrf_invalid');
});

test('signing in and out ask for it too', async () => {
  for (const url of ['/api/login', '/api/register', '/api/revocation'])
    expect((await t.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(403);
});

test.each<[string, Record<string, string>]>([
  [
    'the browser says that the page is ours',
    { 'sec-fetch-site': 'same-origin', origin: 'http://elsewhere.example' },
  ],
  ['the browser says that a person did it', { 'sec-fetch-site': 'none' }],
  ['it comes from the public address', { origin: 'http://127.0.0.1:3000' }],
  [
    'it comes from the address that was called',
    { origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' },
  ],
])('a write passes when %s', async (_when, headers) => {
  const reply = await createWith({ ...bearer, ...(await fetchCsrf(t.app)), ...headers });

  expect(reply.status).toBe(201);
});

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of the site', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
  ['another origin', { origin: 'http://elsewhere.example' }],
  ['another port', { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }],
  ['a page without an origin', { origin: 'null' }],
])('a write of %s is refused, with the right token too', async (_whose, headers) => {
  await expectRefused({ ...(await fetchCsrf(t.app)), ...headers });
});

test('a read of another site is served: it changes nothing and carries no cookie of ours that would count', async () => {
  const reply = await t.app.inject({ url: '/api/category', headers: { 'sec-fetch-site': 'cross-site' } });

  expect(reply.statusCode).toBe(200);
});

test('the cookie is out of reach of scripts and other sites, and bound to the host under https', async () => {
  const plain = await t.app.inject({ method: 'GET', url: '/api/csrf-token' });
  const secure = await createTestApp({ config: { publicUrl: 'https://palmares.example' } });
  const overTls = await secure.app.inject({ method: 'GET', url: '/api/csrf-token' });
  const csrf = await fetchCsrf(secure.app);
  const login = { method: 'POST', url: '/api/login', payload: {} } as const;
  const write = await secure.app.inject({ ...login, headers: csrf });
  await secure.close();

  expect(plain.cookies[0]).toMatchObject({ name: '_csrf', httpOnly: true, sameSite: 'Strict', path: '/api' });
  expect(plain.cookies[0]?.secure).toBeUndefined();
  expect(overTls.cookies[0]).toMatchObject({ name: '__Host-csrf', httpOnly: true, secure: true, path: '/' });
  expect(overTls.cookies[0]?.domain).toBeUndefined();
  expect(write.statusCode).toBe(400);
  expect(plain.headers['cache-control']).toBe('no-store');
});
