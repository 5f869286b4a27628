import type { Album } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestUser,
} from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let admin: Client;
beforeAll(async () => {
  t = await createTestApp({ config: { trustProxy: true } });
  const signed = await signedIn(t);
  owner = signed.user;
  me = signed.client;
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
afterAll(() => t.close());

const read = async (id: number, client = me) => (await client.get(`/album/${id}`)).data<Album>();
const albumRow = (id: number) => t.db.selectFrom('album').selectAll().where('id', '=', id).executeTakeFirst();

describe('creating an album', () => {
  test('AL-79: answers its id, which is the author’s and public by default', async () => {
    const reply = await me.post('/album', { name: '  Mon   album  ', categories: [3, 1] });

    expect(reply.status).toBe(201);
    expect(await read(reply.data<{ id: number }>().id)).toMatchObject({
      name: 'Mon album',
      status: 'public',
      version: 1,
      image_count: 0,
      images: [],
      author: { id: owner.id, nametag: owner.nametag },
      // Categories keep the chosen order.
      categories: [
        { id: 3, name: 'Manga' },
        { id: 1, name: 'Films' },
      ],
    });
  });

  test.each([
    ['', "Le nom de l'album est requis"],
    ['   ', "Le nom de l'album est requis"],
    ['x'.repeat(65), 'Le nom de l’album ne peut pas dépasser 64 caractères.'],
  ])('AL-3: refuses the name %j with the quoted sentence', async (name, message) => {
    const reply = await me.post('/album', { name });

    expect([reply.status, reply.message]).toEqual([400, message]);
    expect(reply.issues).toEqual([{ field: 'name', code: expect.any(String), message }]);
  });

  test('AL-3: takes 64 code points, whatever their bytes', async () => {
    const reply = await me.post('/album', { name: '👨‍👩‍👧'.repeat(12) + 'é'.repeat(4) });

    expect(reply.status).toBe(201);
  });

  test('refuses a fourth category and one that does not exist, and creates nothing then', async () => {
    const before = await t.db.selectFrom('album').select('id').execute();

    const four = await me.post('/album', { name: 'x', categories: [1, 2, 3, 4] });
    const unknown = await me.post('/album', { name: 'x', categories: [1, 999] });

    expect([four.status, four.code]).toEqual([409, 'too_many_categories']);
    expect(four.message).toBe('Vous ne pouvez sélectionner que 3 catégories maximum.');
    expect([unknown.status, unknown.code]).toEqual([404, 'not_found']);
    expect(await t.db.selectFrom('album').select('id').execute()).toHaveLength(before.length);
  });

  test('counts a category once however often it is named', async () => {
    const reply = await me.post('/album', { name: 'x', categories: [1, 1, 1, 1, 2] });

    const album = await read(reply.data<{ id: number }>().id);
    expect(album.categories.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('is seven statements with its session and its key, whatever its categories', async () => {
    t.statements.length = 0;
    await me.post('/album', { name: 'x', categories: [2, 1, 3] }, { key: 'sept-instructions' });

    expect(t.statements).toHaveLength(7);
    expect([t.statements[1], t.statements.at(-1)]).toEqual(['begin', 'commit']);
  });

  test('AL-40, AX-15: stops at 200 albums a person, also when many arrive at once', async () => {
    const { user, client } = await signedIn(t);
    await t.db
      .insertInto('album')
      .values(
        Array.from({ length: ALBUM.perUserMax - 2 }, (_, index) => ({
          account_id: user.id,
          name: `${index}`,
          search_text: `${index}`,
          quarantine_reason: null,
          deleted_at: null,
        })),
      )
      .execute();

    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => client.post('/album', { name: `Encore ${index}` })),
    );

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)?.code).toBe('too_many_albums');
  });
});

describe('changing an album', () => {
  test('AL-80: renames it, raises its version, and it is found under its new name alone', async () => {
    const album = await createAlbum(t, owner, { name: 'Ancien titre' });

    const reply = await me.put(`/album/${album.id}`, { name: 'Nouvel élan' }, { ifMatch: 1 });

    expect(reply.data()).toEqual({ id: album.id, version: 2, status: 'public' });
    const search = async (words: string) =>
      (await me.get(`/album?search=${encodeURIComponent(words)}`)).data<Album[]>().map(({ id }) => id);
    expect(await search('nouvel elan')).toEqual([album.id]);
    expect(await search('ancien titre')).toEqual([]);
  });

  test('AX-16: from a stale version is 412 and changes nothing', async () => {
    const album = await createAlbum(t, owner, { name: 'Avant' });
    await me.put(`/album/${album.id}`, { name: 'Entre-temps' }, { ifMatch: 1 });

    const reply = await me.put(`/album/${album.id}`, { name: 'Trop tard' }, { ifMatch: 1 });

    expect([reply.status, reply.code]).toEqual([412, 'version_conflict']);
    expect((await read(album.id)).name).toBe('Entre-temps');
  });

  test('of one version succeeds for exactly one of two at once', async () => {
    const album = await createAlbum(t, owner);

    const replies = await Promise.all(
      ['Un', 'Deux', 'Trois'].map((name) => me.put(`/album/${album.id}`, { name }, { ifMatch: 1 })),
    );

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 412, 412]);
  });

  test('PR-14: without If-Match overwrites, for strangers', async () => {
    const album = await createAlbum(t, owner);
    await me.put(`/album/${album.id}`, { name: 'Un' });

    expect((await me.put(`/album/${album.id}`, { name: 'Deux' })).data()).toMatchObject({ version: 3 });
  });

  test('of visibility alone raises no version, but the epoch of its addresses', async () => {
    const album = await createAlbum(t, owner);

    const reply = await me.put(`/album/${album.id}`, { status: 'private' });
    const same = await me.put(`/album/${album.id}`, { status: 'private' });

    expect(reply.data()).toEqual({ id: album.id, version: 1, status: 'private' });
    expect(same.status).toBe(200);
    expect((await albumRow(album.id))?.epoch).toBe(2);
  });

  test('AL-6: replaces its categories in the order given', async () => {
    const album = await createAlbum(t, owner, { categories: [1, 2, 3] });

    await me.put(`/album/${album.id}`, { categories: [6, 2] });

    expect((await read(album.id)).categories.map(({ id }) => id)).toEqual([6, 2]);
    expect((await me.put(`/album/${album.id}`, { categories: [] })).status).toBe(200);
    expect((await read(album.id)).categories).toEqual([]);
  });

  test('is wholly done or not at all', async () => {
    const album = await createAlbum(t, owner, { name: 'Intact', categories: [1] });

    const reply = await me.put(`/album/${album.id}`, { name: 'Changé', categories: [2, 999] });

    expect(reply.status).toBe(404);
    expect(await read(album.id)).toMatchObject({ name: 'Intact', version: 1, categories: [{ id: 1 }] });
  });

  test('AL-7: puts its images in the order given, those left out behind', async () => {
    const album = await createAlbum(t, owner, { images: 5 });
    const [a, b, c, d, e] = album.images as [number, number, number, number, number];

    const reply = await me.put(`/album/${album.id}`, { images: [d, b, d] });

    expect(reply.data()).toMatchObject({ version: 2 });
    expect((await read(album.id)).images.map(({ id }) => id)).toEqual([d, b, a, c, e]);
  });

  test('refuses an order with an image of another album, and changes nothing', async () => {
    const album = await createAlbum(t, owner);
    const other = await createAlbum(t, owner);

    const reply = await me.put(`/album/${album.id}`, {
      name: 'Autre',
      images: [album.images[1], other.images[0]],
    });

    expect([reply.status, reply.code]).toEqual([400, 'image_not_in_album']);
    expect(await read(album.id)).toMatchObject({ name: album.name, version: 1 });
    expect((await read(album.id)).images.map(({ id }) => id)).toEqual(album.images);
  });

  test('refuses an order made from an older version (If-Match)', async () => {
    const album = await createAlbum(t, owner);
    await me.put(`/album/${album.id}`, { name: 'Plus récent' });

    const reply = await me.put(
      `/album/${album.id}`,
      { images: album.images.toReversed() },
      { headers: { 'if-match': '1' } },
    );

    expect([reply.status, reply.code]).toEqual([412, 'version_conflict']);
  });

  test('of nothing is 400', async () => {
    const album = await createAlbum(t, owner);

    expect((await me.put(`/album/${album.id}`, {})).code).toBe('nothing_to_update');
  });
});

describe('AL-86: adding a category', () => {
  test('AL-86: is 201, twice the same 200, a fourth 409, an unknown one 404', async () => {
    const { id } = await createAlbum(t, owner);
    const add = async (id_category: number) =>
      (await me.post(`/album/${id}/category`, { id_category })).status;

    expect([await add(1), await add(1), await add(999), await add(2), await add(3), await add(4)]).toEqual([
      201, 200, 404, 201, 201, 409,
    ]);
    expect(await add(2)).toBe(200);
  });

  test('AX-75, AL-4, AL-5: holds at three when seven arrive at once', async () => {
    const { id } = await createAlbum(t, owner);

    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((id_category) => me.post(`/album/${id}/category`, { id_category })),
    );

    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(3);
    expect(replies.filter((reply) => reply.code === 'too_many_categories')).toHaveLength(4);
    expect((await read(id)).categories).toHaveLength(3);
  });
});

describe('AX-37: quarantine', () => {
  test('tells the author that it exists and why, without a byte of it', async () => {
    const album = await createAlbum(t, owner);
    await admin.put(`/album/${album.id}`, { status: 'quarantined', quarantine_reason: 'Signalé deux fois' });

    const mine = await read(album.id);

    expect(mine).toMatchObject({ status: 'quarantined', quarantine_reason: 'Signalé deux fois' });
    expect(mine.images.map((image) => image.path_image)).toEqual([null, null, null]);
    expect((await me.put(`/album/${album.id}`, { name: 'x' })).code).toBe('album_quarantined');
  });

  test('leaves every list but the author’s and the administrator’s', async () => {
    const album = await createAlbum(t, owner, { status: 'quarantined' });
    const listed = async (client: Client, query: string) =>
      (await client.get(`/album?limit=100&${query}`)).data<Album[]>().some(({ id }) => id === album.id);

    expect(await listed(asVisitor(t), '')).toBe(false);
    expect(await listed(admin, '')).toBe(false);
    expect(await listed(me, 'scope=mine')).toBe(true);
    expect(await listed(admin, 'scope=all')).toBe(true);
  });

  test('AD-28: is lifted by an administrator, and its reason goes with it', async () => {
    const album = await createAlbum(t, owner, { status: 'quarantined', reason: 'Un doute' });

    await admin.put(`/album/${album.id}`, { status: 'public' });

    expect(await read(album.id)).not.toHaveProperty('quarantine_reason');
    expect((await albumRow(album.id))?.quarantine_reason).toBeNull();
  });

  test('cannot be asked for by the author, nor hidden in another change', async () => {
    const album = await createAlbum(t, owner, { name: 'Le mien' });

    const reply = await me.put(`/album/${album.id}`, { name: 'Autre', status: 'quarantined' });

    expect([reply.status, reply.code]).toEqual([403, 'forbidden_field']);
    expect((await read(album.id)).name).toBe('Le mien');
  });
});

describe('deleting an album', () => {
  test('AL-81, PR-7: that nothing uses removes its rows, categories and bytes', async () => {
    const album = await createAlbum(t, owner, { files: true, categories: [1] });

    const reply = await me.delete(`/album/${album.id}`);

    expect(reply.status).toBe(200);
    expect(await albumRow(album.id)).toBeUndefined();
    expect((await me.get(`/album/${album.id}`)).status).toBe(404);
    expect((await asVisitor(t).get(`/media/${album.keys[0]}/full.webp`)).status).toBe(404);
    const files = await t.db.selectFrom('stored_file').where('key', 'in', album.keys).selectAll().execute();
    expect(files).toEqual([]);
    for (const key of album.keys) expect(await t.deps.images.open(key, 'full')).toBeNull();
  });

  test('PR-7: that a tier list uses keeps only the images that it shows', async () => {
    const album = await createAlbum(t, owner, { files: true, images: 4 });
    const other = await signedIn(t);
    const list = await createTierlist(t, other.user, album, {
      lines: [{ label: 'S', placement: 1, images: [{ id_image: album.images[0] ?? 0, placement: 1 }] }],
    });

    await me.delete(`/album/${album.id}`);

    expect((await me.get(`/album/${album.id}`)).status).toBe(404);
    const left = await t.db.selectFrom('image').where('album_id', '=', album.id).select('id').execute();
    expect(left.map((row) => row.id)).toEqual([album.images[0]]);
    expect((await other.client.get(`/tierlist/${list.id}`)).status).toBe(200);
  });

  test('twice at once is done once', async () => {
    const album = await createAlbum(t, owner);

    const replies = await Promise.all([me.delete(`/album/${album.id}`), me.delete(`/album/${album.id}`)]);

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 404]);
  });

  test('gives the author their space back', async () => {
    const { user, client } = await signedIn(t);
    const album = await createAlbum(t, user);
    await t.db.updateTable('account').set({ stored_bytes: 1_000 }).where('id', '=', user.id).execute();

    await client.delete(`/album/${album.id}`);

    const { stored_bytes } = await t.db
      .selectFrom('account')
      .where('id', '=', user.id)
      .select('stored_bytes')
      .executeTakeFirstOrThrow();
    expect(stored_bytes).toBeLessThan(1_000);
  });
});

describe('looking at an album', () => {
  test('AL-2, AL-9, AL-10, SU-10: counts a view by an explicit call alone, and raises no version', async () => {
    const album = await createAlbum(t, owner);
    await read(album.id);
    await asVisitor(t).post(`/album/${album.id}/view`);
    await me.post(`/album/${album.id}/view`);

    expect(await read(album.id)).toMatchObject({ views: 2, version: 1 });
  });

  test('counts each visitor once a day, whatever they say of themselves', async () => {
    const album = await createAlbum(t, owner);
    const view = (client: Client, address: string, agent = 'one') =>
      client.post(
        `/album/${album.id}/view`,
        {},
        { headers: { 'x-forwarded-for': address, 'user-agent': agent } },
      );
    const visitor = asVisitor(t);
    for (let call = 0; call < 5; call += 1) await view(visitor, '203.0.113.1', `agent ${call}`);
    await view(visitor, '203.0.113.2');
    for (const address of ['203.0.113.3', '203.0.113.4']) await view(me, address);
    const onFirstDay = await read(album.id);
    t.clock.advance(24 * 3_600_000);

    await view(visitor, '203.0.113.1');

    expect(onFirstDay.views).toBe(3);
    expect((await read(album.id)).views).toBe(4);
  });

  test('AL-1, AL-78, BU-6: shows its images in the author’s order with what a card needs', async () => {
    const album = await createAlbum(t, owner);
    const [first = 0, second = 0, third = 0] = album.images;
    await t.db.updateTable('image').set({ position: 4 }).where('id', '=', second).execute();

    const { images } = await read(album.id, asVisitor(t));

    expect(images.map((image) => image.id)).toEqual([first, third, second]);
    expect(images[0]).toEqual({
      id: album.images[0],
      name: 'Image 1',
      description: null,
      url: null,
      path_image: `/media/${album.keys[0]}/full.webp`,
      id_album: album.id,
      width: 40,
      height: 30,
      color: '808080',
      animated: false,
    });
  });

  test('of somebody whose account was deleted names no one', async () => {
    const gone = await createUser(t, { status: 'deleted' });
    // Only an album in quarantine stays.
    const album = await createAlbum(t, gone, { status: 'quarantined' });
    // The session of the other one has ended: the clock has moved by a day.
    const later = (await signedIn(t, { roles: ['admin'] })).client;

    expect((await later.get(`/album/${album.id}`)).data<Album>().author).toEqual({
      id: gone.id,
      username: 'Compte supprimé',
      nametag: '',
    });
  });

  // Proves AX-33, AX-35, AX-36, SU-21, SU-22.
  test('answers modo and admin of a private album, and hides it from others by the quoted words', async () => {
    const album = await createAlbum(t, owner, { status: 'private' });
    const modo = (await signedIn(t, { roles: ['modo'] })).client;

    const stranger = await (await as(t, await createUser(t))).get(`/album/${album.id}`);

    expect((await modo.get(`/album/${album.id}`)).status).toBe(200);
    expect([stranger.code, stranger.message]).toEqual(['album_private', 'Accès refusé: album privé']);
  });
});
