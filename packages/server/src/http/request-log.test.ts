import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { asVisitor, createAlbum, createUser, signedIn } from '../testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a request is one line with its pattern, status and time', async () => {
  t.logs.length = 0;
  await asVisitor(t).get('/album/123?search=quelque%20chose');

  const lines = t.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    route: '/api/album/:id',
    status: 404,
    ms: expect.any(Number),
  });
});

test('lines of a request carry an id of its own, which the caller is told and cannot choose', async () => {
  t.logs.length = 0;
  const replies = [
    await asVisitor(t).get('/album/123', { headers: { 'x-request-id': 'forged', 'request-id': 'forged' } }),
    await asVisitor(t).get('/album/123'),
  ];

  const ids = t.logs.map((line) => (JSON.parse(line) as { reqId: string }).reqId);
  expect(ids).toEqual(replies.map((reply) => reply.headers['x-request-id']));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a fault of a statement names no person and no address of one', async () => {
  const user = await createUser(t, { nametag: 'discrete', email: 'discrete@example.org' });
  const app = await createApp(t.deps);
  app.get('/broken', async () => {
    await t.db.updateTable('account').set({ nametag_key: 'discrete' }).where('id', '<>', user.id).execute();
  });
  await createUser(t);
  t.logs.length = 0;

  await app.inject({ url: '/broken', remoteAddress: '203.0.113.9' });
  await app.close();

  const all = t.logs.join('');
  expect(all).toContain('"constraint":"');
  expect(all).not.toMatch(/discrete|203\.0\.113\.9/);
});

test('AD-47, PR-9: no line ever holds a password, token, cookie, signature or search word', async () => {
  t.logs.length = 0;
  const { user, client } = await signedIn(t, { nametag: 'discret', password: 'secret-password-1' });
  const csrf = await client.headers();
  const album = await createAlbum(t, user, { status: 'private', files: true });
  await asVisitor(t).post('/login', { identifier: 'discret', password: 'secret-password-1' });
  await asVisitor(t).post('/login', { identifier: 'discret', password: 'secret-password-2' });
  await asVisitor(t).post('/register', {
    username: 'x',
    nametag: 'y',
    email: 'mail-of-somebody@example.org',
    password: 'secret-password-3',
  });
  await asVisitor(t).post('/login', Buffer.from('{"password":"secret-password-4'), {
    headers: { 'content-type': 'application/json' },
  });
  const shown = (await client.get(`/album/${album.id}`)).data<{ images: { path_image: string }[] }>();
  const address = shown.images[0]?.path_image ?? '';
  await client.get(address);
  await client.get('/album?search=secret-search');
  await client.get('/secret-path');

  const all = t.logs.join('');
  const signature = new URL(address, 'http://x').searchParams.get('s') ?? 'none';
  expect(t.logs.length).toBeGreaterThan(6);
  for (const secret of [
    'secret-',
    'mail-of-somebody',
    client.token ?? '',
    csrf['x-csrf-token'] ?? '',
    signature,
  ])
    expect(all).not.toContain(secret);
  expect(all).not.toContain(csrf['cookie']?.split('=')[1] ?? '');
});
