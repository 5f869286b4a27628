// The contents of one album, and of one person, as the pages of albums and authors list them
// (docs/decisions/0048-home-album-and-author-pages.md).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

const KINDS = ['tierlist', 'tournament', 'ranking'] as const;
type Kind = (typeof KINDS)[number];
type Row = {
  id: number;
  name: string;
  album: { id: number } | null;
  author: object;
  cover: { id: number; path_image: string | null } | null;
};

let t: TestApp;
let owner: TestUser;
let builder: TestUser;
let asBuilder: Client;
let admin: Client;
/** A public list must be the same for all of them. */
let readers: readonly Client[];
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner } = await signedIn(t));
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
beforeEach(async () => {
  ({ user: builder, client: asBuilder } = await signedIn(t));
  readers = [asVisitor(t), asBuilder, (await signedIn(t)).client, admin];
  album = await createAlbum(t, owner, { images: 4, files: true });
});
afterAll(() => t.close());

async function make(kind: Kind, of: TestAlbum, more: object = {}): Promise<number> {
  const body = { name: 'Fait', id_album: of.id, ...SAMPLE_RESULTS[kind](of.images), ...more };
  const reply = await asBuilder.post(`/${kind}`, body);
  expect(reply.status).toBe(201);
  return reply.data<{ id: number }>().id;
}

const list = async (client: Client, kind: Kind, query: string) =>
  (await client.get(`/${kind}?${query}`)).data<Row[]>();
const getIds = (rows: readonly Row[]) => rows.map(({ id }) => id);
const setStatus = (of: TestAlbum, status: 'public' | 'private' | 'quarantined') =>
  t.db.updateTable('album').set({ status }).where('id', '=', of.id).execute();

async function walk(kind: Kind, query: string): Promise<number[]> {
  const ids: number[] = [];
  let cursor = '';
  for (;;) {
    const reply = await asVisitor(t).get(`/${kind}?${query}${cursor}`);
    ids.push(...getIds(reply.data<Row[]>()));
    if (reply.nextCursor === null) return ids;
    cursor = `&cursor=${reply.nextCursor}`;
  }
}

describe.each(KINDS)('every %s', (kind) => {
  test('of an album comes newest first, page after page, without those of others', async () => {
    await make(kind, await createAlbum(t, owner));
    const made: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      // Pairs share a creation time: equal times must neither repeat nor skip a content.
      if (index % 2 === 0) t.clock.advance(60_000);
      made.unshift(await make(kind, album));
    }

    expect(await walk(kind, `album=${album.id}&sort=newest&limit=2`)).toEqual(made);
  });

  test('of a person comes whoever’s album it is made of', async () => {
    const one = await make(kind, album);
    t.clock.advance(60_000);
    const other = await make(kind, await createAlbum(t, builder));

    expect(await walk(kind, `author=${builder.nametag}&limit=1`)).toEqual([other, one]);
    expect(await walk(kind, `author=${builder.nametag.toUpperCase()}`)).toEqual([other, one]);
    expect(await walk(kind, `author=${owner.nametag}`)).toEqual([]);
    expect(await walk(kind, 'author=personne')).toEqual([]);
  });

  test('that is private is in neither, not even for its author or an admin', async () => {
    await make(kind, album, { private: true });

    for (const reader of readers) {
      expect(await list(reader, kind, `album=${album.id}`)).toEqual([]);
      expect(await list(reader, kind, `author=${builder.nametag}`)).toEqual([]);
    }
  });

  test('of an album in quarantine is in neither, for anybody', async () => {
    await make(kind, album);
    await setStatus(album, 'quarantined');

    for (const reader of readers) {
      expect(await list(reader, kind, `album=${album.id}`)).toEqual([]);
      expect(await list(reader, kind, `author=${builder.nametag}`)).toEqual([]);
    }
  });

  test('AX-53: of a private album is its author’s still, with its images and without the album', async () => {
    const id = await make(kind, album);
    await setStatus(album, 'private');

    const [row] = await list(asVisitor(t), kind, `author=${builder.nametag}`);

    expect(row).toMatchObject({ id, album: null });
    expect(row?.cover?.path_image).toContain('?');
    expect((await asVisitor(t).get(row?.cover?.path_image ?? '')).status).toBe(200);
  });

  test('AX-67: of a deactivated account stays in both; of a deleted one in neither', async () => {
    const id = await make(kind, album);
    await admin.put(`/user/${builder.id}`, { status: 'desactive' });
    expect(getIds(await list(asVisitor(t), kind, `album=${album.id}`))).toEqual([id]);
    const [row, ...others] = await list(asVisitor(t), kind, `author=${builder.nametag}`);
    expect([row?.id, others]).toEqual([id, []]);
    expect(row?.author).toEqual({
      id: builder.id,
      username: builder.username,
      nametag: builder.nametag,
      deactivated: true,
    });

    await admin.delete(`/user/${builder.id}`);

    expect(await list(asVisitor(t), kind, `album=${album.id}`)).toEqual([]);
    expect(await list(asVisitor(t), kind, `author=${builder.nametag}`)).toEqual([]);
  });

  test('shows no image any more that was taken away from everywhere', async () => {
    await make(kind, album);
    const shown = async () => JSON.stringify(await list(asVisitor(t), kind, `album=${album.id}`));
    const [key = '?'] = album.keys;
    expect(await shown()).toContain(key);

    expect((await admin.post(`/image/${album.images[0]}/purge`)).status).toBe(200);

    expect(await shown()).not.toContain(key);
  });
});

test('the albums of a person are the public ones that have images', async () => {
  const mine = await createAlbum(t, builder);
  await createAlbum(t, builder, { status: 'private' });
  await createAlbum(t, builder, { status: 'quarantined' });
  await createAlbum(t, builder, { images: 0 });

  for (const reader of readers) {
    const rows = (await reader.get(`/album?author=${builder.nametag}`)).data<{ id: number }[]>();
    expect(rows.map(({ id }) => id)).toEqual([mine.id]);
  }
});
