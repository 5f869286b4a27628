// Encrypted backups made by older versions: one of format 1 with the salt of a day (`testing/old-backup`), and one of format 2 whose list
// is in no order. They can be restored, and the next backup links their files.
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createEmptyDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories.ts';
import { createRestoreStage, type RestoreStage } from '../testing/restore-stage.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { readManifest } from './backup-format.ts';
import { makeBackup } from './make-backup.ts';
import { readIdentities } from './sealing.ts';
import { hashSha256 } from './write-file.ts';

const NAME = '2026-11-24T00-00-00-000Z';
const OLD = join(import.meta.dirname, '../testing/old-backup');

let t: TestApp;
let stage: RestoreStage;
beforeAll(async () => {
  t = await createTestApp();
  stage = await createRestoreStage(t, createEmptyDatabase);
});
afterAll(async () => {
  await stage.remove();
  await t.close();
});

test('it comes back without its salt, and the next backup links its files under names that hide their keys', async () => {
  const backup = join(OLD, NAME);
  const identities = await readIdentities(join(OLD, 'secret-key'));

  await expect(stage.restore(backup, { identities })).rejects.toThrow('--without-erasures');
  const restored = await stage.restore(backup, { identities, erasures: 'none' });

  expect(restored).toMatchObject({ files: 5, damaged: [], issues: [] });
  const { db, connectionString } = stage.target;
  expect(await db.selectFrom('album').select('name').execute()).toEqual([{ name: 'Renards' }]);
  expect(await db.selectFrom('report').select('visitor').execute()).toHaveLength(1);
  expect(await db.selectFrom('report_salt').selectAll().execute()).toEqual([]);

  // Categories of the time before English names got theirs by a migration (AL-87).
  const categories = await db.selectFrom('category').orderBy('id').select(['name', 'name_en']).execute();
  expect(categories).toEqual(DEFAULT_CATEGORIES);

  const dir = join(stage.folder, 'backups');
  await cp(backup, join(dir, NAME), { recursive: true });
  const { recipients } = await readManifest(backup);
  const getInode = async (path: string) => (await stat(path)).ino;
  const before = await getInode(await firstFile(join(dir, NAME)));
  const config = { ...t.deps.config.backup, dir, recipients };
  const made = await makeBackup({ connectionString, images: stage.files, backup: config, log: t.deps.log });

  expect(made).toMatchObject({ files: 5, linked: 5 });
  const names = await readdir(join(made.folder, 'files'), { recursive: true });
  const [{ file_key: key } = { file_key: '' }] = await db.selectFrom('image').select('file_key').execute();
  expect(names.join()).not.toContain(key);
  const inodes = await Promise.all(names.map((name) => getInode(join(made.folder, 'files', name))));
  expect(inodes).toContain(before);
  expect(await readFile(join(made.folder, 'stored.jsonl'), 'utf8')).not.toContain(key);
});

test('one whose list begins with the tables, then names the files in no order, is linked and restored too', async () => {
  await clearSite(t);
  await createStoredAlbum(t, await createUser(t), { images: 3 });
  const identities = await readIdentities(join(OLD, 'secret-key'));
  const { recipients } = await readManifest(join(OLD, NAME));
  const backup = { ...t.deps.config.backup, recipients };
  const make = () =>
    makeBackup({ connectionString: t.connectionString, images: t.deps.images, backup, log: t.deps.log });
  const { folder } = await make();
  const list = join(folder, 'stored.jsonl');
  const lines = (await readFile(list, 'utf8')).trimEnd().split('\n');
  // The list ends with the tables: the reverse begins with them.
  await writeFile(list, `${lines.toReversed().join('\n')}\n`);
  const manifest = { format: 2, recipients, stored: hashSha256(await readFile(list)) };
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));

  const made = await make();

  expect(made).toMatchObject({ files: 15, linked: 15 });
  const sorted = (await readFile(join(made.folder, 'stored.jsonl'), 'utf8')).split('\n').slice(0, 15);
  expect(sorted).toEqual(lines.slice(0, 15));
  for (const each of [folder, made.folder]) {
    const own = await createRestoreStage(t);
    expect(await own.restore(each, { identities })).toMatchObject({ files: 15, damaged: [], issues: [] });
    await own.remove();
  }
});

async function firstFile(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'files'), { recursive: true });
  return join(folder, 'files', names.find((name) => name.endsWith('.age')) ?? '');
}
