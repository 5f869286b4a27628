// A content's category comes from its album: it must not reveal facts about an album that the caller may not read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

const KINDS = ['tierlist', 'tournament', 'ranking'] as const;
const SECRET = 'Films';

let t: TestApp;
let albumAuthor: TestUser;
let owner: Client;
let builder: Client;
let readers: Record<'visitor' | 'stranger' | 'builder' | 'owner' | 'modo' | 'admin', Client>;
let album: TestAlbum;
const ids = new Map<string, number>();

beforeAll(async () => {
  t = await createTestApp();
  ({ user: albumAuthor, client: owner } = await signedIn(t));
  ({ client: builder } = await signedIn(t));
  readers = {
    visitor: asVisitor(t),
    stranger: (await signedIn(t)).client,
    builder,
    owner,
    modo: (await signedIn(t, { roles: ['modo'] })).client,
    admin: (await signedIn(t, { roles: ['admin'] })).client,
  };
  const category = await t.db
    .selectFrom('category')
    .where('name', '=', SECRET)
    .select('id')
    .executeTakeFirstOrThrow();
  album = await createAlbum(t, albumAuthor, { name: 'Coffre', categories: [category.id] });
  for (const kind of KINDS) {
    const body = { name: 'Devant tous', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
    ids.set(kind, (await builder.post(`/${kind}`, body)).data<{ id: number }>().id);
  }
});
afterAll(() => t.close());

const setStatus = (status: 'public' | 'private' | 'quarantined') =>
  t.db.updateTable('album').set({ status }).where('id', '=', album.id).execute();
const isFound = async (client: Client, kind: string, query: string) =>
  (await client.get(`/${kind}?${query}`)).data<{ id: number }[]>().some(({ id }) => id === ids.get(kind));

describe.each(KINDS)('a public %s', (kind) => {
  test('of a public album is found by the album’s category', async () => {
    await setStatus('public');

    for (const reader of Object.values(readers))
      expect(await isFound(reader, kind, `category=${SECRET}`)).toBe(true);
  });

  test('BU-55: of a private album is found by it only by those who may read the album', async () => {
    await setStatus('private');

    const found = [];
    for (const [name, reader] of Object.entries(readers))
      if (await isFound(reader, kind, `category=${SECRET}`)) found.push(name);

    expect(found).toEqual(['owner', 'modo', 'admin']);
    expect(await isFound(readers.visitor, kind, 'search=devant')).toBe(true);
  });

  test('of a private album is found by it neither in any order, nor among one’s own, nor with the album’s id', async () => {
    await setStatus('private');

    for (const more of [
      'sort=alphabetical',
      'sort=oldest',
      'sort=popular',
      'scope=mine',
      `album=${album.id}`,
    ])
      expect(await isFound(builder, kind, `category=${SECRET}&${more}`)).toBe(false);
  });

  test('of a private album is found neither by the album’s name nor by its author', async () => {
    await setStatus('private');

    expect(await isFound(readers.visitor, kind, 'search=coffre')).toBe(false);
    expect(await isFound(readers.visitor, kind, `author=${albumAuthor.nametag}`)).toBe(false);
  });
});
