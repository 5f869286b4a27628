// `npm run restore` as a process: the state after a refusal, and that nothing starts after it was killed. `npm run test:long -- restore`
// kills it at more moments.
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories.ts';
import { runServerCommand } from '../testing/server-command.ts';
import { spawnServer, waitUntilUnused } from '../testing/server-process.ts';
import { createStoredAlbum } from '../testing/stored-albums.ts';

let folder: string;
let database: TestDatabase;
/** A backup with its erasure list beside it. */
let backup: string;
beforeAll(async () => {
  [folder, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'palmares-restore-command-')),
    createTestDatabase(),
  ]);
  const dataDir = join(folder, 'site');
  const place = { db: database.db, clock: { now: () => new Date(), advance: () => undefined }, dataDir };
  await createStoredAlbum(place, await createUser(place));
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.connectionString };
  const { code, output } = await runServerCommand('backup', [], env);
  if (code !== 0) throw new Error(output);
  const names = await readdir(join(dataDir, 'backups'));
  backup = join(dataDir, 'backups', names.find((name) => name.startsWith('2')) ?? '');
});
afterEach(() => rm(join(folder, 'copy'), { recursive: true, force: true }));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const copy = () => join(folder, 'copy');
const restore = (words: readonly string[], options: { kill?: AbortSignal } = {}) =>
  runServerCommand('restore', words, { DATA_DIR: copy() }, options);
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns the error output of a server that refuses to start. */
async function getRefusal(env: NodeJS.ProcessEnv): Promise<string> {
  const server = await spawnServer({ dataDir: copy(), env });
  const isReady = await server.ready().then(
    () => true,
    () => false,
  );
  server.child.kill('SIGTERM');
  await server.exited;
  expect(isReady).toBe(false);
  return server.output();
}

/** Copies the backup without its erasure list. */
async function copyBackup(name: string): Promise<string> {
  const copied = join(folder, name, 'backup');
  await cp(backup, copied, { recursive: true });
  return copied;
}

test('what is refused is told in plain lines, and leaves nothing behind', async () => {
  await mkdir(join(folder, 'nothing'));
  const alone = await copyBackup('alone');
  const torn = await copyBackup('torn');
  const manifest = await readFile(join(torn, 'backup.json'), 'utf8');
  const otherRows = manifest.replace(/("name": "image",[^}]*"rows": )1/, '$12');
  await writeFile(join(torn, 'backup.json'), otherRows);

  const refusals = [
    [[alone], 'ajoutez --without-erasures'],
    [[backup, '--erased', join(folder, 'nothing')], 'donné avec --erased, ne contient pas'],
    [[backup, '--erased', dirname(backup), '--without-erasures'], 'Usage'],
    [[torn, '--without-erasures'], 'contient 1 lignes au lieu de 2'],
  ] as const;
  const replies = await Promise.all(refusals.map(([words]) => restore(words)));

  for (const [index, { code, output }] of replies.entries()) {
    expect(output).toContain(refusals[index]?.[1]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }
  expect(await isThere(copy())).toBe(false);
});

test('killed while its database is made: no server and no command begins there, and it is run again', {
  retry: 0,
}, async () => {
  const kill = new AbortController();
  const killed = restore([backup], { kill: kill.signal });
  while (!(await isThere(join(copy(), 'restore-begun')))) await sleep(10);
  kill.abort();
  expect((await killed).code).toBeNull();
  expect(await waitUntilUnused(copy())).toBe(true);

  expect(await getRefusal({})).toContain("n'est pas finie");
  const backedUp = await runServerCommand('backup', [], { DATA_DIR: copy() });
  expect(backedUp).toMatchObject({ code: 1, output: expect.stringContaining("n'est pas finie") });

  const restored = await restore([backup, '--erased', join(dirname(backup), 'erased')]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Chaque fichier correspond') });
  const again = await spawnServer({ dataDir: copy() });
  await again.ready();
  again.child.kill('SIGTERM');
  await again.exited;
});

test('half restored in a database of one’s own: no server and no command begins there', async () => {
  const half = await createTestDatabase();
  const env = { DATA_DIR: copy(), DATABASE_URL: half.connectionString };
  await half.db.insertInto('setting').values({ name: 'restore', value: '{"from":"x"}' }).execute();

  const refusal = await getRefusal(env);
  const checked = await runServerCommand('check-data', ['--mend'], env);
  await half.drop();

  expect(refusal).toContain("n'est pas finie");
  expect(checked).toMatchObject({ code: 1, output: expect.stringContaining("n'est pas finie") });
});
