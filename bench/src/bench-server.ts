// The whole server on a database and a folder of its own, for benchmarks; everything is removed at the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@palmares/server/app';
import { parseConfig } from '@palmares/server/config';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { migrate } from '@palmares/server/db/migrate';
import { createDatabase } from '@palmares/server/db/pool';
import type { Database } from '@palmares/server/db/schema';
import { createDeps, type Deps } from '@palmares/server/deps';
import type { Kysely } from 'kysely';
import { pino } from 'pino';

export type BenchServer = {
  readonly address: string;
  readonly dataDir: string;
  readonly db: Kysely<Database>;
  readonly deps: Deps;
  readonly stop: () => Promise<void>;
};

export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palmares-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const { connectionString } = postgres;
  await migrate(connectionString, log);
  const db = createDatabase({ connectionString, log });
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }, dataDir);
  const deps = await createDeps({ config, db, log });
  const app = await createApp(deps);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    dataDir,
    db,
    deps,
    async stop() {
      await app.close();
      await deps.close();
      await db.destroy();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
