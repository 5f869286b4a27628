// GET /search: the same public results for every caller. Its cost is measured in search-cost.test.ts.
import type { SearchReply } from '@palmares/core/contract/types';
import { SEARCH } from '@palmares/core/limits';
import { toSearchWords } from '@palmares/core/text/search-words';
import { SEARCH_TOO_SHORT } from '@palmares/texts/fr/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  createPersonalToken,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
} from '../../testing/factories.ts';
import { TEXTS } from '../../testing/hostile-values.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

const KINDS = ['tierlist', 'tournament', 'ranking'] as const;

let t: TestApp;
let author: TestUser;
let me: Client;
let readers: readonly Client[];
beforeAll(async () => {
  t = await createTestApp();
  ({ user: author, client: me } = await signedIn(t, { nametag: 'zephyrine', username: 'Élodie Martin' }));
  readers = [
    asVisitor(t),
    me,
    (await signedIn(t)).client,
    (await signedIn(t, { roles: ['modo'] })).client,
    (await signedIn(t, { roles: ['admin'] })).client,
  ];
});
afterAll(() => t.close());

const send = (client: Client, q: string, more = '') =>
  client.get(`/search?q=${encodeURIComponent(q)}${more}`);
const search = async (q: string, client = asVisitor(t)) => (await send(client, q)).body<SearchReply>();

/** The names of all that is found, by list; empty lists are left out. */
async function found(q: string, client?: Client): Promise<Record<string, string[]>> {
  const { data, meta } = await search(q, client);
  // Otherwise the number would tell of something that is not shown.
  for (const [list, total] of Object.entries(meta.totals ?? {}))
    if (total < SEARCH.perKind) expect([list, total]).toEqual([list, data[list as keyof typeof data].length]);
  const named = Object.entries(data).map(([list, rows]) => [
    list,
    rows.map((row) => ('nametag' in row ? row.nametag : row.name)),
  ]);
  return Object.fromEntries(named.filter(([, names]) => names?.length));
}

async function foundByAll(q: string) {
  const [first, ...others] = await Promise.all(readers.map((reader) => found(q, reader)));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

const renameImage = (id: number | undefined, name: string) =>
  t.db
    .updateTable('image')
    .set({ name })
    .where('id', '=', id ?? 0)
    .execute();
const setAlbum = (id: number, change: object) =>
  t.db.updateTable('album').set(change).where('id', '=', id).execute();

async function createContents(album: TestAlbum, name: string, more: object = {}): Promise<void> {
  for (const kind of KINDS) {
    const body = { name, id_album: album.id, ...SAMPLE_RESULTS[kind](album.images), ...more };
    expect((await me.post(`/${kind}`, body)).status).toBe(201);
  }
}

describe('SH-80: words in any order', () => {
  beforeAll(async () => {
    for (const name of [
      'Le grand bestiaire d’Été',
      'Grande ourse',
      'Saison.v2',
      '日本語の本',
      'Trop drôle😀',
    ])
      await createAlbum(t, author, { name });
  });

  test.each([
    ['bestiaire grand', ['Le grand bestiaire d’Été']],
    ['ETE bestiaire', ['Le grand bestiaire d’Été']],
    ['e\u0301te\u0301 bestiaire', ['Le grand bestiaire d’Été']],
    ['d’été', ['Le grand bestiaire d’Été']],
    ['grand', ['Grande ourse', 'Le grand bestiaire d’Été']],
    ['best gran', ['Le grand bestiaire d’Été']],
    ['gr', ['Grande ourse', 'Le grand bestiaire d’Été']],
    ['v2', ['Saison.v2']],
    ['本', ['日本語の本']],
    ['語本', ['日本語の本']],
    ['😀', ['Trop drôle😀']],
    ['drole 😀', ['Trop drôle😀']],
    // Inside a word, a short word that is not the last, and a word too many.
    ['estiaire', undefined],
    ['gr bestiaire', undefined],
    ['grand bestiaire hiver', undefined],
  ])('%s finds %j', async (q, albums) => {
    expect((await found(q))['albums']).toEqual(albums);
  });
});

describe('what is found', () => {
  let album: TestAlbum;
  beforeAll(async () => {
    album = await createAlbum(t, author, { name: 'Mirabelle' });
    await createContents(album, 'Ma mirabelle');
    await renameImage(album.images[1], 'Mirabelle jaune');
  });

  test('is albums, contents of every kind, authors and images, the same for everybody', async () => {
    const { user } = await signedIn(t, { username: 'Mirabelle Petit', nametag: 'mira' });
    await createAlbum(t, user);

    expect(await foundByAll('mirabelle')).toEqual({
      albums: ['Mirabelle'],
      tierlists: ['Ma mirabelle'],
      tournaments: ['Ma mirabelle'],
      rankings: ['Ma mirabelle'],
      authors: ['mira'],
      images: ['Mirabelle jaune'],
    });
  });

  test('has the cards of the lists, and images with their album', async () => {
    const { data } = await search('mirabelle');
    const listed = await asVisitor(t).get('/album?search=mirabelle');

    expect(data.albums).toEqual(listed.data());
    expect(data.tierlists).toEqual((await asVisitor(t).get('/tierlist?search=mirabelle')).data());
    expect(data.images).toEqual([
      expect.objectContaining({
        id: album.images[1],
        path_image: `/media/${album.keys[1]}/full.webp`,
        album: { id: album.id, name: 'Mirabelle' },
      }),
    ]);
  });

  test('is also found with a personal token that only reads', async () => {
    const { token } = await createPersonalToken(t, author, { scope: 'read' });
    const headers = { authorization: `Bearer ${token}` };
    const reply = await t.app.inject({ url: '/api/search?q=mirabelle', headers });

    expect(reply.statusCode).toBe(200);
    expect(reply.json<SearchReply>().data.albums).toHaveLength(1);
  });
});

describe('what is not public is found by nobody, its author and the staff included:', () => {
  test.each([
    ['of a private album', { status: 'private' }],
    ['of an album in quarantine', { status: 'quarantined' }],
    ['of a deleted album', { deleted_at: new Date(), image_count: 0 }],
  ])('name and images %s', async (_which, change) => {
    const album = await createAlbum(t, author, { name: 'Quetsche' });
    await renameImage(album.images[0], 'Quetsche');
    const before = await foundByAll('quetsche');
    await setAlbum(album.id, change);

    expect(before).toEqual({ albums: ['Quetsche'], images: ['Quetsche'] });
    expect(await foundByAll('quetsche')).toEqual({});
  });

  test('an album without images, and a removed image', async () => {
    await createAlbum(t, author, { name: 'Nèfle', images: 0 });
    const { images } = await createAlbum(t, author);
    await renameImage(images[0], 'Nèfle');
    await t.db.updateTable('image').set({ removed_at: new Date() }).where('name', '=', 'Nèfle').execute();

    expect(await foundByAll('nefle')).toEqual({});
  });

  test('private and hidden contents, and contents of an album in quarantine', async () => {
    const album = await createAlbum(t, author);
    const held = await createAlbum(t, author);
    await createContents(album, 'Coing privé', { private: true });
    await createContents(album, 'Coing caché');
    for (const kind of KINDS)
      await t.db.updateTable(kind).set({ hidden: true }).where('name', '=', 'Coing caché').execute();
    await createContents(held, 'Coing retenu');
    const before = await foundByAll('coing');
    await setAlbum(held.id, { status: 'quarantined' });

    const one = ['Coing retenu'];
    expect(before).toEqual({ tierlists: one, tournaments: one, rankings: one });
    expect(await foundByAll('coing')).toEqual({});
  });
});

describe('an author', () => {
  test('is found by name or nametag, once something of theirs is public', async () => {
    const user = await createUser(t, { username: 'Ludivine Prune', nametag: 'luprune' });
    const before = await foundByAll('ludivine');
    const hidden = await createAlbum(t, user, { status: 'private' });
    await createAlbum(t, user, { images: 0 });
    await createTierlist(t, user, hidden, { private: true });
    const meanwhile = await foundByAll('ludivine');
    await createTierlist(t, user, hidden);

    expect([before, meanwhile]).toEqual([{}, {}]);
    for (const q of ['ludivine', 'prune ludi', 'LUPRUNE', '@luprune', '@lup', '＠LuPrune'])
      expect((await foundByAll(q))?.['authors'], q).toEqual(['luprune']);
  });

  test('is not found by the email address', async () => {
    const user = await createUser(t, { nametag: 'discrete', email: 'cachottiere@framboise.example' });
    await createAlbum(t, user);

    expect((await found('discrete'))['authors']).toEqual(['discrete']);
    for (const q of ['cachottiere', 'framboise', 'cachottiere@framboise.example', '@cachottiere'])
      expect(await foundByAll(q), q).toEqual({});
  });

  test('is gone while the account is deactivated, with the account, and with what was public', async () => {
    for (const [nametag, change] of [
      ['myrtille1', { status: 'desactive' }],
      ['myrtille2', { status: 'deleted' }],
    ] as const) {
      const user = await createUser(t, { nametag });
      const { id } = await createAlbum(t, user);
      const shown = await found(`@${nametag}`);
      await t.db.updateTable('account').set(change).where('id', '=', user.id).execute();

      expect(shown).toEqual({ authors: [nametag] });
      expect(await foundByAll(`@${nametag}`)).toEqual({});

      await t.db.updateTable('account').set({ status: 'active' }).where('id', '=', user.id).execute();
      await setAlbum(id, { status: 'quarantined' });
      expect(await foundByAll(`@${nametag}`)).toEqual({});
    }
  });

  test('SH-81: named by « @ » stands first among those whose nametag begins so, and nothing else is looked for', async () => {
    for (const nametag of ['cassis_b', 'cassis', 'cassis.a', 'le.cassis']) {
      const user = await createUser(t, { nametag });
      await createAlbum(t, user, { name: 'Cassis' });
    }

    expect(await found('@cassis')).toEqual({ authors: ['cassis', 'cassis.a', 'cassis_b'] });
    expect(await found('@cassis_')).toEqual({ authors: ['cassis_b'] });
    expect((await found('cassis'))['authors']).toContain('le.cassis');
  });
});

describe('pages', () => {
  const COUNT = SEARCH.countMax + 2;
  beforeAll(async () => {
    for (let n = 1; n <= COUNT; n += 1) {
      t.clock.advance(60_000);
      const user = await createUser(t, { nametag: `peloton${String(n).padStart(2, '0')}` });
      const { images, ...album } = await createAlbum(t, user, { name: `Peloton ${n}`, images: 1 });
      await createTierlist(t, user, { ...album, images }, { name: `Peloton ${n}`, lines: [] });
      await renameImage(images[0], `Peloton ${n}`);
    }
  });

  test('of all kinds show the first of each, and count up to a bound', async () => {
    const { data, meta } = await search('peloton');

    expect(data.albums.map(({ name }) => name)).toEqual(
      Array.from({ length: SEARCH.perKind }, (_, index) => `Peloton ${COUNT - index}`),
    );
    expect(data.authors).toHaveLength(SEARCH.perKind);
    const { countMax } = SEARCH;
    expect(meta).toEqual({
      totals: {
        albums: countMax,
        tierlists: countMax,
        tournaments: 0,
        rankings: 0,
        authors: countMax,
        images: countMax,
      },
      next_cursor: null,
    });
    expect((await search('peloton 12')).meta.totals).toMatchObject({ albums: 1, images: 1 });
  });

  test.each([
    ['album', 'albums', 'name', 'Peloton'],
    ['tierlist', 'tierlists', 'name', 'Peloton'],
    ['image', 'images', 'name', 'Peloton'],
    ['author', 'authors', 'nametag', 'peloton'],
  ] as const)('of one kind (%s) lead through all of it, once each', async (kind, list, key, prefix) => {
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${cursor}`;
      const reply = await send(asVisitor(t), 'peloton', `&kind=${kind}&limit=20${next}`);
      const { data, meta } = reply.body<SearchReply>();
      const rows: readonly Record<string, unknown>[] = data[list];
      seen.push(...rows.map((row) => row[key]));
      expect(meta.totals).toBeUndefined();
      expect(Object.values(data).filter((each) => each.length > 0)).toHaveLength(1);
      cursor = meta.next_cursor;
    } while (cursor !== null);

    const order = Array.from({ length: COUNT }, (_, index) =>
      kind === 'author' ? String(index + 1).padStart(2, '0') : ` ${COUNT - index}`,
    );
    expect(seen).toEqual(order.map((number) => `${prefix}${number}`));
  });

  test('refuse the cursor of another kind', async () => {
    const { nextCursor } = await send(asVisitor(t), 'peloton', '&kind=author&limit=5');
    const reply = await send(asVisitor(t), 'peloton', `&kind=album&cursor=${nextCursor}`);

    expect([reply.status, reply.issues[0]?.field]).toEqual([400, 'cursor']);
  });
});

describe('a search for nothing', () => {
  test.each(['', ' ', 'a', 'à b c', '7', '%', '_', '\\', "'--", '@', '@a', '!?', '\u200b'])(
    'is refused with a reason: %j',
    async (q) => {
      const reply = await send(asVisitor(t), q);

      expect([reply.status, reply.code, reply.message]).toEqual([400, 'validation_failed', SEARCH_TOO_SHORT]);
      expect(reply.issues).toEqual([{ field: 'q', code: 'too_short', message: SEARCH_TOO_SHORT }]);
    },
  );

  test('or for 10 000 characters, or without words, is refused', async () => {
    expect((await send(asVisitor(t), 'x'.repeat(10_000))).issues).toMatchObject([
      { field: 'q', code: 'too_long' },
    ]);
    expect((await asVisitor(t).get('/search')).issues).toMatchObject([{ field: 'q', code: 'required' }]);
    expect((await send(asVisitor(t), 'peloton', '&kind=account')).issues).toMatchObject([{ field: 'kind' }]);
  });

  test.each([
    '%%',
    'p_loton',
    'pel%ton',
    "peloton' | 'x",
    "'; drop table album; --",
    'peloton & !mirabelle',
    '🦄',
    '🦄🦄 🦄',
    'qwertzuiop',
    'a'.repeat(100),
    'ab '.repeat(33),
  ])('finds nothing and fails never: %j', async (q) => {
    const reply = await send(asVisitor(t), q);

    expect([200, 400]).toContain(reply.status);
    if (reply.status === 200) expect(await found(q)).toEqual({});
  });
});

test('the database splits names into the same words as the core splits queries', async () => {
  const texts = [
    ...TEXTS,
    'L’Été à la Plage',
    'saison.v2 n°12',
    'C++ & 100%',
    '日本語 ガンダム',
    '한국 영화',
    '👩‍👩‍👧 ❤️ ★',
    'ﷺ',
    'Ⅷ ½ ②',
  ]
    .filter((text) => text.isWellFormed() && !text.includes('\0'))
    // The database cuts longer names.
    .map((text) => text.slice(0, 20));
  for (const text of texts) {
    const { rows } = await sql<{ words: string[] }>`
      select tsvector_to_array(search_words(search_key(${text}))) as words`.execute(t.db);
    expect(new Set(rows[0]?.words), JSON.stringify(text)).toEqual(new Set(toSearchWords(text)));
  }
});
