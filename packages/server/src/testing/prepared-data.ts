// A data folder that already had its first start: for tests of what comes after it. Making a database takes longer than most of
// what they look at.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

export interface PreparedData {
  /** Makes the folder, with a migrated database that nobody has written to. */
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
      // Not Node's own copy: owners and rights must stay what PostgreSQL wants.
      const { status, stderr } = spawnSync('cp', ['-a', join(source, 'postgres'), dataDir]);
      if (status !== 0) throw new Error(`the prepared data could not be copied: ${String(stderr)}`);
    },
    remove: () => rm(source, { recursive: true, force: true }),
  };
}
