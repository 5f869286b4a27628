// The commands as processes: on an external PostgreSQL, into an empty folder with the embedded one, and next to a running server. `npm run
// test:long -- restore` is the long form.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMAGE_VARIANTS, variantFileName } from '../files/image-store.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/database.ts';
import { createUser, getImageFolder } from '../testing/factories.ts';
import { toS3Environment } from '../testing/real-bucket.ts';
import { createS3Server } from '../testing/s3-server.ts';
import { runServerCommand } from '../testing/server-command.ts';
import { spawnServer, waitUntilUnused } from '../testing/server-process.ts';
import { createStoredAlbum } from '../testing/stored-albums.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'palmares-commands-')),
    createTestDatabase(),
  ]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Name = Parameters<typeof runServerCommand>[0];
const onOwnPostgres = (name: Name, ...words: string[]) =>
  runServerCommand(name, words, {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.connectionString,
  });
const onCopy = (name: Name, ...words: string[]) =>
  runServerCommand(name, words, { DATA_DIR: join(folder, 'copy') });

test('PR-29, PR-30: an administrator is made, backed up, restored into an empty folder, served and checked', {
  retry: 0,
}, async () => {
  const admin = await onOwnPostgres('admin', 'create', 'patronne', 'patronne@example.org');
  const made = await onOwnPostgres('backup');
  const backups = join(folder, 'data/backups');
  const name = (await readdir(backups)).find((one) => one.startsWith('2')) ?? '';
  const restored = await onCopy('restore', join(backups, name));
  const server = await spawnServer({ dataDir: join(folder, 'copy') });
  await server.ready();
  const checked = await onCopy('check-data');
  const again = await onCopy('admin', 'promote', 'patronne');
  server.child.kill('SIGTERM');
  await server.exited;

  expect(admin).toMatchObject({ code: 0, output: expect.stringMatching(/mot de passe\u00A0: [\w-]{20}/) });
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Sauvegarde faite') });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Chaque fichier correspond') });
  expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('Tout est cohérent') });
  expect(again).toEqual({
    code: 1,
    output: 'Le compte «\u00A0patronne\u00A0» fait déjà partie de l’administration.\n',
  });
  expect(await waitUntilUnused(folder)).toBe(true);
});

test('PR-27: images are moved from the disk into an S3', { retry: 0 }, async () => {
  const s3 = await createS3Server();
  const db = openTestPool(database.connectionString);
  const clock = { now: () => new Date(), advance: () => undefined };
  const place = { db, clock, dataDir: join(folder, 'data') };
  const { keys } = await createStoredAlbum(place, await createUser(place));
  const [key = ''] = keys;

  const moved = await runServerCommand('move-files', ['to-s3'], {
    DATA_DIR: place.dataDir,
    DATABASE_URL: database.connectionString,
    ...toS3Environment(s3.config),
  });
  await Promise.all([db.destroy(), s3.close()]);

  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('1 image déplacée') });
  const names = IMAGE_VARIANTS.map((variant) => `${key}/${variantFileName(variant)}`);
  expect([...s3.objects.keys()].toSorted()).toEqual(names.toSorted());
  await expect(readdir(getImageFolder(place, key))).rejects.toThrow('ENOENT');
});
