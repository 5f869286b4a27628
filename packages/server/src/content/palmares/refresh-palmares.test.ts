// Refreshing marked albums: an album in one process at a time, fair order, and never from data older than the last commit.
import { PALMARES, PALMARES_MODEL_VERSION } from '@palmares/core/palmares/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseDown } from '../../db/database-down.ts';
import { openJobEngine } from '../../jobs/job-engine.ts';
import { runMaintenance } from '../../maintenance.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  createAlbum,
  createTierlist,
  createUser,
  type TestAlbum,
  type TestUser,
} from '../../testing/factories.ts';
import { refreshNext } from '../../testing/refresh-next.ts';
import { findStored, listDueAlbums, lockAlbumPalmares, markOutdatedModels } from './palmares.repository.ts';
import { ComputationFailed, PalmaresThread } from './palmares-thread.ts';
import { type Computing, createPalmaresQueues, refreshAlbum } from './refresh-palmares.ts';

let t: TestApp;
let owner: TestUser;
let thread: PalmaresThread;
beforeAll(async () => {
  t = await createTestApp();
  owner = await createUser(t);
  // One thread for all tests, because each takes a moment to start.
  thread = new PalmaresThread(60_000);
});
afterAll(async () => {
  await thread.close();
  await t.close();
});
beforeEach(() => t.db.deleteFrom('palmares_mark').execute());

async function votedAlbum(): Promise<TestAlbum> {
  const album = await createAlbum(t, owner, { images: 4 });
  await vote(album);
  return album;
}
const vote = async (album: TestAlbum) => createTierlist(t, await createUser(t), album);

/** Simulates an album on which very many people made contents. */
const enlarge = ({ id }: TestAlbum) =>
  t.db.updateTable('album').set({ uses: PALMARES.smallMax }).where('id', '=', id).execute();

const getMarks = async ({ id }: TestAlbum) =>
  (await t.db.selectFrom('palmares_mark').where('album_id', '=', id).select('id').execute()).length;

/** Computes, then runs `interrupt` before the result is stored. */
const interruptedBy = (interrupt: () => Promise<unknown>): Computing => ({
  async compute(input) {
    const result = await thread.compute(input);
    await interrupt();
    return result;
  },
});

test('the album with the oldest mark comes first, whatever is saved on others meanwhile', async () => {
  const first = await votedAlbum();
  const second = await votedAlbum();
  await vote(first);

  expect(await refreshNext(t.deps, thread, 'small')).toBe(first.id);
  expect(await getMarks(first)).toBe(0);
  t.clock.advance(60_000);
  await vote(first);
  expect(await refreshNext(t.deps, thread, 'small')).toBe(second.id);
  expect(await refreshNext(t.deps, thread, 'small')).toBe(first.id);
});

test('PA-19: a large album that is computed holds up no small one', async () => {
  const large = await votedAlbum();
  await enlarge(large);
  const small = await votedAlbum();
  const meanwhile: unknown[] = [];
  const during = interruptedBy(async () => meanwhile.push(await refreshNext(t.deps, thread, 'small')));

  expect(await refreshNext(t.deps, during, 'large')).toBe(large.id);
  expect(meanwhile).toEqual([small.id]);
  expect(await refreshNext(t.deps, thread, 'large')).toBeNull();
});

test('an album that grows large while it is computed is not computed twice at once', async () => {
  const album = await votedAlbum();
  const meanwhile: unknown[] = [];
  const during = interruptedBy(async () => {
    await vote(album);
    await enlarge(album);
    meanwhile.push(await refreshNext(t.deps, thread, 'large'));
  });

  await refreshNext(t.deps, during, 'small');
  expect(meanwhile).toEqual([null]);
  expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 1 } });

  // Moves the clock beyond the rest period.
  t.clock.advance(60_000);
  expect(await refreshNext(t.deps, thread, 'large')).toBe(album.id);
  expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 2 } });
});

test('an album rests after it was computed, and others have their turn', async () => {
  const costly = await votedAlbum();
  await refreshNext(t.deps, thread, 'small');
  const row = await t.db
    .selectFrom('palmares')
    .where('album_id', '=', costly.id)
    .selectAll()
    .executeTakeFirst();
  expect(row?.rests_until.getTime()).toBeGreaterThan(row?.computed_at?.getTime() ?? 0);
  const restsUntil = new Date(t.clock.now().getTime() + 30_000);
  await t.db
    .updateTable('palmares')
    .set({ rests_until: restsUntil })
    .where('album_id', '=', costly.id)
    .execute();
  await vote(costly);
  const other = await votedAlbum();

  expect(await refreshNext(t.deps, thread, 'small')).toBe(other.id);
  expect(await refreshNext(t.deps, thread, 'small')).toBeNull();

  t.clock.advance(30_000);
  expect(await refreshNext(t.deps, thread, 'small')).toBe(costly.id);
});

test('all albums that are due are listed, the oldest mark first, each once', async () => {
  const albums = [await votedAlbum(), await votedAlbum(), await votedAlbum()];
  const [first, second, third] = albums.map(({ id }) => id);
  for (const album of albums.toReversed()) await vote(album);
  const list = (limit: number) => listDueAlbums(t.db, 'small', t.clock.now(), limit);

  expect(await list(10)).toEqual([first, second, third]);
  expect(await list(2)).toEqual([first, second]);
});

// retry: 0, because a second attempt would hide what the first one lost.
test('PA-20: one process has an album; another one has it as soon as the connection of the first is lost', {
  retry: 0,
}, async () => {
  const album = await votedAlbum();
  const other = await votedAlbum();
  const holding = Promise.withResolvers<number>();
  const lost = t.db
    .transaction()
    .execute(async (trx) => {
      await lockAlbumPalmares(trx, album.id);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      holding.resolve(rows[0]?.pid ?? 0);
      await sql`select pg_sleep(30)`.execute(trx);
    })
    .catch((error: unknown) => error);
  const pid = await holding.promise;

  expect(await refreshAlbum(t.deps, thread, album.id)).toBe(false);
  expect(await getMarks(album)).toBe(1);
  expect(await refreshAlbum(t.deps, thread, other.id)).toBe(true);
  await sql`select pg_terminate_backend(${pid}, 10_000)`.execute(t.db);
  // The error is PostgreSQL's message, or the end of the connection if that is read first.
  expect(isDatabaseDown(await lost)).toBe(true);

  expect(await refreshAlbum(t.deps, thread, album.id)).toBe(true);
});

test('PA-20: a computation whose connection is lost leaves the marks and what was stored', {
  retry: 0,
}, async () => {
  const album = await votedAlbum();
  const killed = interruptedBy(async () => {
    await sql`select pg_terminate_backend(pid, 10_000) from pg_locks join pg_database d on d.oid = database
      where d.datname = current_database() and locktype = 'advisory' and granted and classid = 3905133`.execute(
      t.db,
    );
  });

  await expect(refreshNext(t.deps, killed, 'small')).rejects.toThrow();
  expect(await getMarks(album)).toBe(1);

  expect(await refreshNext(t.deps, thread, 'small')).toBe(album.id);
  expect((await findStored(t.db, album.id)).palmares?.result.voices).toBe(1);
});

test('what is saved during the computation is in the next one', async () => {
  const album = await votedAlbum();
  const during = interruptedBy(() => vote(album));

  await refreshNext(t.deps, during, 'small');
  expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 1 }, isComputing: false });

  t.clock.advance(60_000);
  await refreshNext(t.deps, thread, 'small');
  expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 2 } });
});

test('a voice that leaves during the computation hides what that computed', async () => {
  const album = await votedAlbum();
  const leaving = await vote(album);
  const during = interruptedBy(() => t.db.deleteFrom('tierlist').where('id', '=', leaving.id).execute());

  await refreshNext(t.deps, during, 'small');
  expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 2 }, isComputing: true });

  t.clock.advance(60_000);
  await refreshNext(t.deps, thread, 'small');
  expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 1 }, isComputing: false });
});

test('an album whose computation fails waits, keeps what was stored, and holds up no other', async () => {
  const failing = await votedAlbum();
  await refreshNext(t.deps, thread, 'small');
  t.clock.advance(60_000);
  await vote(failing);
  const other = await votedAlbum();
  const misread: Computing = {
    compute: (input) => thread.compute({ ...input, last: 'no JSON' }),
  };

  await expect(refreshNext(t.deps, misread, 'small')).rejects.toThrow(ComputationFailed);
  expect(await findStored(t.db, failing.id)).toMatchObject({ palmares: { contents: 1 } });

  expect(await refreshNext(t.deps, thread, 'small')).toBe(other.id);
  t.clock.advance(5 * 60_000);
  expect(await refreshNext(t.deps, thread, 'small')).toBe(failing.id);
  expect(await findStored(t.db, failing.id)).toMatchObject({ palmares: { contents: 2 } });
});

describe('another version of the model', () => {
  const getVersion = async ({ id }: TestAlbum) =>
    (await t.db.selectFrom('palmares').where('album_id', '=', id).select('model_version').executeTakeFirst())
      ?.model_version;
  async function storedUnder(version: number): Promise<TestAlbum> {
    const album = await votedAlbum();
    await refreshNext(t.deps, thread, 'small');
    await t.db
      .updateTable('palmares')
      .set({ model_version: version, result: sql`jsonb_set(result, '{voices}', '99')` })
      .where('album_id', '=', album.id)
      .execute();
    t.clock.advance(60_000);
    return album;
  }
  beforeEach(() => t.db.deleteFrom('palmares').execute());

  test('a stored palmarès of an older model stays readable until it is computed again', async () => {
    const album = await storedUnder(PALMARES_MODEL_VERSION - 1);

    await runMaintenance(t.deps);
    expect(await findStored(t.db, album.id)).toMatchObject({
      palmares: { result: { voices: 99 } },
      isComputing: false,
    });
    expect(await refreshNext(t.deps, thread, 'small')).toBe(album.id);

    expect((await findStored(t.db, album.id)).palmares?.result.voices).toBe(1);
    expect(await getVersion(album)).toBe(PALMARES_MODEL_VERSION);
    await runMaintenance(t.deps);
    expect(await getMarks(album)).toBe(0);
  });

  test('so many at once are marked, and none twice', async () => {
    const albums = [await storedUnder(0), await storedUnder(0), await storedUnder(0)];
    const countMarked = async () =>
      (await Promise.all(albums.map(getMarks))).filter((marks) => marks > 0).length;

    await markOutdatedModels(t.db, 2);
    expect(await countMarked()).toBe(2);
    await markOutdatedModels(t.db, 2);
    await markOutdatedModels(t.db, 2);
    expect(await Promise.all(albums.map(getMarks))).toEqual([1, 1, 1]);
  });

  test('what a newer server beside this one has stored stays', async () => {
    const album = await storedUnder(PALMARES_MODEL_VERSION + 1);

    await markOutdatedModels(t.db, 10);

    expect(await getMarks(album)).toBe(0);
  });

  test('a server that knows no version goes on storing the first', async () => {
    const album = await createAlbum(t, owner);
    // The statement of a server older than migration 073.
    const store = (contents: number) =>
      sql`insert into palmares (album_id, contents, result, computed_at, rests_until)
        values (${album.id}, ${contents}, '{}', now(), now()) on conflict (album_id)
        do update set contents = ${contents}, result = '{}', computed_at = now(), rests_until = now()`.execute(
        t.db,
      );

    await store(1);
    await store(2);

    expect(await getVersion(album)).toBe(1);
    expect(await findStored(t.db, album.id)).toMatchObject({ palmares: { contents: 2 } });
  });
});

test('a job that comes too late, or while its album rests, computes nothing', async () => {
  const album = await votedAlbum();
  const never: Computing = { compute: () => Promise.reject(new Error('nothing is due')) };
  await refreshAlbum(t.deps, thread, album.id);
  expect(await refreshAlbum(t.deps, never, album.id)).toBe(false);

  const restsUntil = new Date(t.clock.now().getTime() + 30_000);
  await t.db
    .updateTable('palmares')
    .set({ rests_until: restsUntil })
    .where('album_id', '=', album.id)
    .execute();
  await vote(album);
  expect(await refreshAlbum(t.deps, never, album.id)).toBe(false);
  expect(await getMarks(album)).toBe(1);
});

test('PA-18: two processes refresh every album, small and large, until they are told to stop', async () => {
  const albums = await Promise.all([votedAlbum(), votedAlbum(), votedAlbum()]);
  if (albums[0] !== undefined) await enlarge(albums[0]);
  const beside = await createTestApp({ beside: t });
  const stop = new AbortController();
  const running = [t, beside].map(async ({ deps, connectionString }) => {
    const queues = createPalmaresQueues({ ...deps, stopping: stop.signal });
    const engine = await openJobEngine({ connectionString, log: deps.log }, queues);
    await engine.run(stop.signal);
  });

  await expect.poll(() => Promise.all(albums.map(getMarks))).toEqual([0, 0, 0]);
  stop.abort();
  await Promise.all(running);
  await beside.close();

  for (const { id } of albums) expect((await findStored(t.db, id)).palmares?.contents).toBe(1);
});
