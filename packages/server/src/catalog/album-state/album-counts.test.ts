// The counters of albums: exact at once where somebody looks for the effect of what they did, never wrong, and nobody waits for them.
import type { Album, AlbumSummary } from '@palmares/core/contract/types';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listWrongCounters } from '../../data-check/data-check.repository.ts';
import type { Database } from '../../db/schema.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { openTestPool } from '../../testing/database.ts';
import { type CutAt, startDatabaseProxy } from '../../testing/database-proxy.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  signedIn,
  type TestAlbum,
  type TestUser,
  twoTiers,
} from '../../testing/factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';
import { createAlbumCountQueue } from './album-count-queue.ts';
import { countUse, mergeCountChanges } from './album-counts.repository.ts';
import { findAlbumFacts } from './album-state.repository.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ user: owner, client: me } = await signedIn(t));
  album = await createAlbum(t, owner);
});

const getBody = (on: TestAlbum) => ({ name: 'Un essai', id_album: on.id, lines: twoTiers(on.images) });
/** Returns the path of the new tier list. */
async function save(client: Client, on = album): Promise<string> {
  const reply = await client.post('/tierlist', getBody(on));
  expect(reply.status).toBe(201);
  return `/tierlist/${reply.data<{ id: number }>().id}`;
}
const readUses = async ({ id }: TestAlbum) => (await asVisitor(t).get(`/album/${id}`)).data<Album>().uses;
const findIn = async (client: Client, scope: string, { id }: TestAlbum) =>
  (await client.get(`/album?scope=${scope}&sort=newest`)).data<AlbumSummary[]>().find((row) => row.id === id);
/** The row, without the changes that are still to be added. */
const getStored = ({ id }: TestAlbum) =>
  t.db.selectFrom('album').where('id', '=', id).selectAll().executeTakeFirst();
const listChanges = (...albums: TestAlbum[]) =>
  t.db
    .selectFrom('album_count_change')
    .where(
      'album_id',
      'in',
      albums.map(({ id }) => id),
    )
    .select(['album_id', 'uses', 'views'])
    .execute();

/** Runs `during` in a transaction that stays open until `meanwhile` is done. */
async function whileOpen(
  during: (trx: Transaction<Database>) => Promise<unknown>,
  meanwhile: (commit: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const began = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const transaction = t.db.transaction().execute(async (trx) => {
    await during(trx);
    began.resolve();
    await ends.promise;
  });
  await Promise.race([began.promise, transaction]);
  try {
    await meanwhile(async () => {
      ends.resolve();
      await transaction;
    });
  } finally {
    ends.resolve();
    await transaction;
  }
}

describe('a save, a deletion and a view', () => {
  test('AL-10: are counted at once on the album’s page, in its author’s list and in that of the administration', async () => {
    const admin = (await signedIn(t, { roles: ['admin'] })).client;
    const paths = [await save(me), await save(me)];
    await asVisitor(t).post(`/album/${album.id}/view`);
    await me.delete(paths[0] ?? '');

    const seen = [await findIn(me, 'mine', album), await findIn(admin, 'all', album)];

    const counts = { uses: 1, views: 1 };
    expect((await me.get(`/album/${album.id}`)).data()).toMatchObject(counts);
    expect(seen).toMatchObject([counts, counts]);
  });

  test('show in public lists once they are added to the row, which moves nothing there and is no edit', async () => {
    await createAlbum(t, owner);
    await mergeCountChanges(t.db);
    const listPublic = async () => (await asVisitor(t).get('/album')).data<AlbumSummary[]>();
    const before = await listPublic();
    await save(me);
    await asVisitor(t).post(`/album/${album.id}/view`);
    const during = await listPublic();

    await mergeCountChanges(t.db);

    const after = await listPublic();
    expect(during).toEqual(before);
    expect(after).toEqual(before.map((row) => (row.id === album.id ? { ...row, uses: 1, views: 1 } : row)));
    expect(await listChanges(album)).toEqual([]);
    expect((await me.put(`/album/${album.id}`, { name: 'Un autre nom' }, { ifMatch: 1 })).status).toBe(200);
  });

  test('wait for no other of the same album, nor for the addition to its row', async () => {
    const path = await save(me);
    const build = async (trx: Transaction<Database>) => {
      await findAlbumFacts(trx, album.id, 'share');
      await sql`insert into ranking (account_id, album_id, name, search_text)
        values (${owner.id}, ${album.id}, 'x', 'x')`.execute(trx);
      await countUse(trx, album.id, 1);
    };

    await whileOpen(build, async () => {
      await save(me);
      await asVisitor(t).post(`/album/${album.id}/view`);
      await mergeCountChanges(t.db);
      expect(await getStored(album)).toMatchObject({ uses: 2, views: 1 });
    });
    await whileOpen(mergeCountChanges, async () => {
      await save(me);
      await me.delete(path);
      await me.post(`/album/${album.id}/view`);
      expect((await me.get(`/album/${album.id}`)).data()).toMatchObject({ uses: 3, views: 2 });
    });

    expect(await readUses(album)).toBe(3);
  });
});

describe('an album that is closed while others save on it', () => {
  const close = () => me.put(`/album/${album.id}`, { status: 'private' });

  test('waits for saves in progress, and those that come later wait for it, and are refused', async () => {
    const { client } = await signedIn(t);
    await whileOpen(
      (trx) => findAlbumFacts(trx, album.id, 'share'),
      async (commit) => {
        const closed = close();
        await waitForLockWaiters(t, 1);
        const later = client.post('/tierlist', getBody(album));
        await waitForLockWaiters(t, 2);
        await commit();

        expect((await closed).status).toBe(200);
        expect(await later).toMatchObject({ status: 403, code: 'album_private' });
      },
    );

    expect((await me.get(`/album/${album.id}`)).data()).toMatchObject({ uses: 0 });
  });

  test('by its deletion: the save in progress keeps its images, the next finds no album', async () => {
    const { client } = await signedIn(t);
    await whileOpen(
      async (trx) => {
        await findAlbumFacts(trx, album.id, 'share');
        await createTierlist({ db: trx, clock: t.clock }, owner, album);
      },
      async (commit) => {
        const deleted = me.delete(`/album/${album.id}`);
        await waitForLockWaiters(t, 1);
        const later = client.post('/tierlist', getBody(album));
        await waitForLockWaiters(t, 2);
        await commit();

        expect((await deleted).status).toBe(200);
        expect((await later).status).toBe(404);
      },
    );

    const kept = await t.db.selectFrom('image').where('album_id', '=', album.id).select('id').execute();
    expect(kept.map(({ id }) => id).toSorted()).toEqual(album.images.toSorted());
  });

  test('marks its palmarès although its only content is not in its row yet', async () => {
    await save(me);
    const getMarks = () =>
      t.db
        .selectFrom('palmares_mark')
        .where('album_id', '=', album.id)
        .orderBy('id')
        .select('withdrawn')
        .execute();
    expect(await getMarks()).toEqual([{ withdrawn: false }]);
    const admin = (await signedIn(t, { roles: ['admin'] })).client;

    await admin.put(`/album/${album.id}`, { status: 'quarantined' });

    expect(await getMarks()).toEqual([{ withdrawn: false }, { withdrawn: true }]);
  });
});

describe('the addition to the rows', () => {
  test('takes as many transactions as needed, and leaves a locked album for later', async () => {
    const others = [await createAlbum(t, owner), await createAlbum(t, owner)];
    for (const on of [album, ...others, album, ...others]) await save(me, on);

    await whileOpen(
      (trx) => findAlbumFacts(trx, album.id, 'update'),
      () => mergeCountChanges(t.db, 2),
    );
    const stored = await Promise.all([album, ...others].map(getStored));
    const left = await listChanges(album, ...others);
    await mergeCountChanges(t.db, 2);

    expect(stored.map((row) => row?.uses)).toEqual([0, 2, 2]);
    expect(left.map(({ album_id }) => album_id)).toEqual([album.id, album.id]);
    expect((await getStored(album))?.uses).toBe(2);
    expect(await listChanges(album, ...others)).toEqual([]);
  });

  test('forgets the changes of an album that is gone', async () => {
    await me.delete(await save(me));
    await me.delete(`/album/${album.id}`);
    expect(await getStored(album)).toBeUndefined();

    await mergeCountChanges(t.db);

    expect(await listChanges(album)).toEqual([]);
  });

  test('that is killed before its end has done nothing', { retry: 0 }, async () => {
    await save(me);
    const own = openTestPool(t.connectionString, { max: 1 });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);

    await whileOpen(
      // It has locked the album and waits for the change that it is about to delete.
      (trx) => sql`select from album_count_change where album_id = ${album.id} for update`.execute(trx),
      async () => {
        const killed = mergeCountChanges(own).catch((error: unknown) => error);
        await waitForLockWaiters(t, 1);
        await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 10_000)`.execute(t.db);
        expect(await killed).toBeInstanceOf(Error);
      },
    );
    await own.destroy();

    expect([(await getStored(album))?.uses, await readUses(album)]).toEqual([0, 1]);
    await mergeCountChanges(t.db);
    expect([(await getStored(album))?.uses, await readUses(album)]).toEqual([1, 1]);
  });

  test('is a job that is due while a change waits', async () => {
    const queue = createAlbumCountQueue(t.deps);
    await save(me);
    expect(await queue.listDue?.(1)).toEqual(['all']);

    await queue.run('all', new AbortController().signal);

    expect((await getStored(album))?.uses).toBe(1);
    expect(await queue.listDue?.(1)).toEqual([]);
  });
});

describe('a server without the table of changes, beside this one,', () => {
  /** What such a server sends to create and to delete a content. */
  const saveThere = (on: TestAlbum, user: TestUser) =>
    t.db.transaction().execute(async (trx) => {
      await sql`select id from album where id = ${on.id} for update`.execute(trx);
      await sql`update album set uses = uses + 1 where id = ${on.id}`.execute(trx);
      const made = await sql<{ id: number }>`
        insert into tierlist (account_id, album_id, name, search_text) values (${user.id}, ${on.id}, 'x', 'x')
        returning id`.execute(trx);
      return `/tierlist/${made.rows[0]?.id}`;
    });
  const deleteThere = (path: string) =>
    t.db.transaction().execute(async (trx) => {
      const gone = await sql<{ album_id: number }>`
        delete from tierlist where id = ${Number(path.split('/')[2])} returning album_id`.execute(trx);
      await sql`update album set uses = uses - 1 where id = ${gone.rows[0]?.album_id}`.execute(trx);
    });
  const eraseThere = (user: TestUser) =>
    sql`with gone as (delete from tierlist where account_id = ${user.id} returning album_id),
      per_album as (select album_id, count(*)::integer as n from gone group by album_id)
      update album a set uses = greatest(0, a.uses - p.n), epoch = a.epoch + 1
      from per_album p where p.album_id = a.id`.execute(t.db);

  test('subtracts what is not in the row yet: no list shows less than nothing', async () => {
    const path = await save(me);

    await deleteThere(path);

    expect((await getStored(album))?.uses).toBe(-1);
    expect((await findIn(asVisitor(t), 'public', album))?.uses).toBe(0);
    expect(await readUses(album)).toBe(0);
  });

  test('erases an account whose contents are not in the row yet', async () => {
    const fan = await signedIn(t);
    const kept = await saveThere(album, owner);
    for (let saved = 0; saved < 3; saved += 1) await save(fan.client);

    await eraseThere(fan.user);

    expect(await readUses(album)).toBe(1);
    await mergeCountChanges(t.db);
    await deleteThere(kept);
    expect([(await getStored(album))?.uses, await readUses(album)]).toEqual([0, 0]);
  });

  // Both count on the same albums, changes are added meanwhile, and every third of these transactions loses its connection at its end.
  test('counts with it to the exact number, whatever is killed', { retry: 0 }, async () => {
    const albums = [album, await createAlbum(t, owner)];
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(t)));
    const merging = await mergeUnderFire();

    await Promise.all(
      people.map(async ({ user, client }, who) => {
        const made: string[] = [];
        for (let step = 0; step < 12; step += 1) {
          const on = albums[(step + who) % 2] ?? album;
          const isThere = (who + step) % 3 === 0;
          if (step % 4 === 3) {
            const path = made.shift() ?? '';
            await (isThere ? deleteThere(path) : client.delete(path));
          } else {
            made.push(await (isThere ? saveThere(on, user) : save(client, on)));
          }
        }
      }),
    );

    expect(await listWrongCounters(t.db, 'uses', 0, 10)).toEqual([]);
    const cuts = await merging.stop();
    expect(cuts['before commit']).toBeGreaterThan(0);
    await mergeCountChanges(t.db);
    expect(await listChanges(...albums)).toEqual([]);
    const counted = await sql<{ n: number }>`
      select count(*)::integer as n from tierlist where album_id = any(${albums.map(({ id }) => id)}::bigint[])
      group by album_id order by album_id`.execute(t.db);
    // Each person made nine and deleted three.
    expect(counted.rows.reduce((sum, { n }) => sum + n, 0)).toBe(8 * 6);
    const stored = await Promise.all(albums.map(getStored));
    expect(stored.map((row) => row?.uses)).toEqual(counted.rows.map(({ n }) => n));
  });

  /** Adds changes without pause, by two servers; a third of the transactions is cut around its COMMIT. */
  async function mergeUnderFire() {
    const proxy = await startDatabaseProxy(t.connectionString);
    const url = new URL(proxy.connectionString);
    url.searchParams.set('application_name', 'under-fire');
    const connect = () => openTestPool(url.href, { max: 1 });
    const hasEnded = async () => {
      const { rows } = await sql`select from pg_stat_activity where application_name = 'under-fire'`.execute(
        t.db,
      );
      return rows.length === 0;
    };
    let turn = 0;
    const fates: (CutAt | null)[] = [null, 'before commit', null, null, 'after commit', null];
    proxy.decide = () => fates[turn++ % fates.length] ?? null;
    const over = new AbortController();
    const servers = [connect(), connect()].map(async (db) => {
      while (!over.signal.aborted) await mergeCountChanges(db, 3).catch(() => undefined);
      await db.destroy();
    });
    return {
      async stop() {
        over.abort();
        await Promise.all(servers);
        await proxy.close();
        // PostgreSQL may notice the last cut a moment later, and until then that session holds the locks of its albums.
        await expect.poll(hasEnded, { timeout: 30_000 }).toBe(true);
        return proxy.cuts;
      },
    };
  }
});
