// The preview of what deleting an album removes and keeps. The access matrix tests who may request it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { createAlbum, createTierlist, signedIn, type TestUser, tier } from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let other: { user: TestUser; client: Client };
let admin: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  other = await signedIn(t);
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
afterAll(() => t.close());

const NONE = { tierlists: 0, tournaments: 0, rankings: 0 };

test('AL-71: an album that nothing was made of goes with all its images', async () => {
  const album = await createAlbum(t, owner, { images: 4 });

  const reply = await me.get(`/album/${album.id}/deletion`);

  expect(reply.data()).toEqual({ images: 4, kept_images: 0, author: NONE, others: NONE });
});

test('AL-71: what depends on an album is counted per kind, the author’s apart from the others’', async () => {
  const album = await createAlbum(t, owner, { images: 5 });
  const [one = 0, two = 0, three = 0] = album.images;
  const onlyFirst = [tier('S', 1, [one])];
  await createTierlist(t, owner, album, { lines: onlyFirst });
  await createTierlist(t, owner, album, { lines: onlyFirst, private: true });
  await createTierlist(t, other.user, album, { lines: [tier('S', 1, [two])] });
  const made = { name: 'Dessus', private: true, id_album: album.id };
  await other.client.post('/tournament', {
    ...made,
    images: [{ id_image: three, place: 1, turn: 0 }],
    winner_id: three,
  });
  await me.post('/ranking', { ...made, images: [{ id_image: two, points: 1, viewed: 1 }] });
  // Another album's contents are not counted.
  await createTierlist(t, owner, await createAlbum(t, owner));
  const expected = {
    images: 5,
    kept_images: 3,
    author: { tierlists: 2, tournaments: 0, rankings: 1 },
    others: { tierlists: 1, tournaments: 1, rankings: 0 },
  };

  expect((await me.get(`/album/${album.id}/deletion`)).data()).toEqual(expected);
  // For an admin too, `author` means the album's author.
  expect((await admin.get(`/album/${album.id}/deletion`)).data()).toEqual(expected);
});

test('AL-71: the deletion then does what was told', async () => {
  const album = await createAlbum(t, owner, { images: 4, files: true });
  const [one = 0, two = 0] = album.images;
  await createTierlist(t, other.user, album, { lines: [tier('S', 1, [one, two])] });
  const told = (await me.get(`/album/${album.id}/deletion`)).data<{ kept_images: number }>();

  await me.delete(`/album/${album.id}`);

  const left = await t.db.selectFrom('image').where('album_id', '=', album.id).select('id').execute();
  expect(left).toHaveLength(told.kept_images);
  expect((await me.get(`/album/${album.id}/deletion`)).status).toBe(404);
});
