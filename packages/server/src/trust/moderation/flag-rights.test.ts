// Permissions to decide on a flagged image, the addresses of its files, and what happens to them.
import { existsSync } from 'node:fs';
import type { FlaggedImage } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createUser,
  getImageFolder,
  signedIn,
  type TestUser,
} from '../../testing/factories.ts';
import { finishRemovals } from '../removal/finish-removals.ts';

let t: TestApp;
let owner: TestUser;
let clients: Record<'visitor' | 'owner' | 'modo' | 'admin', Client>;
beforeAll(async () => {
  t = await createTestApp();
  owner = await createUser(t);
  clients = {
    visitor: asVisitor(t),
    owner: await as(t, owner),
    modo: (await signedIn(t, { roles: ['modo'] })).client,
    admin: (await signedIn(t, { roles: ['admin'] })).client,
  };
});
afterAll(() => t.close());

async function createFlagged(status: 'public' | 'private' = 'public') {
  const album = await createAlbum(t, owner, { status, images: 3, files: true });
  const [image = 0] = album.images;
  const [key = ''] = album.keys;
  await t.db.insertInto('flagged_image').values({ image_id: image, scores: '{}' }).execute();
  return { image, key };
}

const decide = (client: Client, image: number, state: 'kept' | 'removed') =>
  client.put(`/flagged-image/${image}`, { state });
const getState = async (image: number) => {
  const flag = t.db.selectFrom('flagged_image').where('image_id', '=', image).select('state');
  return (await flag.executeTakeFirst())?.state;
};
const hasFiles = (key: string) => existsSync(getImageFolder(t, key));

describe('the queue and its decisions', () => {
  test('are closed to visitors and to the author of the image', async () => {
    const { image, key } = await createFlagged();

    for (const [client, status] of [
      [clients.visitor, 401],
      [clients.owner, 403],
    ] as const) {
      expect((await client.get('/flagged-image')).status).toBe(status);
      expect((await decide(client, image, 'kept')).status).toBe(status);
      expect((await decide(client, image, 'removed')).status).toBe(status);
    }

    expect([await getState(image), hasFiles(key)]).toEqual(['pending', true]);
  });

  test('let a modo keep an image and not take it away, which is an admin’s to do', async () => {
    const { image, key } = await createFlagged();

    const refused = await decide(clients.modo, image, 'removed');
    const before = [await getState(image), hasFiles(key)];
    const kept = await decide(clients.modo, image, 'kept');

    expect([refused.status, refused.code, ...before]).toEqual([403, 'forbidden', 'pending', true]);
    expect([kept.status, await getState(image)]).toEqual([200, 'kept']);
  });

  test('answer by the act that is asked for: an admin does both', async () => {
    const { image } = await createFlagged();

    expect((await decide(clients.admin, image, 'kept')).status).toBe(200);
    expect((await decide(clients.admin, image, 'removed')).status).toBe(200);
  });
});

describe('the files', () => {
  test('of an image that is taken away leave the disk', async () => {
    const { image, key } = await createFlagged();

    await decide(clients.admin, image, 'removed');
    await finishRemovals(t.deps);

    expect(hasFiles(key)).toBe(false);
  });

  test('of an image that is let be are not touched', async () => {
    const { image, key } = await createFlagged();
    t.logs.length = 0;

    await decide(clients.modo, image, 'kept');

    expect(hasFiles(key)).toBe(true);
    expect(t.logs.join()).not.toContain('could not be removed');
  });
});

describe('staff look at an image', () => {
  const getPath = async (image: number) => {
    const rows = (await clients.modo.get('/flagged-image?limit=100')).data<FlaggedImage[]>();
    return rows.find((row) => row.image.id === image)?.image.path_image ?? '';
  };

  test('of a public album by its bare address, as everybody does', async () => {
    const { image, key } = await createFlagged();

    expect(await getPath(image)).toBe(`/media/${key}/full.webp`);
  });

  test('of a private album by an address that is signed and opens', async () => {
    const { image, key } = await createFlagged('private');

    const path = await getPath(image);

    expect(path).toMatch(/&s=/);
    expect((await clients.modo.get(path)).status).toBe(200);
    expect((await clients.modo.get(`/media/${key}/full.webp`)).status).toBe(404);
  });
});
