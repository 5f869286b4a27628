// `npm run backup` as a process that is killed while it copies files.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBackups } from '../backup/backup-folder.ts';
import { openBackup } from '../backup/read-backup.ts';
import { hashSha256 } from '../backup/write-file.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories.ts';
import { runServerCommand } from '../testing/server-command.ts';
import { createStoredAlbum } from '../testing/stored-albums.ts';

const IMAGES = 150;
/** A backup may end before the kill reaches it. */
const TRIES = 4;

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'palmares-backup-command-')),
    createTestDatabase(),
  ]);
  const clock = { now: () => new Date(), advance: () => undefined };
  const place = { db: database.db, clock, dataDir: folder };
  await createStoredAlbum(place, await createUser(place), { images: IMAGES });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const backups = () => join(folder, 'backups');
const run = (kill?: AbortSignal) => {
  const env = { DATA_DIR: folder, DATABASE_URL: database.connectionString };
  return runServerCommand('backup', [], env, kill === undefined ? {} : { kill });
};

async function countFiles(): Promise<number> {
  const names = await readdir(backups(), { recursive: true }).catch(() => []);
  return names.filter((name) => /files\/..\/.*\./.test(name)).length;
}

/** Returns whether a backup was killed once it had copied so many files. */
async function killAfter(files: number): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    await rm(backups(), { recursive: true, force: true });
    const kill = new AbortController();
    const running = run(kill.signal);
    const over = new AbortController();
    void running.finally(() => over.abort());
    while (!over.signal.aborted && (await countFiles()) < files) await sleep(2);
    kill.abort();
    if ((await running).code === null && (await listBackups(backups())).length === 0) return true;
  }
  return false;
}

/** Files that were copied at the kill. */
const KILLS = [
  { files: 40, tags: [] },
  { files: 1, tags: ['thorough'] },
  { files: 400, tags: ['thorough'] },
];

for (const { files, tags } of KILLS)
  test(`killed once it has copied ${files} files: it is no backup, and the next one is whole`, {
    retry: 0,
    tags,
  }, async () => {
    expect(await killAfter(files)).toBe(true);

    const { code, output } = await run();

    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${5 * IMAGES} fichiers`),
    });
    const [made] = await listBackups(backups());
    const opened = await openBackup({ folder: made?.folder ?? '', identities: [], erasures: 'beside' });
    let count = 0;
    for await (const { path, sha256 } of opened.files()) {
      expect(hashSha256(await readFile(join(opened.folder, path)))).toBe(sha256);
      count += 1;
    }
    expect(count).toBe(5 * IMAGES);
    expect((await readdir(backups())).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });
