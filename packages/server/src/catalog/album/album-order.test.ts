import type { Album } from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestUser } from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
beforeAll(async () => {
  t = await createTestApp();
  const signed = await signedIn(t);
  owner = signed.user;
  me = signed.client;
});
afterAll(() => t.close());

const read = async (id: number) => (await me.get(`/album/${id}`)).data<Album>();
const getOrder = async (id: number) => (await read(id)).images.map((image) => image.id);

test('AL-7: images stand in the order that their author gave, those left out behind', async () => {
  const album = await createAlbum(t, owner, { images: 5 });
  const [a, b, c, d, e] = album.images;

  const reply = await me.put(`/album/${album.id}`, { images: [d, b, d] });

  expect(reply.data()).toMatchObject({ version: 2 });
  expect(await getOrder(album.id)).toEqual([d, b, a, c, e]);
});

test('an order with an image of another album is refused, and nothing changes', async () => {
  const album = await createAlbum(t, owner);
  const other = await createAlbum(t, owner);

  const reply = await me.put(`/album/${album.id}`, {
    name: 'Autre',
    images: [album.images[1], other.images[0]],
  });

  expect([reply.status, reply.code]).toEqual([400, 'image_not_in_album']);
  expect(await read(album.id)).toMatchObject({ name: album.name, version: 1 });
  expect(await getOrder(album.id)).toEqual(album.images);
});

test('PR-15: an order made from an older version of the album is refused', async () => {
  const album = await createAlbum(t, owner);
  await me.put(`/album/${album.id}`, { name: 'Plus récent' });

  const reply = await me.put(`/album/${album.id}`, { images: album.images.toReversed() }, { ifMatch: 1 });

  expect([reply.status, reply.code]).toEqual([412, 'version_conflict']);
  expect(await getOrder(album.id)).toEqual(album.images);
});

test('the first image of the order is the cover in lists', async () => {
  const album = await createAlbum(t, owner, { name: 'Couverture à changer' });

  await me.put(`/album/${album.id}`, { images: album.images.toReversed() });

  const [card] = (await me.get('/album?search=couverture%20%C3%A0%20changer')).data<Album[]>();
  expect(card?.images[0]?.id).toBe(album.images.at(-1));
});
