import type { FlaggedImage } from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestUser,
  twoTiers,
} from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let asAdmin: Client;
let asModo: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  asAdmin = await as(t, await createUser(t, { roles: ['admin'] }));
  asModo = await as(t, await createUser(t, { roles: ['modo'] }));
});
afterAll(() => t.close());

async function createFlagged(images = 3) {
  const album = await createAlbum(t, owner, { images, files: true });
  const image = album.images[0] ?? 0;
  await t.db
    .insertInto('flagged_image')
    .values({ image_id: image, scores: JSON.stringify({ Sexy: 0.91, Neutral: 0.09 }) })
    .execute();
  return { album, image };
}

test('staff see what waits, with its scores, its album and an address they can open', async () => {
  const { album, image } = await createFlagged();

  const row = (await asModo.get('/flagged-image'))
    .data<FlaggedImage[]>()
    .find((one) => one.image.id === image);

  expect(row).toMatchObject({ state: 'pending', scores: { Sexy: 0.91 }, album: { id: album.id } });
  expect((await asModo.get(row?.image.path_image ?? '')).status).toBe(200);
});

test('an image that was let be leaves the queue and stays published', async () => {
  const { album, image } = await createFlagged();

  await asModo.put(`/flagged-image/${image}`, { state: 'kept' });

  const waiting = (await asModo.get('/flagged-image')).data<FlaggedImage[]>();
  const kept = (await asModo.get('/flagged-image?state=kept')).data<FlaggedImage[]>();
  expect(waiting.some((one) => one.image.id === image)).toBe(false);
  expect(kept.some((one) => one.image.id === image)).toBe(true);
  expect((await me.get(`/album/${album.id}`)).data<{ image_count: number }>().image_count).toBe(3);
});

test('an image taken away leaves its album, every content and the disk, whatever the minimum says', async () => {
  const { album, image } = await createFlagged(3);
  const tierlist = await createTierlist(t, owner, album, { lines: twoTiers(album.images) });
  const path = `/media/${album.keys[0]}/full.webp`;
  expect((await me.get(path)).status).toBe(200);

  const reply = await asAdmin.put(`/flagged-image/${image}`, { state: 'removed' });

  expect(reply.status).toBe(200);
  const read = await me.get(`/tierlist/${tierlist.id}`);
  expect(read.text).not.toContain(`"id_image":${image},`);
  expect((await me.get(`/album/${album.id}`)).data<{ image_count: number }>().image_count).toBe(2);
  expect((await me.get(path)).status).toBe(404);
});
