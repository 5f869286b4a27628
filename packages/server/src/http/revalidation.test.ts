import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../testing/factories.ts';
import { SAMPLE_RESULTS } from '../testing/sample-results.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let visitor: Client;
let album: TestAlbum;
let tierlist: string;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  visitor = asVisitor(t);
});
beforeEach(async () => {
  album = await createAlbum(t, owner);
  const body = { name: 'Publique', id_album: album.id, ...SAMPLE_RESULTS.tierlist(album.images) };
  tierlist = `/tierlist/${(await me.post('/tierlist', body)).data<{ id: number }>().id}`;
});
afterAll(() => t.close());

const under = (tag: string | undefined) => ({ headers: { 'if-none-match': tag ?? '' } });

describe('what a visitor reads', () => {
  test('is asked for again by its tag, and sent again only when it has changed', async () => {
    const first = await visitor.get('/album');
    const again = await visitor.get('/album', under(first.headers['etag']));
    await me.put(`/album/${album.id}`, { name: 'Un autre nom' });
    const changed = await visitor.get('/album', under(first.headers['etag']));

    expect([first.status, again.status, changed.status]).toEqual([200, 304, 200]);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['vary']).toContain('authorization');
    expect([again.text, again.headers['content-type']]).toEqual(['', undefined]);
    expect(again.headers).toMatchObject({
      etag: first.headers['etag'],
      'cache-control': 'private, no-cache',
      'content-security-policy': first.headers['content-security-policy'],
    });
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });

  test('has one tag in every coding', async () => {
    const packed = await visitor.get(tierlist, { headers: { 'accept-encoding': 'br' } });
    const known = await visitor.get(tierlist, under(`"x", ${packed.headers['etag']}`));

    expect(known.status).toBe(304);
  });

  test('is refused at the next request once it is private, whatever tag is known', async () => {
    const first = await visitor.get(tierlist);
    await me.put(tierlist, { private: true });
    const later = await visitor.get(tierlist, under(first.headers['etag']));
    const anything = await visitor.get(tierlist, under('*'));

    expect([later.status, anything.status]).toEqual([401, 401]);
    expect([later.headers['cache-control'], later.headers['etag']]).toEqual(['no-store', undefined]);
  });
});

test('a signed-in person is never answered by a tag, and nothing of theirs is kept', async () => {
  const { headers } = await visitor.get(tierlist);

  for (const path of ['/album', tierlist, '/me', '/home']) {
    const reply = await me.get(path, under(headers['etag']));
    expect([path, reply.status, reply.headers['cache-control'], reply.headers['etag']]).toEqual([
      path,
      200,
      'no-store',
      undefined,
    ]);
  }
});

test('a token is never kept', async () => {
  const { headers } = await visitor.get(ENDPOINTS.csrfToken.path);

  expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
});
