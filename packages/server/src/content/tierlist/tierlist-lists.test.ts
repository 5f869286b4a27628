import type { TierlistSummary } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
  tier,
} from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let admin: Client;
let album: TestAlbum;
const equals: number[] = [];

beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  admin = (await signedIn(t, { roles: ['admin'] })).client;
  album = await createAlbum(t, owner, { images: 12, categories: [4] });
  const createdAt = new Date('2026-02-01T08:00:00.000Z');
  for (let index = 0; index < 9; index += 1)
    equals.push((await createTierlist(t, owner, album, { name: 'Pareille', createdAt })).id);
});
afterAll(() => t.close());

async function walk(query: string, client = asVisitor(t)): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const reply = await client.get(`/tierlist?${query}${next}`);
    expect(reply.status).toBe(200);
    ids.push(...reply.data<TierlistSummary[]>().map(({ id }) => id));
    cursor = reply.nextCursor;
  } while (cursor !== null);
  return ids;
}

describe('a list of tier lists', () => {
  test.each(['newest', 'oldest', 'alphabetical', 'popular'])(
    'sorted by %s is complete and without doubles where all keys are equal',
    async (sort) => {
      const ids = await walk(`sort=${sort}&limit=2&search=pareille`);

      expect(ids.toSorted((a, b) => a - b)).toEqual(equals);
    },
  );

  test('pages the longest names in any script', async () => {
    const made: number[] = [];
    for (const letter of ['Ж', '語'])
      for (let index = 0; index < 2; index += 1)
        made.push((await createTierlist(t, owner, album, { name: letter.repeat(100) })).id);

    const ids = await walk('sort=alphabetical&limit=1');

    expect(ids.filter((id) => made.includes(id)).toSorted((a, b) => a - b)).toEqual(made);
  });

  test('SH-47, SH-54: searches without accents and case, % and _ being themselves', async () => {
    const { id } = await createTierlist(t, owner, album, { name: 'Été à 100%_sûr' });

    expect(await walk('search=ete%20a%20100%25_SUR')).toEqual([id]);
    expect(await walk('search=%25%25')).toEqual([]);
  });

  test('filters by album, by the album’s category and by author', async () => {
    const { user } = await signedIn(t, { nametag: 'filtre' });
    const other = await createAlbum(t, user, { categories: [6] });
    const { id } = await createTierlist(t, user, other);

    expect(await walk(`album=${other.id}`)).toEqual([id]);
    expect(await walk('category=sport')).toEqual([id]);
    expect(await walk('author=filtre')).toEqual([id]);
    expect(await walk(`album=${other.id}&category=manga`)).toEqual([]);
  });

  test('BU-6, SH-5, TL-84: shows a card: its tiers with their first images, its cover, its count', async () => {
    const [main = 0] = album.images.slice(5);
    const lines = [
      ...Array.from({ length: 6 }, (_, index) => tier(`T${index}`, index + 1, [])),
      tier('Non classé', 0, album.images.slice(8)),
    ];
    lines[0] = tier('T0', 1, album.images.slice(0, 8));
    await createTierlist(t, owner, album, { name: 'La carte', lines, main });

    const [card] = (await me.get('/tierlist?search=la%20carte')).data<TierlistSummary[]>();

    expect(card?.cover?.id).toBe(main);
    expect(card?.image_count).toBe(12);
    expect(card?.preview.map(({ label, images }) => [label, images.length])).toEqual([
      ['T0', 6],
      ['T1', 0],
      ['T2', 0],
      ['T3', 0],
      ['T4', 0],
    ]);
    expect(card).toMatchObject({ private: false, id_album: album.id, author: { id: owner.id } });
  });

  test('without a main image takes the best placed one as its cover, before those of the pool', async () => {
    const [a = 0, b = 0, c = 0] = album.images;
    await createTierlist(t, owner, album, {
      name: 'Sans couverture',
      lines: [tier('Non classé', 0, [a]), tier('S', 1, []), tier('A', 2, [b, c])],
    });

    const [card] = (await me.get('/tierlist?search=sans%20couverture')).data<TierlistSummary[]>();

    expect(card?.cover?.id).toBe(b);
  });
});

describe('who sees what in lists', () => {
  test('private ones are their author’s; those of albums in quarantine leave the public lists', async () => {
    const blocked = await createAlbum(t, owner, { status: 'quarantined' });
    const hidden = await createTierlist(t, owner, album, { private: true });
    const frozen = await createTierlist(t, owner, blocked);
    const has = async (client: Client, query: string) => {
      const ids = await walk(`limit=100&${query}`, client);
      return [ids.includes(hidden.id), ids.includes(frozen.id)];
    };

    expect(await has(asVisitor(t), '')).toEqual([false, false]);
    expect(await has(admin, '')).toEqual([false, false]);
    expect(await has(me, 'scope=mine')).toEqual([true, true]);
    expect(await has(admin, 'scope=all')).toEqual([true, true]);
  });

  test('AX-50: an administrator sees the row of a private one, not what is in it', async () => {
    const { id } = await createTierlist(t, owner, album, { private: true, name: 'Journal intime' });

    const rows = (await admin.get('/tierlist?scope=all&search=journal')).data<TierlistSummary[]>();

    expect(rows).toMatchObject([{ id, name: 'Journal intime', cover: null, preview: [] }]);
    expect((await admin.get(`/tierlist/${id}`)).code).toBe('content_private');
  });

  test('mine asks for a session and all for an administrator', async () => {
    const status = async (client: Client, scope: string) =>
      (await client.get(`/tierlist?scope=${scope}`)).status;

    expect(await status(asVisitor(t), 'mine')).toBe(401);
    expect(await status(asVisitor(t), 'all')).toBe(401);
    expect(await status(me, 'all')).toBe(403);
  });

  test('a public one of a private album is listed with the album masked', async () => {
    const secret = await createAlbum(t, await createUser(t), { status: 'private', name: 'Titre secret' });
    const { id } = await createTierlist(t, owner, secret, { name: 'Visible' });

    const reply = await asVisitor(t).get('/tierlist?search=visible');

    expect(reply.data<TierlistSummary[]>()).toMatchObject([{ id, album: null }]);
    expect(reply.text).not.toContain('Titre secret');
  });
});
