import type { Album, AlbumSummary } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestUser } from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let visitor: Client;
/** Ids of the public albums with equal creation time and size: they tie in every sort but the alphabetical. */
const equals: number[] = [];
const INSTANT = new Date('2026-01-15T12:00:00.000Z');

beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t, { nametag: 'autrice.1' }));
  visitor = asVisitor(t);
  equals.length = 0;
  for (let index = 0; index < 12; index += 1)
    equals.push((await createAlbum(t, owner, { name: 'Jumeau', createdAt: INSTANT })).id);
});
afterAll(() => t.close());

async function walk(query: string, client = visitor): Promise<{ ids: number[]; pages: number }> {
  const ids: number[] = [];
  let cursor: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const reply = await client.get(`/album?${query}${next}`);
    expect(reply.status).toBe(200);
    ids.push(...reply.data<Album[]>().map(({ id }) => id));
    cursor = reply.nextCursor;
    if (cursor === null) return { ids, pages };
  }
}

const find = async (query: string, client = visitor) => (await walk(`limit=100&${query}`, client)).ids;

describe('a list of albums', () => {
  test.each(['newest', 'oldest', 'alphabetical', 'popular'])(
    'sorted by %s is complete and without doubles, even where all keys are equal',
    async (sort) => {
      const { ids, pages } = await walk(`sort=${sort}&limit=5`);

      expect(pages).toBe(3);
      expect(ids.toSorted((a, b) => a - b)).toEqual(equals);
    },
  );

  test('SH-43, SH-44: stays complete while albums are added in front of it', async () => {
    const first = await visitor.get('/album?sort=newest&limit=5');
    const added = await createAlbum(t, owner, { name: 'Arrivé entre-temps' });

    const rest = await find(`sort=newest&cursor=${first.nextCursor}`);

    expect([...first.data<Album[]>().map(({ id }) => id), ...rest].toSorted((a, b) => a - b)).toEqual(equals);
    await t.db.updateTable('album').set({ image_count: 0 }).where('id', '=', added.id).execute();
  });

  test('pages titles in any script, up to the longest', async () => {
    const { user } = await signedIn(t, { nametag: 'polyglotte' });
    const made: number[] = [];
    for (const letter of ['語', 'Ж', 'ﷺ', '😀'])
      for (let index = 0; index < 2; index += 1)
        made.push((await createAlbum(t, user, { name: letter.repeat(64) })).id);

    const { ids } = await walk('sort=alphabetical&limit=1&author=polyglotte');

    expect(ids.toSorted((a, b) => a - b)).toEqual(made);
    await t.db.updateTable('album').set({ image_count: 0 }).where('account_id', '=', user.id).execute();
  });

  // Proves AL-76, AL-77, SH-44, SH-46, SH-47, SH-48.
  test('gives 21 to a page unless asked otherwise', async () => {
    const { user } = await signedIn(t, { nametag: 'prolifique' });
    for (let index = 0; index < GALLERY.pageSize + 1; index += 1) await createAlbum(t, user, { images: 1 });

    const reply = await visitor.get('/album?author=prolifique');

    expect(reply.data<Album[]>()).toHaveLength(21);
    expect(reply.nextCursor).not.toBeNull();
    await t.db.updateTable('album').set({ image_count: 0 }).where('account_id', '=', user.id).execute();
  });

  test('carries the few images of the card and the whole count', async () => {
    const { user } = await signedIn(t);
    const album = await createAlbum(t, user, { images: 9, name: 'Couverture' });

    const [summary] = (await visitor.get('/album?search=couverture')).data<AlbumSummary[]>();

    expect(summary?.image_count).toBe(9);
    expect(summary?.images.map(({ id }) => id)).toEqual(album.images.slice(0, GALLERY.coverImages));
  });

  test('never shows an album without images, not even to its author', async () => {
    const album = await createAlbum(t, owner, { images: 0 });

    expect(await find('', visitor)).not.toContain(album.id);
    expect(await find('scope=mine', me)).not.toContain(album.id);
  });

  test('refuses the cursor of another sort', async () => {
    const { nextCursor } = await visitor.get('/album?sort=alphabetical&limit=5');

    const reply = await visitor.get(`/album?sort=newest&limit=5&cursor=${nextCursor}`);

    expect([reply.status, reply.issues[0]?.field]).toEqual([400, 'cursor']);
  });
});

describe('a search', () => {
  let titles: Record<string, number>;
  beforeAll(async () => {
    const { user } = await signedIn(t);
    titles = {};
    for (const name of [
      'Élan d’Été',
      'elan sauvage',
      '100% pur',
      '100 pour cent',
      'sous_titre',
      'sousXtitre',
      'Œuvre',
    ])
      titles[name] = (await createAlbum(t, user, { name })).id;
  });
  const search = async (words: string) => {
    const ids = await find(`search=${encodeURIComponent(words)}`);
    return Object.entries(titles)
      .filter(([, id]) => ids.includes(id))
      .map(([name]) => name);
  };

  test.each([
    ['ÉLAN', ['Élan d’Été', 'elan sauvage']],
    ['elan', ['Élan d’Été', 'elan sauvage']],
    ["d'été", ['Élan d’Été']],
    ['sauvage élan', ['elan sauvage']],
    ['vage LAN', ['elan sauvage']],
    ['cent 100', ['100 pour cent']],
    ['elan cent', []],
    ['e\u0301lan', ['Élan d’Été', 'elan sauvage']],
    ['100%', ['100% pur']],
    ['%', ['100% pur']],
    ['sous_titre', ['sous_titre']],
    ['_', ['sous_titre']],
    ['\\', []],
    ["'; drop table album; --", []],
  ])('for %s finds %j', async (words, found) => {
    expect(await search(words)).toEqual(found);
  });

  test('for more words than are looked for in any order finds them as they stand', async () => {
    const words = 'un deux trois quatre cinq six sept huit neuf dix onze';
    const { id } = await createAlbum(t, owner, { name: words });

    expect(await find(`search=${encodeURIComponent(words.slice(3))}`)).toEqual([id]);
    expect(await find(`search=${encodeURIComponent(words.split(' ').toReversed().join(' '))}`)).toEqual([]);
  });

  test('for blanks finds everything', async () => {
    expect(await search('   ')).toHaveLength(Object.keys(titles).length);
  });
});

describe('filters', () => {
  test('SH-43: by category take its name without case or accents', async () => {
    const album = await createAlbum(t, owner, { categories: [4] });

    for (const name of ['Jeux Vidéo', 'jeux video', 'JEUX VIDEO'])
      expect(await find(`category=${encodeURIComponent(name)}`)).toEqual([album.id]);
    expect(await find('category=Inconnue')).toEqual([]);
  });

  test('by author take the nametag', async () => {
    const { user } = await signedIn(t, { nametag: 'seule' });
    const album = await createAlbum(t, user);

    expect(await find('author=Seule')).toEqual([album.id]);
    expect(await find('author=personne')).toEqual([]);
  });

  // Proves AL-76, AL-77, SH-43, SH-46, SH-47, SH-48.
  test('meet: search, category, author and sort together', async () => {
    const { user } = await signedIn(t, { nametag: 'precise' });
    const wanted = await createAlbum(t, user, { name: 'Trésor', categories: [5] });
    await createAlbum(t, user, { name: 'Trésor', categories: [6] });
    await createAlbum(t, owner, { name: 'Trésor', categories: [5] });

    expect(await find('search=tresor&category=musique&author=precise&sort=popular')).toEqual([wanted.id]);
  });
});

describe('a scope', () => {
  test('public shows public albums to everybody, their author included', async () => {
    const album = await createAlbum(t, owner, { status: 'private' });

    expect(await find('', me)).not.toContain(album.id);
    expect(await find('scope=mine', me)).toContain(album.id);
  });

  test('mine asks for a session, all for an administrator', async () => {
    const admin = (await signedIn(t, { roles: ['admin'] })).client;
    const modo = (await signedIn(t, { roles: ['modo'] })).client;
    const status = async (client: Client, scope: string) =>
      (await client.get(`/album?scope=${scope}`)).status;

    expect([await status(visitor, 'mine'), await status(visitor, 'all')]).toEqual([401, 401]);
    expect([await status(me, 'all'), await status(modo, 'all'), await status(admin, 'all')]).toEqual([
      403, 403, 200,
    ]);
  });

  test('mine shows nothing of others', async () => {
    const { client } = await signedIn(t);

    expect(await find('scope=mine', client)).toEqual([]);
  });
});

test('AL-13: the categories are the seven, in order', async () => {
  const names = (await visitor.get('/category')).data<{ name: string }[]>().map(({ name }) => name);

  expect(names).toEqual(['Films', 'Animation', 'Manga', 'Jeux Vidéo', 'Musique', 'Sport', 'Autres']);
});

test('the site tells its contact and its address', async () => {
  expect((await visitor.get('/site')).data()).toEqual({
    contactEmail: t.deps.config.contactEmail,
    publicUrl: t.deps.config.publicUrl,
  });
});
