// Runs the queries whose rows are declared by hand (db/row-type.ts) against the real tables, and compares their results with the
// declarations.
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectForBackup } from './backup/backup-connection.ts';
import { type Erasure, listErasures } from './backup/erasure-list.ts';
import { finishRestore } from './backup/finish-restore.ts';
import { makeBackup } from './backup/make-backup.ts';
import { assertRestoreComplete, beginRestore } from './backup/restore-state.ts';
import { countContentsOn, countImages } from './catalog/album/album-dependents.repository.ts';
import { listAlbums, listShownCategories } from './catalog/album/album-list.repository.ts';
import { getViewSalt } from './catalog/album/view.repository.ts';
import { hasCountChanges, mergeCountChanges } from './catalog/album-state/album-counts.repository.ts';
import { backfillThumbnails } from './catalog/image/backfill-thumbnails.ts';
import { listRemovedImages, removeImage } from './catalog/image/image.repository.ts';
import * as palmares from './content/palmares/palmares.repository.ts';
import { listAccountVoices, listWaves } from './content/palmares/voice.repository.ts';
import { countPlayers } from './content/shared/album-players.ts';
import {
  findContent,
  findContentHead,
  hasRemovedImage,
  listSignedImages,
} from './content/shared/content.repository.ts';
import { areCurrent } from './content/shared/content-list.repository.ts';
import { listStrayStates, listUnusedFiles, listWrongCounters } from './data-check/data-check.repository.ts';
import { bulkLoad, createLoader } from './db/bulk-load.ts';
import { assertDatabaseUsable } from './db/check-server.ts';
import { buildLargeIndexes, readLargeIndexes } from './db/large-indexes.ts';
import { migrate } from './db/migrate.ts';
import { lockRemoval } from './db/removal-lock.ts';
import { followReplica, readPosition } from './db/replica.ts';
import { defineRow, int4, int8, text } from './db/row-type.ts';
import { inTransaction } from './db/transaction.ts';
import { moveFiles } from './file-move/move-files.ts';
import { lockActiveAdmins } from './identity/user/user.repository.ts';
import { openJobEngine } from './jobs/job-engine.ts';
import { readAges, readJobQueues, sharedQueues } from './operations/queue-lengths.ts';
import { createReadiness } from './operations/readiness.ts';
import { findLastId, listPublic } from './publishing/page/sitemap.repository.ts';
import { listDueRooms } from './rooms/room.repository.ts';
import { listSignatures } from './rooms/room-snapshot.repository.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { createTestDatabase } from './testing/database.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createPersonalToken,
  createTierlist,
  createUser,
  type TestAlbum,
  type TestUser,
} from './testing/factories.ts';
import { type ObservedRows, observeRows } from './testing/observe-rows.ts';
import { findCaseId } from './testing/report-factories.ts';
import { enterAs, openTestRoom, RoomPerson } from './testing/room-people.ts';
import { SAMPLE_RESULTS } from './testing/sample-results.ts';
import { finishRemovals } from './trust/removal/finish-removals.ts';

let t: TestApp;
let observed: ObservedRows;
let author: TestUser;
let album: TestAlbum;
let admin: Client;
let me: Client;

beforeAll(async () => {
  observed = await observeRows();
  t = await createTestApp();
  author = await createUser(t);
  album = await createAlbum(t, author, { images: 3 });
  me = await as(t, author);
  admin = await as(t, await createUser(t, { roles: ['admin'] }));
});
afterAll(async () => {
  observed.stop();
  await t.close();
});

test('contents of each kind', async () => {
  for (const kind of CONTENT_KINDS) {
    const body = { name: 'Un essai', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
    const key = { headers: { 'idempotency-key': `essai-${kind}` } };
    const { id } = (await me.post(`/${kind}`, body, key)).data<{ id: number }>();
    await me.post(`/${kind}`, body, key);
    expect((await me.get(`/${kind}/${id}`)).status).toBe(200);
    expect((await me.get(`/${kind}`)).data<unknown[]>()).toHaveLength(1);
    expect((await me.put(`/${kind}/${id}`, { name: 'Un autre' })).status).toBe(200);
    await findContentHead(t.db, kind, id, null);
    await listSignedImages(t.db, kind, id);
    await hasRemovedImage(t.db, kind, id);
    const row = await findContent(t.db, kind, id);
    expect(row !== undefined && (await areCurrent(t.db, kind, [row]))).toBe(true);
  }
});

test('the palmarès and its voices', async () => {
  const { db } = t;
  await palmares.lockAlbumPalmares(db, album.id);
  const [due] = await palmares.listDueAlbums(db, 'small', new Date(), 1);
  expect(due).toBe(album.id);
  expect((await palmares.listDueMarks(db, album.id, new Date())).length).toBeGreaterThan(0);
  for (const { kind, id } of await palmares.listCounted(db, album.id))
    await palmares.readVotes(db, kind, [id]);
  await palmares.store(db, album.id, {
    contents: 1,
    result: '{}',
    computedAt: new Date(),
    restsUntil: new Date(),
  });
  await palmares.findStored(db, album.id);
  expect(await listAccountVoices(db, author.id)).toHaveLength(1);
  for (let made = 0; made < 5; made++)
    await db
      .insertInto('ranking')
      .values({
        account_id: (await createUser(t)).id,
        album_id: album.id,
        name: 'Une voix',
        search_text: 'une voix',
        description: null,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
  expect(await listWaves(db, new Date())).toHaveLength(1);
});

test('albums and images', async () => {
  const { db } = t;
  const category = await t.db.selectFrom('category').select('id').executeTakeFirstOrThrow();
  const created = await me.post('/album', { name: 'Un album', categories: [category.id] });
  expect(created.status).toBe(201);
  await me.post(`/album/${album.id}/category`, { id_category: category.id });
  expect(await listShownCategories(db, 0, 10)).toHaveLength(1);
  expect((await countContentsOn(db, album.id, { of: 'author', authorId: author.id })).rankings).toBe(1);
  expect((await countImages(db, album.id)).all).toBe(3);
  const day = new Date().toISOString().slice(0, 10);
  await getViewSalt(db, day, Buffer.from('salt'));
  await asVisitor(t).post(`/album/${album.id}/view`);
  expect(await hasCountChanges(db)).toBe(true);
  await mergeCountChanges(db);
  await countPlayers({ db, clock: t.clock.now });
  for (const path of ['/tierlist?category=Films', '/tierlist?search=un', '/search?q=un%20album'])
    expect((await me.get(path)).status).toBe(200);
  const { id, images } = await createAlbum(t, author, { images: 2 });
  await removeImage(db, images[0] ?? 0, id, new Date());
  const [removed] = await listRemovedImages(db, null, 10);
  expect(removed === undefined ? [] : await listRemovedImages(db, removed, 10)).toEqual([]);
  await listAlbums(db, {
    scope: { kind: 'all' },
    sort: 'newest',
    size: 10,
    cursor: null,
    search: '',
    category: undefined,
    author: undefined,
  });
});

test('people', async () => {
  const { token } = await createPersonalToken(t, author);
  expect(
    (await t.app.inject({ url: '/api/tierlist', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(200);
  for (const sort of ['newest', 'alphabetical'])
    expect((await admin.get(`/user?sort=${sort}`)).status).toBe(200);
  expect(await lockActiveAdmins(t.db)).toHaveLength(1);
});

test('reports, decisions and the trail', async () => {
  const [image = 0, second = 0] = album.images;
  const thing = await createTierlist(t, author, album);
  await asVisitor(t).post(`/tierlist/${thing.id}/report`, { reason: 'illegal', email: 'x@example.org' });
  await asVisitor(t).post(`/image/${image}/report`, { reason: 'illegal' });
  await t.db.insertInto('flagged_image').values({ image_id: second, scores: '{"Porn":0.5}' }).execute();
  const caseId = await findCaseId(t, 'tierlist', thing.id);
  for (const path of [
    '/moderation',
    `/moderation/${caseId}`,
    `/moderation/${await findCaseId(t, 'image', image)}`,
    '/flagged-image',
    '/audit',
    `/image/${image}/uses`,
    `/image/${second}/uses`,
  ])
    expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
  expect((await admin.put(`/moderation/${caseId}`, { act: 'hide', reason: 'Un motif.' })).status).toBe(200);
  for (const path of ['/me/decision', '/me/deletion', '/me/export'])
    expect([path, (await me.get(path)).status]).toEqual([path, 200]);
});

test('deletions and purges', async () => {
  const leaving = await createUser(t);
  const own = await createAlbum(t, leaving, { images: 3 });
  await createTierlist(t, leaving, own);
  const { id } = await createTierlist(t, author, own);
  await (await as(t, leaving)).post(`/tierlist/${id}/report`, { reason: 'spam' });
  expect((await admin.post(`/image/${own.images[0]}/purge`)).status).toBe(200);
  expect((await me.get(`/tierlist/${id}`)).status).toBe(200);
  expect((await admin.delete(`/user/${leaving.id}`)).status).toBe(200);
  expect((await admin.get('/removal')).data()).toMatchObject({ accounts: [{}], images: [{}] });
  await finishRemovals(t.deps);
});

test('pages, files, counters and servers', async () => {
  for (const kind of ['album', 'account', 'tierlist'] as const) {
    const upTo = await findLastId(t.db, kind);
    expect((await listPublic(t.db, kind, { after: 0, upTo })).length).toBeGreaterThan(0);
  }
  await sharedQueues(t.db);
  await createReadiness(t.deps)();
  // Breaks a counter of a row that the factories wrote.
  await t.db.updateTable('album').set({ uses: 99 }).where('id', '=', album.id).execute();
  await listWrongCounters(t.db, 'uses', 0, 10);
  await listStrayStates(t.db, '', 10);
  await listUnusedFiles(t.db, '', 10);
  await t.db.updateTable('stored_file').set({ copies_due: true }).execute();
  await backfillThumbnails(t.deps, new AbortController().signal, 1);
  await inTransaction(t.db, lockRemoval);
  await listErasures(t.deps);
  await migrate(t.connectionString, t.deps.log);
  await buildLargeIndexes(t.deps, t.connectionString, new AbortController().signal);
  await readLargeIndexes(t.db);
  await readPosition(t.db);
  t.deps.revocations.revoked();
  await t.deps.revocations.settled();
  const replica = followReplica({ connectionString: t.connectionString, primary: t.db, log: t.deps.log });
  await expect.poll(() => observed.seen.has('position of the replica')).toBe(true);
  await replica.close();
});

test('rooms', async () => {
  const played = await createAlbum(t, author, { images: 4 });
  const { host, code, opened } = await openTestRoom(t, author, { id_album: played.id });
  const member = new RoomPerson(t.app, code, me.token);
  await member.enter();
  const lea = await enterAs(t, code, 'Léa');
  await host.play('start');
  expect((await lea.vote(0, 1)).status).toBe(200);
  await t.db
    .insertInto('image_purge')
    .values({ image_id: album.images[2] ?? 0 })
    .execute();
  await host.play('reveal', 'next');
  expect((await me.get('/room')).data<unknown[]>()).toHaveLength(1);
  const { room_id } = await t.db
    .selectFrom('room_guest')
    .where('id', '=', opened.seat.id)
    .select('room_id')
    .executeTakeFirstOrThrow();
  await listSignatures(t.db, [room_id]);
  const [late, never] = [new Date(Date.now() + 1_000), new Date(0)];
  expect(await listDueRooms(t.db, { idleBefore: late, endedBefore: never }, 10)).toEqual([room_id]);
});

test('background jobs', async () => {
  const stop = new AbortController();
  const queue = { name: 'nothing', listDue: async () => [], run: async () => undefined };
  const engine = await openJobEngine({ connectionString: t.connectionString, log: t.deps.log }, [queue]);
  const running = engine.run(stop.signal);
  await expect.poll(() => observed.seen.has('queued jobs')).toBe(true);
  stop.abort();
  await running;
  await readAges(t.db);
  await readJobQueues(t.db);
});

test('connections outside Kysely', async () => {
  // A database without a server, which moving files requires.
  const { connectionString, drop } = await createTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'palmares-rows-'));
  const { images, log, migrations } = t.deps;
  async function* keys() {
    yield 'a'.repeat(32);
  }
  async function* noErasures(): AsyncGenerator<Erasure> {
    // None was erased since.
  }
  const files = {
    from: { ...images, keys },
    to: images,
    filesIn: 'disk' as const,
    onProgress: () => undefined,
  };
  const pooled = new URL(connectionString);
  pooled.searchParams.set('application_name', 'pooled');
  const addresses = { databaseUrl: pooled.href, databaseDirectUrl: connectionString, namedStatements: true };
  await expect(assertDatabaseUsable(addresses)).rejects.toThrow('connect_query');
  await makeBackup({ connectionString, images, log, backup: { dir, keepDays: 1, recipients: [] } });
  expect((await moveFiles({ connectionString, ...files })).left).toHaveLength(1);
  await finishRestore({ connectionString, images, log, clock: t.clock.now, erasures: noErasures() });
  await assertRestoreComplete(connectionString);
  const client = await connectForBackup(connectionString);
  expect(await beginRestore(client, 'backup', migrations)).toBe('begun');
  await client.query('begin');
  await bulkLoad(createLoader(client), ['album'], async () => undefined);
  await client.query('rollback');
  await client.end();
  await expect(assertRestoreComplete(connectionString)).rejects.toThrow('npm run restore');
  await rm(dir, { recursive: true });
  await drop();
});

test('each query answers what its declaration says', async () => {
  expect(observed.faults).toEqual([]);
});

test('no declaration is left out, and no query of a connection goes without one', async () => {
  const declared = new Map<string, string>();
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue;
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    const isProduct = !file.startsWith('testing/') && file !== 'db/row-type.ts';
    if (isProduct) expect(source, `${file} states a row by hand`).not.toMatch(/\.query<|\bsql<\{[^`]*\}>`/);
    for (const [, name = ''] of source.matchAll(/\bdefineRow\(\s*'([^']+)'/g)) {
      expect(declared.get(name), `${name} in ${file}`).toBeUndefined();
      declared.set(name, file);
    }
  }

  expect(declared.size).toBeGreaterThan(30);
  expect([...declared.keys()].filter((name) => !observed.seen.has(name))).toEqual([]);
});

test('a wrong type, a column too many or too few, and a missing value are told', async () => {
  const wrong = defineRow('wrong', { id: text, name: text, nametag: int8, email: text, turn: int4 });
  const before = observed.faults.length;
  await t.db.updateTable('account').set({ email: null }).where('id', '=', author.id).execute();

  await wrong.list(
    t.db,
    sql`select id, name_key as name, email, status from account where id = ${author.id}`,
  );

  expect(observed.faults.slice(before)).toEqual([
    'wrong.id is declared text, and is int8',
    'wrong.nametag is declared int8, and is not there',
    'wrong.email is null',
    'wrong.turn is declared int4, and is not there',
    'wrong.status is declared not at all, and is text',
  ]);
});
