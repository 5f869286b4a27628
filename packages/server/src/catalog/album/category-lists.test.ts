// A list of a category is cut by copies of its albums' sort keys (migration 031). Every change of an album must update them.
import type { Album } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  signedIn,
  type TestAlbum,
  type TestUser,
  VISITOR_READER,
} from '../../testing/factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';
import { listAlbums } from './album-list.service.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let category: { id: number; name: string };
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
});
beforeEach(async () => {
  const name = `Catégorie ${Math.random()}`;
  category = await t.db
    .insertInto('category')
    .values({ name, name_key: name.toLowerCase().replace('é', 'e') })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  album = await createAlbum(t, owner, { categories: [category.id] });
});
afterAll(() => t.close());

async function listed(sort = 'newest', limit = 21): Promise<number[]> {
  const query = `category=${encodeURIComponent(category.name)}&sort=${sort}&limit=${limit}`;
  return (await asVisitor(t).get(`/album?${query}`)).data<Album[]>().map(({ id }) => id);
}

const setAlbum = (change: object, id = album.id) =>
  t.db.updateTable('album').set(change).where('id', '=', id).execute();

describe('an album leaves the list of its category', () => {
  test.each([
    ['made private', { status: 'private' }],
    ['in quarantine', { status: 'quarantined' }],
    ['kept as a tombstone', { deleted_at: new Date() }],
    ['without its last image', { image_count: 0 }],
  ])('%s, and comes back', async (_how, change) => {
    const before = await listed();
    await setAlbum(change);
    const meanwhile = await listed();
    await setAlbum({ status: 'public', deleted_at: null, image_count: 3 });

    expect([before, meanwhile, await listed()]).toEqual([[album.id], [], [album.id]]);
  });

  test('taken out of it by its author', async () => {
    await me.put(`/album/${album.id}`, { categories: [] });

    expect(await listed()).toEqual([]);
  });

  test('deleted by its author', async () => {
    await me.delete(`/album/${album.id}`);

    expect(await listed()).toEqual([]);
  });
});

/** Pages of one among three albums, because the rows of a page are sorted again by the albums' own keys. */
describe('the order of a category follows its albums', () => {
  let other: TestAlbum;
  beforeEach(async () => {
    await createAlbum(t, owner, { name: 'Milieu', categories: [category.id], images: 2 });
    other = await createAlbum(t, owner, { name: 'Zèbres', categories: [category.id], images: 1 });
    await setAlbum({ name: 'Arbres', search_text: 'arbres' });
  });

  test('by name, once one has another', async () => {
    const before = await listed('alphabetical', 1);
    await me.put(`/album/${other.id}`, { name: 'Abeilles' });

    expect([before, await listed('alphabetical', 1)]).toEqual([[album.id], [other.id]]);
  });

  test('by number of images, once one has gained some', async () => {
    const before = await listed('popular', 1);
    await setAlbum({ image_count: 9 }, other.id);

    expect([before, await listed('popular', 1)]).toEqual([[album.id], [other.id]]);
  });

  test('page by page, as the whole', async () => {
    for (let n = 0; n < 5; n += 1) await createAlbum(t, owner, { categories: [category.id] });
    const path = `/album?category=${encodeURIComponent(category.name)}&sort=oldest`;
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply = await me.get(`${path}&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...reply.data<Album[]>().map(({ id }) => id));
      cursor = reply.nextCursor;
    }

    expect(seen).toHaveLength(8);
    expect(seen).toEqual((await listed('oldest')).slice(0, 8));
  });
});

test('a change under way while the album enters a category is not missed', async () => {
  const later = await createAlbum(t, owner, { images: 0 });
  let entered: Promise<unknown> = Promise.resolve();
  await inTransaction(t.db, async (trx) => {
    await trx.updateTable('album').set({ image_count: 5 }).where('id', '=', later.id).execute();
    // Waits for the lock of the album's row.
    entered = t.db
      .insertInto('album_category')
      .values({ album_id: later.id, category_id: category.id, position: 0 })
      .execute();
    await waitForLockWaiters(t, 1);
  });
  await entered;

  expect(await listed()).toEqual([later.id, album.id]);
});

test('its plan is the same for every category, so that it is kept prepared', async () => {
  const { rows } = await inTransaction(t.db, async (trx) => {
    await listAlbums({ ...t.deps, db: trx }, VISITOR_READER, { category: category.name });
    return sql`select from pg_prepared_statements where name = 'list albums, newest, 21, category'`.execute(
      trx,
    );
  });

  expect(rows).toHaveLength(1);
});
