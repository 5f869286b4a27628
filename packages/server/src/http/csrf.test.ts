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
  // The client recognises a CSRF refusal by this word (P1 §8).
  expect(reply.message).toContain('csrf');
}

test('a write with the token of its own cookie passes', async () => {
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

test('a write without a token is refused with the word csrf', async () => {
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

test('the session is looked at before the CSRF token, and both before the body', async () => {
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

test('the cookie is out of reach of scripts and other sites, and Secure only under https', async () => {
  const plain = await t.app.inject({ method: 'GET', url: '/api/csrf-token' });
  const secure = await createTestApp({ config: { publicUrl: 'https://palmares.example' } });
  const overTls = await secure.app.inject({ method: 'GET', url: '/api/csrf-token' });
  await secure.close();

  expect(plain.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
  expect(plain.cookies[0]?.secure).toBeUndefined();
  expect(overTls.cookies[0]?.secure).toBe(true);
  expect(plain.headers['cache-control']).toBe('no-store');
});
