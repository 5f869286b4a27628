// The commands as they are run: on a PostgreSQL of one's own, into an empty folder with the embedded one, and beside a server that serves.
// `npm run test:long -- restore` is the long form.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runServerCommand } from '../testing/server-command.ts';
import { spawnServer, waitUntilUnused } from '../testing/server-process.ts';

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

test('an administrator is made, backed up, restored into an empty folder, served and checked', {
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
  expect(again).toEqual({ code: 1, output: 'Le compte «\u00A0patronne\u00A0» est déjà administrateur.\n' });
  expect(await waitUntilUnused(folder)).toBe(true);
});
