// A quarantine outlives the album: contents made from it stay hidden after its deletion.
import type { Tierlist, TierlistSummary } from '@palmares/core/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
  tier,
} from '../../testing/factories.ts';

const PASSWORD = 'ancien-renard-roux';

let t: TestApp;
let admin: Client;
let modo: Client;
let builder: TestUser;
let asBuilder: Client;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await signedIn(t, { roles: ['admin'] })).client;
  modo = (await signedIn(t, { roles: ['modo'] })).client;
  ({ user: builder, client: asBuilder } = await signedIn(t));
});
afterAll(() => t.close());

type Held = { album: TestAlbum; id: number; name: string; address: string };
let serial = 0;

/** A public album, a tier list of another account on it, and the address at which a visitor saw an image. */
async function make(): Promise<{ author: TestUser; held: Held }> {
  serial += 1;
  const name = `Zygomatique ${serial}`;
  const author = await createUser(t, { password: PASSWORD });
  const album = await createAlbum(t, author, { files: true });
  const { id } = await createTierlist(t, builder, album, { name });
  const shown = (await asVisitor(t).get(`/tierlist/${id}`)).data<Tierlist>();
  return { author, held: { album, id, name, address: shown.lines[0]?.images[0]?.image.path_image ?? '' } };
}

const quarantine = ({ album }: Held) => admin.put(`/album/${album.id}`, { status: 'quarantined' });
const deleteAlbum = ({ album }: Held) => admin.delete(`/album/${album.id}`);

const WAYS: readonly [string, (author: TestUser, held: Held) => Promise<void>][] = [
  [
    'deleted by an admin',
    async (_author, held) => {
      await quarantine(held);
      await deleteAlbum(held);
    },
  ],
  [
    'whose author left, and that an admin deleted then',
    async (author, held) => {
      await quarantine(held);
      await (await as(t, author)).delete('/me', { currentPassword: PASSWORD });
      await deleteAlbum(held);
    },
  ],
  [
    'whose author was deleted by an admin',
    async (author, held) => {
      await quarantine(held);
      await admin.delete(`/user/${author.id}`);
    },
  ],
];

describe.each(WAYS)('a public content of a quarantined album %s', (_way, end) => {
  let held: Held;
  beforeEach(async () => {
    const made = await make();
    held = made.held;
    await end(made.author, held);
  });

  test('stays out of the public lists, whatever they are asked for', async () => {
    const found = async (query: string) =>
      (await asVisitor(t).get(`/tierlist?${query}`)).data<TierlistSummary[]>().map(({ id }) => id);

    expect(await found('limit=100')).not.toContain(held.id);
    expect(await found(`search=${encodeURIComponent(held.name)}`)).toEqual([]);
    expect(await found(`author=${builder.nametag}`)).not.toContain(held.id);
    expect(await found(`album=${held.album.id}`)).toEqual([]);
  });

  test('is not there for others; the staff look at it with its images', async () => {
    const path = `/tierlist/${held.id}`;

    expect((await asVisitor(t).get(path)).status).toBe(404);
    for (const staff of [modo, admin]) {
      const read = (await staff.get(path)).data<Tierlist>();
      expect(read.frozen).toBe(true);
      const address = read.lines[0]?.images[0]?.image.path_image ?? '';
      expect((await staff.get(address)).status).toBe(200);
    }
  });

  test('is read by its author without a picture, in its viewer, their lists and their export', async () => {
    const read = await asBuilder.get(`/tierlist/${held.id}`);
    const mine = (await asBuilder.get('/tierlist?scope=mine&limit=100')).data<TierlistSummary[]>();
    const file = await asBuilder.get('/me/export');

    expect(read.data<Tierlist>()).toMatchObject({ frozen: true, can: { update: false, delete: false } });
    expect(mine.find(({ id }) => id === held.id)?.cover?.path_image).toBeNull();
    expect(file.text).toContain(held.name);
    for (const { text } of [read, file]) for (const key of held.album.keys) expect(text).not.toContain(key);
  });

  test('is changed and deleted by an admin alone', async () => {
    const path = `/tierlist/${held.id}`;

    for (const reply of [
      await asBuilder.put(path, { name: 'Autre' }),
      await asBuilder.put(path, { private: true }),
      await asBuilder.delete(path),
    ])
      expect(reply.code).toBe('album_quarantined');
    expect((await admin.delete(path)).status).toBe(200);
  });

  test('gives no byte to anybody else: the addresses of before are dead', async () => {
    expect(held.address).not.toBe('');
    expect((await asVisitor(t).get(held.address)).status).toBe(404);
    for (const key of held.album.keys)
      expect((await asBuilder.get(`/media/${key}/480.webp`)).status).toBe(404);
  });
});

test('a private content of a quarantined album that was deleted shows its author no picture either', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author, { files: true });
  const { id } = await createTierlist(t, builder, album, { private: true });
  await admin.put(`/album/${album.id}`, { status: 'quarantined' });
  await admin.delete(`/album/${album.id}`);

  const read = await asBuilder.get(`/tierlist/${id}`);

  expect(read.data<Tierlist>().lines[0]?.images[0]?.image.path_image).toBeNull();
});

describe('a content whose album turned private since', () => {
  /** The builder's tier list over the first image of an album of three that its author then makes private. */
  async function hide() {
    const { user, client } = await signedIn(t);
    const album = await createAlbum(t, user, { files: true });
    const lines = [tier('S', 1, album.images.slice(0, 1))];
    const list = await createTierlist(t, builder, album, { lines });
    await client.put(`/album/${album.id}`, { status: 'private' });
    return { album, list, author: client };
  }

  test('AX-54: keeps what it holds, and takes in no image that its author may not see any more', async () => {
    const { album, list } = await hide();
    const path = `/tierlist/${list.id}`;
    const save = (images: readonly number[]) => asBuilder.put(path, { lines: [tier('S', 1, images)] });

    expect((await save(album.images)).code).toBe('image_not_in_album');
    const one = { id_image: album.images[1], id_tierlist_line: list.lines[0], placement: 2 };
    expect((await asBuilder.post('/tierlist/line/image', one)).code).toBe('image_not_in_album');
    expect((await save(album.images.slice(0, 1))).status).toBe(200);
    expect((await asBuilder.get(path)).text).not.toContain(album.keys[1]);
  });

  test('takes them in again once the album is public, and always for the album’s own author', async () => {
    const { album, list, author } = await hide();
    const own = (await author.post('/tierlist', { name: 'La mienne', id_album: album.id })).data<{
      id: number;
    }>();
    const lines = [tier('S', 1, album.images)];

    expect((await author.put(`/tierlist/${own.id}`, { lines })).status).toBe(200);
    await author.put(`/album/${album.id}`, { status: 'public' });
    expect((await asBuilder.put(`/tierlist/${list.id}`, { lines })).status).toBe(200);
  });
});

describe('an image that its author hid in a tier list', () => {
  test('is no cover either: the first that is shown is', async () => {
    const { user, client } = await signedIn(t);
    const album = await createAlbum(t, user, { files: true });
    const [a = 0, b = 0] = album.images;
    const list = await createTierlist(t, user, album, { lines: [tier('S', 1, [a, b])], main: a });
    await client.put(`/tierlist/line/image/${list.lineImages[0]}`, { disable: true });

    const [card] = (await asVisitor(t).get(`/tierlist?album=${album.id}`)).data<TierlistSummary[]>();

    expect(card?.cover?.id).toBe(b);
  });
});

test('a champion that its author hid is not the cover of the tournament', async () => {
  const { user, client } = await signedIn(t);
  const album = await createAlbum(t, user, { files: true });
  const [a = 0, b = 0] = album.images;
  const images = [
    { id_image: a, place: 1, turn: 1, lose: false, disable: true },
    { id_image: b, place: 2, turn: 0, lose: true },
  ];
  await client.post('/tournament', { name: 'Caché', id_album: album.id, turn: 2, winner_id: a, images });

  const [card] = (await asVisitor(t).get(`/tournament?album=${album.id}`)).data<
    { cover: { id: number } }[]
  >();

  expect(card?.cover.id).toBe(b);
});

test('AX-54: a content of an album deleted without a quarantine goes on as before', async () => {
  const { held } = await make();
  await deleteAlbum(held);

  const read = (await asVisitor(t).get(`/tierlist/${held.id}`)).data<Tierlist>();

  expect(read).toMatchObject({ frozen: false });
  expect((await asVisitor(t).get(read.lines[0]?.images[0]?.image.path_image ?? '')).status).toBe(200);
});
