// Rows and files that a restore brings back, and those that it must not (docs/decisions/0065).
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeCountChanges } from '../catalog/album-state/album-counts.repository.ts';
import { migrate } from '../db/migrate.ts';
import type { ImageStore } from '../files/image-store.ts';
import { hashRecoveryCode } from '../identity/second-factor/accept-code.ts';
import {
  consumeRecoveryCode,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../identity/second-factor/second-factor.repository.ts';
import { StartError } from '../start-error.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts';
import {
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
  tier,
} from '../testing/factories.ts';
import { readErasures } from '../testing/read-erasures.ts';
import { createRestoreStage, type RestoreStage } from '../testing/restore-stage.ts';
import { setSecondFactor } from '../testing/second-factor.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { finishRemovals } from '../trust/removal/finish-removals.ts';
import { connectForBackup } from './backup-connection.ts';
import { listErasures } from './erasure-list.ts';
import { makeBackup } from './make-backup.ts';
import { assertRestoreComplete } from './restore-state.ts';
import { listTables, rowCondition } from './tables.ts';

let t: TestApp;
let lea: TestUser;
let me: Client;
let stage: RestoreStage;
let target: TestDatabase;
let folder: string;
let files: ImageStore;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [, stage] = await Promise.all([clearSite(t), createRestoreStage(t)]);
  ({ target, folder, files } = stage);
  ({ user: lea, client: me } = await signedIn(t, { nametag: 'lea' }));
});
afterEach(() => stage.remove());

const backUp = (recipients?: readonly string[]) => stage.backUp(recipients);
const restore = (...input: Parameters<RestoreStage['restore']>) => stage.restore(...input);

/** The definitions of all constraints and indexes. */
const listStructure = (db: TestDatabase['db']) =>
  sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db);

/** The rows that a backup contains, as text, by table. */
async function getRows(connectionString: string): Promise<Record<string, string>> {
  const client = await connectForBackup(connectionString);
  const texts: Record<string, string> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ text: string }>(
      `select coalesce(string_agg(r::text, chr(10) order by r::text), '') as text
       from (select * from "${name}" where ${rowCondition(name)}) r`,
    );
    texts[name] = rows[0]?.text ?? '';
  }
  await client.end();
  return texts;
}

const idsIn = async (table: 'account' | 'album' | 'image' | 'tierlist') => {
  const found = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(target.db);
  return found.rows.map(({ id }) => id);
};

/** Creates a site with rows in most tables. */
async function fillSite(): Promise<{ open: TestAlbum; hidden: TestAlbum; tierlist: number }> {
  const open = await createStoredAlbum(t, lea, { images: 2, categories: [1, 2] });
  const hidden = await createStoredAlbum(t, lea, { status: 'quarantined', reason: 'à « voir »\t\\N\n' });
  const modo = await createUser(t, { roles: ['modo'], status: 'desactive' });
  const { id } = await createTierlist(t, modo, open, { main: open.images[0] ?? null });
  await me.put(`/album/${open.id}`, { status: 'private' });
  await me.put(`/album/${open.id}`, { status: 'public' });
  await t.db
    .insertInto('flagged_image')
    .values({ image_id: hidden.images[0] ?? 0, scores: JSON.stringify({ Porn: 0.75 }) })
    .execute();
  return { open, hidden, tierlist: id };
}

describe('a restore', () => {
  test('PR-30: brings back every row and every file as they were, but for sessions and mails of another day', async () => {
    const { open, hidden } = await fillSite();
    await t.db
      .insertInto('mail_outbox')
      .values({
        kind: 'password_changed',
        account_id: lea.id,
        recipient: lea.email,
        payload: '{}',
        created_at: t.clock.now(),
        expires_at: null,
        next_try_at: t.clock.now(),
        failed_at: null,
        failure: null,
      })
      .execute();
    const before = await getRows(t.connectionString);

    const restored = await restore(await backUp());

    expect(restored).toMatchObject({ files: 15, damaged: [], erased: 0, issues: [] });
    expect(await getRows(target.connectionString)).toEqual(before);
    for (const key of [...open.keys, ...hidden.keys])
      for (const variant of ['160', 'full'] as const)
        expect((await files.open(key, variant))?.body).toEqual(
          (await t.deps.images.open(key, variant))?.body,
        );
    await expect(assertRestoreComplete(target.connectionString)).resolves.toBeUndefined();
    for (const table of ['session', 'mail_outbox', 'setting'] as const)
      expect(await target.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test('leaves the constraints and indexes that a new installation has', async () => {
    await createStoredAlbum(t, lea);

    await restore(await backUp());

    const { rows: wanted } = await listStructure(t.db);
    expect(wanted.length).toBeGreaterThan(100);
    expect((await listStructure(target.db)).rows).toEqual(wanted);
  });

  test('triggers work again, and numbers that were given out since are not given to something else', async () => {
    const { open } = await fillSite();
    const backup = await backUp();
    const since = await createStoredAlbum(t, lea);
    await restore(backup);

    const made = await target.db
      .insertInto('album')
      .values({ account_id: lea.id, name: 'x', search_text: 'x', quarantine_reason: null, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await target.db.updateTable('album').set({ search_text: 'zz' }).where('id', '=', open.id).execute();

    expect(made.id).toBeGreaterThan(since.id);
    const copied = await target.db.selectFrom('album_category').select('search_text').execute();
    expect(copied.map(({ search_text }) => search_text)).toEqual(['zz', 'zz']);
  });

  test('brings back the changes of counters that were not in the rows of the albums yet', async () => {
    const { open } = await fillSite();
    const body = { name: 'x', id_album: open.id, lines: [tier('S', 1, open.images)] };
    expect((await me.post('/tierlist', body)).status).toBe(201);

    const restored = await restore(await backUp());
    await mergeCountChanges(target.db);

    expect(restored.issues).toEqual([]);
    const album = target.db.selectFrom('album').where('id', '=', open.id).select('uses');
    expect(await album.execute()).toEqual([{ uses: 2 }]);
  });

  test('of an older version is brought forward as an upgrade would have', async () => {
    const [old, fresh] = [await createEmptyDatabase(), await createEmptyDatabase()];
    // The next migration creates the palmarès tables and marks existing contents.
    await migrate(old.connectionString, t.deps.log, { upTo: '042-previews' });
    await sql`
      with ada as (insert into account (username, nametag, nametag_key) values ('Ada', 'ada', 'ada') returning id),
        album as (insert into album (account_id, name, search_text) select id, 'x', 'x' from ada returning id, account_id)
      insert into tierlist (account_id, album_id, name, search_text) select account_id, id, 'x', 'x' from album`.execute(
      old.db,
    );
    await sql`update album set uses = 1`.execute(old.db);
    const input = { ...t.deps, connectionString: old.connectionString, backup: t.deps.config.backup };
    const { folder: backup } = await makeBackup(input);

    // What a site that was there before left behind.
    await sql`create schema jobs`.execute(fresh.db);

    const restored = await restore(backup, { connectionString: fresh.connectionString });

    expect(restored).toMatchObject({ erased: 0, issues: [] });
    const { rows } = await sql`select to_regnamespace('jobs') as jobs`.execute(fresh.db);
    expect(rows).toEqual([{ jobs: null }]);
    const [album] = await fresh.db.selectFrom('album').select(['id', 'uses']).execute();
    expect(album?.uses).toBe(1);
    expect(await fresh.db.selectFrom('palmares_mark').select('album_id').execute()).toEqual([
      { album_id: album?.id },
    ]);
    await old.drop();
    await fresh.drop();
  });

  test('of an encrypted backup needs the secret key, and the right one', async () => {
    const { open } = await fillSite();
    const secret = await generateX25519Identity();
    const backup = await backUp([await identityToRecipient(secret)]);

    await expect(restore(backup)).rejects.toThrow('--identity');
    await expect(restore(backup, { identities: [await generateX25519Identity()] })).rejects.toThrow(
      "n'ouvre pas",
    );
    expect(await idsIn('account')).toEqual([]);

    const restored = await restore(backup, { identities: [await generateX25519Identity(), secret] });
    expect(restored).toMatchObject({ files: 15, damaged: [], issues: [] });
    expect(await idsIn('image')).toEqual(expect.arrayContaining(open.images));
  });
});

describe('what was erased since the backup', () => {
  test('PR-31: is erased again: accounts, albums, images, contents', async () => {
    const { open, tierlist } = await fillSite();
    const { user: bob, client: him } = await signedIn(t);
    const bobs = await createStoredAlbum(t, bob, { images: 4 });
    const kept = await createTierlist(t, lea, bobs, { lines: [tier('S', 1, bobs.images)] });
    const gone = await createTierlist(t, bob, open);
    const lost = await createStoredAlbum(t, lea);
    const backup = await backUp();
    const admin = (await signedIn(t, { roles: ['admin'] })).client;

    await him.delete(`/tierlist/${gone.id}`);
    await me.delete(`/album/${lost.id}`);
    await him.delete(`/image/${bobs.images[0]}`);
    await admin.post(`/image/${bobs.images[1]}/purge`);
    await admin.delete(`/user/${bob.id}`);
    await finishRemovals(t.deps);
    await listErasures(t.deps);
    const restored = await restore(backup);

    expect(restored).toMatchObject({ damaged: [], issues: [] });
    expect(restored.erased).toBeGreaterThanOrEqual(5);
    expect(await idsIn('tierlist')).toEqual([tierlist, kept.id].toSorted());
    const accounts = await target.db.selectFrom('account').select(['id', 'status', 'email']).execute();
    expect(accounts.find(({ id }) => id === bob.id)).toEqual({ id: bob.id, status: 'deleted', email: null });
    // The rows equal those of the lost site, except for what maintenance removes there too.
    for (const table of ['album', 'image', 'tierlist_line_image'] as const) {
      const ids = sql<{ id: number }>`select id from ${sql.table(table)} order by id`;
      expect((await ids.execute(target.db)).rows, table).toEqual((await ids.execute(t.db)).rows);
    }
    expect(await files.list(lost.keys[0] ?? '')).toEqual([]);
    expect(await files.list(bobs.keys[1] ?? '')).toEqual([]);
    // The restored site records the erasure as well, for even older backups.
    const erasures = (await readErasures(t.deps.config.backup.dir, new Date(0))) ?? [];
    const noted = await target.db.selectFrom('erasure').select(['kind', 'thing_id']).execute();
    expect(noted).toEqual(expect.arrayContaining(erasures.map(({ kind, thing_id }) => ({ kind, thing_id }))));
    // No mail is sent a second time.
    expect(await target.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    expect(await idsIn('album')).not.toContain(lost.id);
  });

  test('PR-31: is erased again: recovery codes that were used or replaced, but not those of a second factor that is off', async () => {
    const getCode = (number: number) => String(number).padStart(16, '0');
    const [max, zoe] = [await createUser(t), await createUser(t)];
    await setSecondFactor(t, lea, { recoveryCodes: [getCode(1), getCode(2)] });
    await setSecondFactor(t, max, { recoveryCodes: [getCode(3)] });
    await setSecondFactor(t, zoe, { recoveryCodes: [getCode(4)] });
    const backup = await backUp();

    await consumeRecoveryCode(t.db, lea.id, hashRecoveryCode(getCode(1)));
    await replaceRecoveryCodes(t.db, max.id, [hashRecoveryCode(getCode(5))]);
    await removeSecondFactor(t.db, zoe.id);
    await listErasures(t.deps);
    const restored = await restore(backup);

    expect(restored.erased).toBe(2);
    const left = target.db
      .selectFrom('recovery_code')
      .select(['account_id', 'code_hash'])
      .orderBy('account_id');
    expect(await left.execute()).toEqual([
      { account_id: lea.id, code_hash: hashRecoveryCode(getCode(2)) },
      { account_id: zoe.id, code_hash: hashRecoveryCode(getCode(4)) },
    ]);
  });
});

test('PR-30: rows that the database does not take: told in a plain line, and none of them is there', async () => {
  await createStoredAlbum(t, lea);
  const backup = await backUp();
  await sql`alter table album add check (name is null)`.execute(target.db);

  const refused = restore(backup);

  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow("La base de données n'a pas pris tables/album.copy.gz");
  expect(await idsIn('account')).toEqual([]);
});

test('PR-30: rows that an index does not take when it is made again: told in a plain line, and none of them is there', async () => {
  await createStoredAlbum(t, lea);
  await createStoredAlbum(t, lea);
  const backup = await backUp();
  await sql`create unique index on album (account_id)`.execute(target.db);

  const refused = restore(backup);

  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow("La base de données n'a pas pris les lignes de la sauvegarde");
  expect(await idsIn('account')).toEqual([]);
});

test('a damaged image is restored without its file, and both ends are told', async () => {
  const { open } = await fillSite();
  const backup = await backUp();
  const key = open.keys[0] ?? '';
  const path = join('files', key.slice(0, 2), `${key}.full`);
  await writeFile(join(backup, path), 'not what was written');

  const restored = await restore(backup);

  expect(restored.damaged).toEqual([path]);
  expect(restored.issues).toEqual([{ what: 'file_lost', id: open.images[0], key }]);
});

test('PR-30: a damaged table, another format, no backup, a place that is not empty: refused before anything is written', async () => {
  await createStoredAlbum(t, lea);
  const backup = await backUp();
  await expect(restore(folder)).rejects.toThrow('ne contient pas de sauvegarde complète');
  await writeFile(join(folder, 'backup.json'), '{"format":3}');
  await expect(restore(folder)).rejects.toThrow('ne peut pas être lue');
  await rm(join(folder, 'backup.json'));
  const somebody = await createUser({ db: target.db, clock: t.clock });
  await expect(restore(backup)).rejects.toThrow("n'est pas vide");
  await target.db.deleteFrom('account').where('id', '=', somebody.id).execute();
  const manifest = await readFile(join(backup, 'backup.json'), 'utf8');
  const otherRows = manifest.replace(/("name": "album",[^}]*"rows": )1/, '$12');
  await writeFile(join(backup, 'backup.json'), otherRows);
  await expect(restore(backup)).rejects.toThrow('tables/album.copy.gz contient 1 lignes au lieu de 2');
  await writeFile(join(backup, 'backup.json'), manifest);
  await writeFile(join(backup, 'tables/album.copy.gz'), 'not what was written');

  await expect(restore(backup)).rejects.toThrow('tables/album.copy.gz');

  expect(await idsIn('account')).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
  await expect(assertRestoreComplete(target.connectionString)).resolves.toBeUndefined();
});
