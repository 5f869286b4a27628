// Hidden content is invisible to everyone but its author and the staff, wherever contents are shown or counted.
import type {
  AlbumSummary,
  HomeReply,
  ImageUses,
  Tierlist,
  TierlistSummary,
} from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
} from '../../testing/factories.ts';
import { createCase } from '../../testing/report-factories.ts';
import { createWebFolder } from '../../testing/web-folder.ts';

let t: TestApp;
let web: Awaited<ReturnType<typeof createWebFolder>>;
let author: TestUser;
let album: TestAlbum;
let clients: Record<'visitor' | 'other' | 'author' | 'modo' | 'admin', Client>;
let id: number;
let address: string;
beforeAll(async () => {
  web = await createWebFolder();
  t = await createTestApp({ replaced: { webFolder: web.folder } });
  author = await createUser(t);
  const owner = await createUser(t);
  // A private album, so that its images have signed addresses, which expire.
  album = await createAlbum(t, owner, { status: 'private', files: true });
  ({ id } = await createTierlist(t, author, album, { name: 'Zygomatique' }));
  clients = {
    visitor: asVisitor(t),
    other: (await signedIn(t)).client,
    author: await as(t, author),
    modo: (await signedIn(t, { roles: ['modo'] })).client,
    admin: (await signedIn(t, { roles: ['admin'] })).client,
  };
  const shown = (await clients.visitor.get(`/tierlist/${id}`)).data<Tierlist>();
  address = shown.lines[0]?.images[0]?.image.path_image ?? '';
  expect((await clients.visitor.get(address)).status).toBe(200);
  expect(await getPage(`/tierlists/${id}`)).toMatchObject({ status: 200, isNamed: true });
  expect(await sitemap('tierlist')).toContain(`/tierlists/${id}<`);
  const file_key = 'a'.repeat(32);
  await t.db.insertInto('stored_file').values({ key: file_key, state: 'live' }).execute();
  await t.db.insertInto('preview').values({ kind: 'tierlist', id, tag: 'x', file_key }).execute();
  const made = await createCase(t, author, { kind: 'tierlist', thingId: id });
  const reply = await clients.admin.put(`/moderation/${made.id}`, { act: 'hide', reason: 'Un motif.' });
  expect(reply.status).toBe(200);
});
afterAll(async () => {
  await t.close();
  await web.remove();
});

async function getPage(url: string) {
  const reply = await t.app.inject({ method: 'GET', url });
  return { status: reply.statusCode, isNamed: reply.body.includes('Zygomatique') };
}

/** The first part of the sitemap for a kind. */
async function sitemap(kind: 'tierlist' | 'account'): Promise<string> {
  const index = (await t.app.inject({ method: 'GET', url: '/sitemap.xml' })).body;
  const first = new RegExp(`/sitemap/${kind}[^<]*`).exec(index)?.[0] ?? '';
  const part = await t.app.inject({ method: 'GET', url: first });
  expect(part.statusCode).toBe(200);
  return part.body;
}

const namesIn = async (client: Client, query: string) =>
  (await client.get(`/tierlist?${query}`)).data<TierlistSummary[]>().map(({ name }) => name);

test('AX-14, AX-58: at its address and those of its parts', async () => {
  for (const path of [`/tierlist/${id}`, `/tierlist/${id}/line`]) {
    const statuses = await Promise.all(
      Object.values(clients).map(async (one) => (await one.get(path)).status),
    );
    expect(statuses).toEqual([404, 404, 200, 200, 200]);
  }
});

test('in the lists: everybody’s, of its author, of its album, and of the home page', async () => {
  for (const client of [clients.visitor, clients.other, clients.modo]) {
    expect(await namesIn(client, 'search=zygomatique')).toEqual([]);
    expect(await namesIn(client, `author=${author.nametag}`)).toEqual([]);
    expect(await namesIn(client, `album=${album.id}`)).toEqual([]);
  }
  const { latest } = (await clients.visitor.get('/home')).data<HomeReply['data']>();
  expect(latest?.tierlists.map(({ name }) => name)).not.toContain('Zygomatique');
});

test('while its author finds it, marked, and so do admins in their panel', async () => {
  const mine = (await clients.author.get('/tierlist?scope=mine')).data<TierlistSummary[]>();
  const all = (await clients.admin.get('/tierlist?scope=all')).data<TierlistSummary[]>();

  expect(mine.map(({ hidden }) => hidden)).toEqual([true]);
  expect(all.find((one) => one.id === id)).toMatchObject({ hidden: true });
});

test('to chats, search engines and frames on other sites', async () => {
  expect(await getPage(`/tierlists/${id}`)).toEqual({ status: 404, isNamed: false });
  expect(await getPage(`/embed/tierlists/${id}`)).toMatchObject({ isNamed: false });
  const url = encodeURIComponent(`${t.deps.config.publicUrl}/tierlists/${id}`);
  expect((await clients.visitor.get(`/oembed?url=${url}`)).status).toBe(404);
  expect(await sitemap('tierlist')).not.toContain(`/tierlists/${id}<`);
  // It is its author's only content.
  expect(await sitemap('account')).not.toContain(`/@${author.nametag}<`);
});

test('with its images: addresses that readers had are dead', async () => {
  expect((await clients.visitor.get(address)).status).toBe(404);
});

test('and its picture for links is taken away', async () => {
  const rows = await t.db.selectFrom('preview').where('id', '=', id).select('kind').execute();
  expect(rows).toEqual([]);
});

test('still counts as a use of its album, as a private one does, and stands among the uses of an image', async () => {
  const albums = (await clients.admin.get('/album?scope=all')).data<AlbumSummary[]>();
  const uses = (await clients.admin.get(`/image/${album.images[0]}/uses`)).data<ImageUses>();

  expect(albums.find((one) => one.id === album.id)?.uses).toBe(1);
  expect(uses.content_count).toBe(1);
});

test('leaves no trace at its address when it is deleted', async () => {
  await clients.author.delete(`/tierlist/${id}`);

  expect((await getPage(`/tierlists/${id}`)).status).toBe(404);
});
