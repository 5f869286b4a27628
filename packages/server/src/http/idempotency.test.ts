import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runMaintenance } from '../maintenance.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client, Reply } from '../testing/client.ts';
import { as, createAlbum, signedIn, type TestUser, twoTiers } from '../testing/factories.ts';

let t: TestApp;
let user: TestUser;
let me: Client;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  ({ user, client: me } = await signedIn(t));
});
afterAll(() => t.close());

const KEY = 'une-cle-de-test';
const create = (name: string, key = KEY, client = me) => client.post('/album', { name }, { key });
const getId = (reply: Reply) => reply.data<{ id: number }>().id;
const countAlbums = async () =>
  (await t.db.selectFrom('album').where('account_id', '=', user.id).select('id').execute()).length;

describe('a create that is sent again', () => {
  test('with the same key and body gives the first reply and creates nothing', async () => {
    const first = await create('Un album');
    const again = await create('Un album');

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    expect(await countAlbums()).toBe(1);
  });

  test('LG-9: in another language gives the same reply, which holds no text of ours', async () => {
    const headers = { 'x-language': 'en' };
    const album = await createAlbum(t, user);
    const calls = [
      ['/album', { name: 'nom' }],
      ['/tierlist', { name: 'nom', id_album: album.id, ...twoTiers(album.images) }],
    ] as const;
    for (const [path, body] of calls) {
      const first = await me.post(path, body, { key: KEY });
      const again = await me.post(path, body, { key: KEY, headers });
      expect(again.text).toBe(first.text);
    }

    const stored = await t.db
      .selectFrom('idempotency_key')
      .where('account_id', '=', user.id)
      .select('reply')
      .execute();
    expect(stored).toHaveLength(calls.length);
    for (const { reply } of stored) expect(JSON.stringify(reply)).not.toMatch(/[a-zà-ÿ’] [a-zà-ÿ]/i);
  });

  test('PR-17: with the same key and another body is refused', async () => {
    await create('Un album');

    const other = await create('Un autre');

    expect([other.status, other.code]).toEqual([409, 'idempotency_conflict']);
    expect(await countAlbums()).toBe(1);
  });

  test('without a key, or with another, creates again', async () => {
    const ids = [
      getId(await create('Un album')),
      getId(await create('Un album', 'une-autre-cle')),
      getId(await me.post('/album', { name: 'Un album' })),
      getId(await me.post('/album', { name: 'Un album' })),
    ];

    expect(new Set(ids).size).toBe(4);
  });

  test('ten times at once gives exactly one', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => create('Un album')));

    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await countAlbums()).toBe(1);
  });

  test('by different bodies at once gives one, and refuses the others', async () => {
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(name)));

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await countAlbums()).toBe(1);
  });

  test('after a failure is tried anew: failures are not stored', async () => {
    const failed = await me.post('/album', { name: 'Un album', categories: [999] }, { key: KEY });

    const corrected = await create('Un album');

    expect([failed.status, corrected.status]).toEqual([404, 201]);
  });
});

describe('a key', () => {
  test('PR-17: belongs to one person', async () => {
    const other = await signedIn(t);

    const mine = await create('Un album');
    const theirs = await create('Un album', KEY, other.client);

    expect(getId(theirs)).not.toBe(getId(mine));
  });

  test('PR-17: belongs to one call', async () => {
    const album = await createAlbum(t, user);
    await create('Un album');

    const list = await me.post(
      '/tierlist',
      { name: 'x', id_album: album.id, lines: twoTiers(album.images) },
      { key: KEY },
    );

    expect(list.status).toBe(201);
  });

  test.each(['court', 'x'.repeat(101), 'avec espace dedans', 'éàü-éàü-éàü'])(
    'such as %j is malformed',
    async (key) => {
      const reply = await create('Un album', Buffer.from(key).toString('latin1'));

      expect([reply.status, reply.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('is kept for a day, and forgotten after it', async () => {
    const first = getId(await create('Un album'));
    t.clock.advance(23 * 3_600_000);
    await runMaintenance(t.deps);
    const within = getId(await create('Un album'));
    t.clock.advance(2 * 3_600_000);
    await runMaintenance(t.deps);
    me = await as(t, user);

    const after = getId(await create('Un album'));

    expect(within).toBe(first);
    expect(after).not.toBe(first);
  });
});

test('a content sent again is the first one, even when its album was closed since', async () => {
  const { user: stranger } = await signedIn(t);
  const album = await createAlbum(t, stranger);
  const body = { name: 'Avant', id_album: album.id, lines: twoTiers(album.images) };
  const first = await me.post('/tierlist', body, { key: KEY });
  await t.db.updateTable('album').set({ status: 'private' }).where('id', '=', album.id).execute();

  const again = await me.post('/tierlist', body, { key: KEY });
  const other = await me.post('/tierlist', body, { key: 'une-autre-cle' });

  expect([first.status, again.status, other.code]).toEqual([201, 201, 'album_private']);
  expect(again.text).toBe(first.text);
});

test('a tier list sent again is one tier list and one use of its album', async () => {
  const album = await createAlbum(t, user);
  const body = { name: 'Deux fois', id_album: album.id, lines: twoTiers(album.images) };

  const replies = await Promise.all([1, 2, 3].map(() => me.post('/tierlist', body, { key: KEY })));

  expect(new Set(replies.map(getId)).size).toBe(1);
  expect((await me.get(`/album/${album.id}`)).data()).toMatchObject({ uses: 1 });
});
