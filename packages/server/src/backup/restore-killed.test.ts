// State after a restore that was interrupted at any moment: no server starts on it, and the same command resumes it.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImageStore } from '../files/image-store.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { createEmptyDatabase } from '../testing/database.ts';
import { signedIn, type TestAlbum } from '../testing/factories.ts';
import { createRestoreStage, type RestoreStage } from '../testing/restore-stage.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { connectForBackup } from './backup-connection.ts';
import { listErasures } from './erasure-list.ts';
import { assertRestoreComplete, markRestoreDone } from './restore-state.ts';

let t: TestApp;
let me: Client;
let stage: RestoreStage;
let album: TestAlbum;
let backup: string;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [, stage] = await Promise.all([clearSite(t), createRestoreStage(t)]);
  const { user, client } = await signedIn(t);
  me = client;
  album = await createStoredAlbum(t, user, { images: 3 });
  backup = await stage.backUp();
});
afterEach(() => stage.remove());

const accountsIn = async () => (await stage.target.db.selectFrom('account').select('id').execute()).length;
const startServer = () => assertRestoreComplete(stage.target.connectionString);

/** No server starts on it, no other backup is accepted, and the same one is restored completely. */
async function expectTakenUp(): Promise<void> {
  await expect(startServer()).rejects.toThrow('npm run restore');
  await expect(stage.restore(await stage.backUp())).rejects.toThrow("n'est pas finie");
  expect(await stage.restore(backup)).toMatchObject({ files: 15, damaged: [], issues: [] });
  await expect(startServer()).resolves.toBeUndefined();
  expect(await accountsIn()).toBe(1);
  for (const key of album.keys) expect(await stage.files.list(key)).toHaveLength(5);
}

test.each([0, 4, 9, 14])('while files are copied, %i of 15 are written', async (written) => {
  let left = written;
  const images: ImageStore = {
    ...stage.files,
    async put(key, variant, bytes) {
      left -= 1;
      if (left < 0) throw new Error('killed');
      await stage.files.put(key, variant, bytes);
    },
  };

  await expect(stage.restore(backup, { images })).rejects.toThrow('killed');

  expect(await accountsIn()).toBe(0);
  await expectTakenUp();
});

test('during the rows', { retry: 0 }, async () => {
  // The restore has begun its transaction and waits for the lock of this table.
  const holder = await connectForBackup(stage.target.connectionString);
  await holder.query('begin');
  await holder.query('lock table tierlist');
  const restoring = stage.restore(backup).catch((error: unknown) => error);
  const killed = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await killed.execute(stage.target.db)).rows.length).toBe(1);
  expect(await restoring).toBeInstanceOf(Error);
  await holder.query('rollback');
  await holder.end();

  expect(await accountsIn()).toBe(0);
  await expectTakenUp();
});

test('before its first table', async () => {
  const empty = await createEmptyDatabase();
  const { connectionString } = empty;
  const onBegun = () => Promise.reject(new Error('killed'));

  await expect(stage.restore(backup, { connectionString, onBegun })).rejects.toThrow('killed');
  await expect(assertRestoreComplete(connectionString)).rejects.toThrow('npm run restore');

  expect(await stage.restore(backup, { connectionString })).toMatchObject({ issues: [] });
  await expect(assertRestoreComplete(connectionString)).resolves.toBeUndefined();
  await empty.drop();
});

test('before it is over: the rows are there, and what was erased goes when it is run again', async () => {
  await me.delete(`/album/${album.id}`);
  await listErasures(t.deps);
  const images: ImageStore = {
    ...stage.files,
    // The file check is the last step.
    keys() {
      throw new Error('killed');
    },
  };

  await expect(stage.restore(backup, { images })).rejects.toThrow('killed');
  expect(await accountsIn()).toBe(1);
  await expect(startServer()).rejects.toThrow('npm run restore');

  await stage.restore(backup);
  await expect(startServer()).resolves.toBeUndefined();
  expect(await stage.target.db.selectFrom('album').select('id').execute()).toEqual([]);
});

test('by an older version, which noted it with its rows', async () => {
  await stage.restore(backup);
  const value = JSON.stringify({ from: backup.split('/').at(-1) });
  await stage.target.db.insertInto('setting').values({ name: 'restore', value }).execute();

  await expect(startServer()).rejects.toThrow('npm run restore');
  expect(await stage.restore(backup)).toMatchObject({ issues: [] });
  await expect(startServer()).resolves.toBeUndefined();
  // A second call finds nothing left to do.
  await expect(markRestoreDone(stage.target.db)).resolves.toBeUndefined();
});
