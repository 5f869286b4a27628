// The home page in one call: popular albums, latest contents, the shelves of the categories.
import type { HomeLatest, HomeReply } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

const getHome = async (client: Client, cursor: string | null = null) =>
  (await client.get(`/home${cursor === null ? '' : `?cursor=${cursor}`}`)).body<HomeReply>();

describe('the albums of the home page', () => {
  let home: TestApp;
  beforeAll(async () => {
    home = await createTestApp();
    const { user } = await signedIn(home);
    for (let index = 0; index < 16; index += 1)
      await createAlbum(home, user, { images: index + 3, categories: [1], name: `Film ${index}` });
    for (const category of [2, 3, 5, 7]) await createAlbum(home, user, { images: 2, categories: [category] });
    await createAlbum(home, user, { images: 50, categories: [6], status: 'private' });
  });
  afterAll(() => home.close());
  const step = (cursor: string | null) => getHome(asVisitor(home), cursor);

  test('SH-32, SH-35, SH-37: begins with the 7 public albums that have the most images, and two sections of up to 8', async () => {
    const { data, meta } = await step(null);

    expect(data.popular.map((album) => album.image_count)).toEqual([18, 17, 16, 15, 14, 13, 12]);
    expect(data.sections.map(({ category, albums }) => [category.name, albums.length])).toEqual([
      ['Films', 8],
      ['Animation', 1],
    ]);
    expect(meta.next_cursor).not.toBeNull();
  });

  test('SH-37: goes on two sections a step, without the popular ones, to the last that has something public', async () => {
    const first = await step(null);
    const second = await step(first.meta.next_cursor);
    const third = await step(second.meta.next_cursor);

    expect(second.data.popular).toEqual([]);
    expect(second.data.latest).toBeUndefined();
    expect(second.data.sections.map(({ category }) => category.name)).toEqual(['Manga', 'Musique']);
    expect(third.data.sections.map(({ category }) => category.name)).toEqual(['Autres']);
    expect(third.meta.next_cursor).toBeNull();
  });

  test('SH-35: a shelf holds the largest albums of its category, also those that are popular', async () => {
    const { data } = await step(null);

    expect(data.sections[0]?.albums.map((album) => album.image_count)).toEqual([
      18, 17, 16, 15, 14, 13, 12, 11,
    ]);
  });

  test('SH-39, SH-40: is empty, not an error, where there is nothing', async () => {
    const empty = await createTestApp();
    const reply = await asVisitor(empty).get('/home');
    await empty.close();

    const latest = { tierlists: [], tournaments: [], rankings: [] };
    expect(reply.data()).toEqual({ popular: [], played: [], latest, sections: [] });
  });
});

describe('what people made lately', () => {
  const KINDS = ['tierlist', 'tournament', 'ranking'] as const;
  let t: TestApp;
  let author: TestUser;
  let me: Client;
  let readers: readonly Client[];
  let album: TestAlbum;
  beforeAll(async () => {
    t = await createTestApp();
    ({ user: author, client: me } = await signedIn(t));
    readers = [asVisitor(t), me, (await signedIn(t, { roles: ['admin'] })).client];
    album = await createAlbum(t, author);
    for (let index = 1; index <= 5; index += 1) await make(album, `Public ${index}`);
  });
  afterAll(() => t.close());

  /** Creates one of each kind, a minute later than earlier ones. */
  async function make(of: TestAlbum, name: string, isPrivate = false): Promise<void> {
    t.clock.advance(60_000);
    for (const kind of KINDS) {
      const body = { name, private: isPrivate, id_album: of.id, ...SAMPLE_RESULTS[kind](of.images) };
      expect((await me.post(`/${kind}`, body)).status).toBe(201);
    }
  }

  const namesIn = ({ tierlists, tournaments, rankings }: HomeLatest) =>
    [tierlists, tournaments, rankings].map((list) => list.map(({ name }) => name));
  const namesFor = async (client: Client) => {
    const { latest } = (await getHome(client)).data;
    return latest && namesIn(latest);
  };
  const NEWEST = ['Public 5', 'Public 4', 'Public 3', 'Public 2'];

  test('SH-42: stands there as the public lists begin, four of each kind, the newest first', async () => {
    const { latest } = (await getHome(asVisitor(t))).data;
    const lists = await Promise.all(
      KINDS.map(async (kind) => (await asVisitor(t).get(`/${kind}?limit=4`)).data<unknown>()),
    );

    expect(latest && namesIn(latest)).toEqual([NEWEST, NEWEST, NEWEST]);
    expect([latest?.tierlists, latest?.tournaments, latest?.rankings]).toEqual(lists);
  });

  test('nobody finds there what is private, not even its author or an admin', async () => {
    await make(album, 'Secret', true);

    for (const reader of readers) expect(await namesFor(reader)).toEqual([NEWEST, NEWEST, NEWEST]);
  });

  test('nobody finds there what is made of an album in quarantine', async () => {
    const other = await createAlbum(t, author);
    await make(other, 'Douteux');
    const seen = await namesFor(asVisitor(t));
    await t.db.updateTable('album').set({ status: 'quarantined' }).where('id', '=', other.id).execute();

    expect(seen?.map(([first]) => first)).toEqual(['Douteux', 'Douteux', 'Douteux']);
    for (const reader of readers) expect(await namesFor(reader)).toEqual([NEWEST, NEWEST, NEWEST]);
  });
});
