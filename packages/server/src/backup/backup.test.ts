// A backup made while the site serves, and its files on the disk (docs/decisions/0065).
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackupConfig } from '../config/backup.ts';
import { runMaintenance } from '../maintenance.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { collect } from '../testing/collect.ts';
import {
  asVisitor,
  createTierlist,
  createToken,
  getImageFolder,
  signedIn,
  type TestUser,
} from '../testing/factories.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { backUpWhenDue, createBackupQueues } from './back-up-when-due.ts';
import { connectForBackup } from './backup-connection.ts';
import { listBackups } from './backup-folder.ts';
import { parseStoredLine } from './backup-format.ts';
import { readLines } from './line-file.ts';
import { type BackupInput, makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { EXCLUDED_TABLES, listTables } from './tables.ts';
import { hashSha256 } from './write-file.ts';

const DAY_MS = 86_400_000;

let t: TestApp;
let lea: TestUser;
let me: Client;
let dir: string;
beforeAll(async () => {
  t = await createTestApp();
  dir = t.deps.config.backup.dir;
});
afterAll(() => t.close());
beforeEach(async () => {
  await clearSite(t);
  ({ user: lea, client: me } = await signedIn(t, { nametag: 'lea', username: 'Léa des Renards' }));
});

const getInput = (change: Partial<BackupConfig> = {}, images: BackupInput['images'] = t.deps.images) => ({
  connectionString: t.connectionString,
  images,
  backup: { ...t.deps.config.backup, ...change },
  log: t.deps.log,
});
const backUp = (change: Partial<BackupConfig> = {}) => makeBackup(getInput(change));

async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => join(entry.parentPath, entry.name));
}

async function getText(folder: string): Promise<string> {
  const paths = await listPaths(folder);
  const texts = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    }),
  );
  return texts.join('\n');
}

/** A store that blocks at its first file until it is released. */
function gated() {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const images: BackupInput['images'] = {
    async open(key, variant) {
      reached.resolve();
      await gate.promise;
      return t.deps.images.open(key, variant);
    },
  };
  return { images, reached: reached.promise, open: gate.resolve };
}

test('every table is in a backup, or left out on purpose: decide for a new one in tables.ts, and write it here', async () => {
  const client = await connectForBackup(t.connectionString);
  const found = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const backedUp = (await listTables(client)).map(({ name }) => name);
  await client.end();

  expect(backedUp.toSorted()).toEqual([
    'account',
    'account_erasure',
    'account_role',
    'album',
    'album_category',
    'album_count_change',
    'audit_event',
    'category',
    'flagged_image',
    'gone_page',
    'image',
    'image_purge',
    'palmares',
    'palmares_mark',
    'ranking',
    'ranking_image',
    'recovery_code',
    'report',
    'report_case',
    'report_copy',
    'report_copy_image',
    'role',
    'room_result',
    'second_factor',
    'setting',
    'stored_file',
    'tierlist',
    'tierlist_line',
    'tierlist_line_image',
    'tournament',
    'tournament_duels',
    'tournament_image',
  ]);
  expect([...backedUp, ...EXCLUDED_TABLES].toSorted()).toEqual(found.rows.map(({ name }) => name));
});

test('columns of bytes are hashes, keys and salts: those of a backup are named here, each promised a life of years', async () => {
  const client = await connectForBackup(t.connectionString);
  const found = await client.query<{ name: string; table: string }>(
    `select table_name as table, table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 2`,
  );
  await client.end();

  expect(found.rows.filter(({ table }) => !EXCLUDED_TABLES.has(table)).map(({ name }) => name)).toEqual([
    'recovery_code.code_hash',
    'second_factor.sealed_key',
  ]);
});

describe('what is in it', () => {
  test('rows and files with their number, and nothing that would let somebody in', async () => {
    const album = await createStoredAlbum(t, lea, { name: 'Renards', images: 2, status: 'private' });
    await createTierlist(t, lea, album);
    const session = await t.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    await asVisitor(t).post('/author/report', { reason: 'illegal', nametag: 'lea' });
    const { salt } = await t.db.selectFrom('report_salt').select('salt').executeTakeFirstOrThrow();
    await createToken(t, lea);
    await t.db
      .insertInto('account_link')
      .values({
        account_id: lea.id,
        kind: 'password_reset',
        token_hash: randomBytes(32),
        email: 'lien@example.org',
        expires_at: t.clock.now(),
      })
      .execute();

    const made = await backUp();

    const opened = await openBackup({ folder: made.folder, identities: [], erasures: 'beside' });
    const rows = Object.fromEntries(opened.contents.tables.map(({ name, rows: count }) => [name, count]));
    expect(rows).toMatchObject({ account: 1, album: 1, image: 2, stored_file: 2, tierlist_line_image: 2 });
    expect(made).toMatchObject({ files: 10, linked: 0, missing: [], removed: 0 });
    expect((await collect(opened.files())).map(({ key }) => key).toSorted()).toEqual(
      album.keys.flatMap((key) => [key, key, key, key, key]).toSorted(),
    );
    const text = await getText(made.folder);
    expect(text).toContain('Renards');
    const setting = await t.db.selectFrom('setting').selectAll().executeTakeFirstOrThrow();
    const { secret } = setting.value as { secret: string };
    for (const hidden of [session.id, 'lien@example.org', secret, salt.toString('hex')])
      expect(text).not.toContain(hidden);
  });

  test('is its owner’s alone: 0600 for files, 0700 for folders', async () => {
    await createStoredAlbum(t, lea, { images: 1 });

    await backUp();

    const modes = await Promise.all(
      (await listPaths(dir)).map(async (path) => {
        const found = await stat(path);
        return found.isDirectory()
          ? `d${(found.mode & 0o777).toString(8)}`
          : (found.mode & 0o777).toString(8);
      }),
    );
    expect(new Set(modes)).toEqual(new Set(['600', 'd700']));
  });

  test('PR-32: encrypted, nothing of it can be read without the secret key', async () => {
    const album = await createStoredAlbum(t, lea, { name: 'Renards', images: 1 });
    const recipient = await identityToRecipient(await generateX25519Identity());

    const { folder } = await backUp({ recipients: [recipient] });

    const paths = (await listPaths(folder)).filter((path) => !/\/(backup\.json|stored\.jsonl)$/.test(path));
    for (const path of paths) {
      if ((await stat(path)).isDirectory()) continue;
      expect((await readFile(path, 'latin1')).slice(0, 21)).toBe('age-encryption.org/v1');
    }
    const readable = `${await getText(folder)}\n${(await listPaths(folder)).join('\n')}`;
    for (const hidden of ['Renards', 'Léa', album.keys[0] ?? '']) expect(readable).not.toContain(hidden);
    expect(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))).toEqual({
      format: 2,
      recipients: [recipient],
      stored: hashSha256(await readFile(join(folder, 'stored.jsonl'))),
    });
  });

  test('encrypted, it can be checked without the secret key', async () => {
    await createStoredAlbum(t, lea, { images: 1 });
    const recipient = await identityToRecipient(await generateX25519Identity());

    const { folder } = await backUp({ recipients: [recipient] });

    const lines = await collect(readLines(join(folder, 'stored.jsonl')));
    const listed = lines.flatMap((line) => parseStoredLine(line) ?? []);
    for (const { path, bytes, sha256 } of listed) {
      const stored = await readFile(join(folder, path));
      expect({ path, bytes: stored.length, sha256: hashSha256(stored) }).toEqual({ path, bytes, sha256 });
    }
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const sealed = entries.filter((entry) => entry.name.endsWith('.age'));
    expect(listed).toHaveLength(sealed.length);
  });

  test('an image whose file is gone does not hinder it, and is told', async () => {
    const album = await createStoredAlbum(t, lea, { images: 2 });
    await t.deps.images.remove(album.keys[0] ?? '');

    expect(await backUp()).toMatchObject({ files: 5, missing: [album.keys[0]] });
  });

  test('images whose files are gone are told in one line, with the first of them', async () => {
    const album = await createStoredAlbum(t, lea, { images: 12 });
    for (const key of album.keys) await t.deps.images.remove(key);
    t.logs.length = 0;

    const made = await backUp();

    const first = album.keys.toSorted().slice(0, 10);
    expect(made).toMatchObject({ files: 0, missingCount: 12, missing: first });
    const told = t.logs.filter((line) => line.includes('whose file is gone'));
    expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ count: 12, keys: first }]);
  });
});

describe('while the site serves', () => {
  test('PR-29: what is deleted meanwhile is in it whole, and its files go once the backup is over', {
    retry: 0,
  }, async () => {
    const album = await createStoredAlbum(t, lea, { images: 2 });
    const gate = gated();
    const backup = makeBackup(getInput({}, gate.images));
    await gate.reached;

    await me.delete(`/album/${album.id}`);
    t.clock.advance(2 * 3_600_000);
    await runMaintenance(t.deps);
    const during = await Promise.all(album.keys.map((key) => t.deps.images.list(key)));
    gate.open();
    const made = await backup;
    await runMaintenance(t.deps);

    expect(during.map((variants) => variants.length)).toEqual([5, 5]);
    expect(made).toMatchObject({ files: 10, missing: [] });
    await expect(readdir(getImageFolder(t, album.keys[0] ?? ''))).rejects.toThrow('ENOENT');
    expect(await t.db.selectFrom('stored_file').selectAll().execute()).toEqual([]);
  });

  test('files go at once when no backup runs', async () => {
    const album = await createStoredAlbum(t, lea, { images: 2 });

    await me.delete(`/album/${album.id}`);

    expect(await t.db.selectFrom('stored_file').selectAll().execute()).toEqual([]);
  });

  test('a second one is refused', async () => {
    await createStoredAlbum(t, lea, { images: 1 });
    const gate = gated();
    const first = makeBackup(getInput({}, gate.images));
    await gate.reached;

    await expect(backUp()).rejects.toThrow('Une autre sauvegarde est en cours');
    gate.open();
    await first;
  });

  test('one whose connection is lost is no backup, since files may have been removed', {
    retry: 0,
  }, async () => {
    await createStoredAlbum(t, lea, { images: 1 });
    const gate = gated();
    const backup = makeBackup(getInput({}, gate.images)).catch((error: unknown) => error);
    await gate.reached;
    const client = await connectForBackup(t.connectionString);
    await client.query(
      `select pg_terminate_backend(pid, 10_000) from pg_stat_activity
       where application_name = 'palmares-backup' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
    gate.open();

    expect(String(await backup)).toContain('La connexion à la base de données a été perdue');
    // A file that was copied before the loss was noticed stays for the next backup.
    const names = await readdir(dir);
    expect(names.filter((name) => !name.startsWith('unfinished-'))).toEqual(['erased']);
  });

  test('one that is stopped leaves nothing', async () => {
    await createStoredAlbum(t, lea, { images: 1 });
    const gate = gated();
    const stop = new AbortController();
    const backup = makeBackup(getInput({}, gate.images), stop.signal);
    await gate.reached;
    stop.abort();
    gate.open();

    await expect(backup).rejects.toThrow('aborted');
    expect(await readdir(dir)).toEqual(['erased']);
  });
});

describe('one after another', () => {
  const inodes = async (folder: string) => {
    const files = await listPaths(join(folder, 'files'));
    const found = await Promise.all(files.map((path) => stat(path)));
    return found.filter((one) => one.isFile()).map(({ ino }) => ino);
  };

  test('the files of the one before are named once more; only new ones are copied', async () => {
    await createStoredAlbum(t, lea, { images: 2 });
    const first = await backUp();
    await createStoredAlbum(t, lea, { images: 1 });

    const second = await backUp();

    expect(second).toMatchObject({ files: 15, linked: 10 });
    const before = await inodes(first.folder);
    const after = await inodes(second.folder);
    expect(after).toHaveLength(15);
    expect(before.every((inode) => after.includes(inode))).toBe(true);
  });

  test('a file that is lost since is taken from the one before', async () => {
    const album = await createStoredAlbum(t, lea, { images: 2 });
    await backUp();
    await t.deps.images.remove(album.keys[0] ?? '');

    expect(await backUp()).toMatchObject({ files: 10, linked: 10, missingCount: 0 });
  });

  test('a file that was cut short in the one before is copied again, and another encryption too', async () => {
    await createStoredAlbum(t, lea, { images: 1 });
    const first = await backUp();
    const paths = await listPaths(join(first.folder, 'files'));
    const path = paths.find((one) => one.endsWith('.full')) ?? '';
    await writeFile(path, 'short');

    expect(await backUp()).toMatchObject({ files: 5, linked: 4 });
    const recipients = [await identityToRecipient(await generateX25519Identity())];
    expect(await backUp({ recipients })).toMatchObject({ files: 5, linked: 0 });
    expect(await backUp({ recipients })).toMatchObject({ files: 5, linked: 5 });
  });

  test('PR-32: those that are too old go, and what was cut off', async () => {
    const getName = (age: number) => new Date(Date.now() - age).toISOString().replaceAll(/[:.]/g, '-');
    const [old, kept] = [getName(8 * DAY_MS), getName(6 * DAY_MS)];
    for (const name of [old, kept, getName(DAY_MS), 'unfinished-x', 'mine']) {
      await mkdir(join(dir, name), { recursive: true });
      if (name === old || name === kept) await writeFile(join(dir, name, 'backup.json'), '{}');
    }

    const made = await backUp({ keepDays: 7 });

    expect(made.removed).toBe(1);
    const left = await readdir(dir);
    expect(left.toSorted()).toEqual([kept, made.folder.slice(dir.length + 1), 'erased', 'mine'].toSorted());
  });

  test('by themselves they are made when the newest is old enough', async () => {
    const deps = {
      ...t.deps,
      config: { ...t.deps.config, backup: { ...t.deps.config.backup, everyHours: 24 } },
    };
    const ask = () => backUpWhenDue(deps, t.connectionString, new AbortController().signal);
    const count = async () => (await readdir(dir)).filter((name) => name.startsWith('2')).length;
    await ask();
    const [made] = await listBackups(dir);
    const ageMs = t.clock.now().getTime() - (made?.at.getTime() ?? 0);
    t.clock.advance(DAY_MS - ageMs - 60_000);

    expect(await ask()).toBe(false);
    expect(await count()).toBe(1);

    t.clock.advance(61_000);
    expect(await ask()).toBe(true);
    expect(await count()).toBe(2);
  });

  test('only a server that is told to make them by itself takes such a job', async () => {
    const withHours = (everyHours: number | undefined) => ({
      ...t.deps,
      config: { ...t.deps.config, backup: { ...t.deps.config.backup, everyHours } },
    });

    expect(createBackupQueues(withHours(undefined), t.connectionString)).toEqual([]);
    expect(createBackupQueues(withHours(24), t.connectionString)).toMatchObject([{ name: 'backups' }]);
  });
});
