import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { asVisitor, createAlbum, signedIn } from '../testing/factories.ts';

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

test('no line ever holds a password, token, cookie, signature or search word (access.md rule 15)', async () => {
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
