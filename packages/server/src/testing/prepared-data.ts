// A data folder after its first start, for tests of later starts: creating a database takes longer than most of what they test.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

export interface PreparedData {
  /** Creates the folder, with a migrated and empty database. */
  copyTo(dataDir: string): Promise<void>;
  remove(): Promise<void>;
}

export async function prepareData(): Promise<PreparedData> {
  const log = pino({ level: 'silent' });
  const source = await mkdtemp(join(tmpdir(), 'palmares-prepared-'));
  const postgres = await startEmbeddedPostgres({ dataDir: source, log, fastAndUnsafe: true });
  await migrate(postgres.connectionString, log);
  await postgres.stop();
  return {
    async copyTo(dataDir) {
      await mkdir(dataDir, { recursive: true });
      // Node's own copy would not keep the owners and modes that PostgreSQL requires.
      const { status, stderr } = spawnSync('cp', ['-a', join(source, 'postgres'), dataDir]);
      if (status !== 0) throw new Error(`the prepared data could not be copied: ${String(stderr)}`);
    },
    remove: () => rm(source, { recursive: true, force: true }),
  };
}
