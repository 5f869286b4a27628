// After a restore by PostgreSQL's own tools: here a backup that is restored without its list, with rows that only such a restore brings
// back.
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findIssues } from '../data-check/find-issues.ts';
import { SERVER_SESSION } from '../db/server-session.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { collect } from '../testing/collect.ts';
import { signedIn, type TestAlbum } from '../testing/factories.ts';
import { createRestoreStage, type RestoreStage } from '../testing/restore-stage.ts';
import { runServerCommand } from '../testing/server-command.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { listErasures } from './erasure-list.ts';
import { finishRestore } from './finish-restore.ts';
import { findErasuresIn } from './read-backup.ts';

let t: TestApp;
let stage: RestoreStage;
let backups: string;
/** A time before the erasure of the album. */
let snapshot: Date;
let gone: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [, stage] = await Promise.all([clearSite(t), createRestoreStage(t)]);
  const { user, client } = await signedIn(t);
  gone = await createStoredAlbum(t, user);
  await createStoredAlbum(t, user);
  const backup = await stage.backUp();
  backups = dirname(backup);
  snapshot = new Date();
  await client.delete(`/album/${gone.id}`);
  await listErasures(t.deps);
  await stage.restore(backup, { erasures: 'none' });
  await addSession(user.id);
});
afterEach(() => stage.remove());

async function addSession(account_id: number): Promise<void> {
  const now = new Date();
  const times = { created_at: now, last_seen_at: now, expires_at: now, revoked_at: null };
  await stage.target.db
    .insertInto('session')
    .values({ id: randomBytes(18).toString('base64url'), account_id, ...times })
    .execute();
}

const listIds = async () => {
  const rows = await stage.target.db
    .selectFrom('album')
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};
const countSessions = async () => (await stage.target.db.selectFrom('session').select('id').execute()).length;
const getInput = async () => ({
  connectionString: stage.target.connectionString,
  erasures: await findErasuresIn(backups, snapshot),
  images: stage.files,
  log: t.deps.log,
  clock: t.clock.now,
});

test('PR-31: what was erased since is erased again, sessions end, numbers stay free, and all matches', async () => {
  expect(await listIds()).toContain(gone.id);

  expect(await finishRestore(await getInput())).toBeGreaterThanOrEqual(1);

  expect(await listIds()).not.toContain(gone.id);
  expect(await countSessions()).toBe(0);
  expect(await stage.files.list(gone.keys[0] ?? '')).toEqual([]);
  expect(await collect(findIssues({ db: stage.target.db, images: stage.files }))).toEqual([]);
  const { last } = await stage.target.db
    .selectFrom('account')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await stage.target.db
    .insertInto('account')
    .values({ username: 'Ada', nametag: 'ada', nametag_key: 'ada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThanOrEqual(last + 10_000);
  expect(await finishRestore(await getInput())).toBe(0);
});

test('a server that runs is told, and nothing is changed', async () => {
  const { connectionString } = stage.target;
  const server = new Client({ connectionString, application_name: SERVER_SESSION });
  await server.connect();

  await expect(finishRestore(await getInput())).rejects.toThrow('Un serveur au moins est en marche');

  await server.end();
  expect(await listIds()).toContain(gone.id);
  expect(await countSessions()).toBe(1);
});

test('the command wants a time with its zone, and the list', async () => {
  const env = { DATA_DIR: stage.folder, DATABASE_URL: stage.target.connectionString };
  const run = (...words: string[]) => runServerCommand('finish-restore', words, env);

  const refused = await Promise.all([run('2026-11-23T02:00:00'), run(snapshot.toISOString())]);
  expect(refused).toMatchObject([
    { code: 1, output: expect.stringContaining('Usage') },
    { code: 1, output: expect.stringContaining('ne contient pas la liste') },
  ]);
  expect(await countSessions()).toBe(1);
  expect(await run(snapshot.toISOString(), '--erased', backups)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Effacé de nouveau'),
  });
  expect(await countSessions()).toBe(0);
});
