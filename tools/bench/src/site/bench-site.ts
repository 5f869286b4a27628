// Runs the real server in its own process with its own PostgreSQL and folder, so that its CPU time
// is separate from the client's. Everything is removed at the end, except a data folder of the caller.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { buildLargeIndexes } from '@palmares/server/db/large-indexes';
import { migrate } from '@palmares/server/db/migrate';
import { createDatabase } from '@palmares/server/db/pool';
import type { Database } from '@palmares/server/db/schema';
import { spawnServer } from '@palmares/server/testing/server-process';
import type { Kysely } from 'kysely';
import { pino } from 'pino';

export const BENCH_MAIN = join(import.meta.dirname, '../../../../packages/server/src/main.ts');

export type BenchSite = {
  readonly url: string;
  /** Its database, for seeding and floors. */
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  /** Connects as the superuser of the database. */
  readonly adminConnectionString: string;
  readonly dataDir: string;
  /** Process ids, for processorTime. */
  readonly pids: { readonly server: number; readonly postgres: number };
  readonly stop: () => Promise<void>;
};

type SiteOptions = {
  /** The data folder; by default a new one, which is removed at the end. */
  readonly dataDir?: string;
  /** Disables fsync: a power cut may corrupt the data. */
  readonly fastAndUnsafe?: boolean;
};

/** The environment of a server on `connectionString`, without demo albums and rate limits. */
export const getServerEnv = (connectionString: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: connectionString,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  // As in production, because development output costs time.
  NODE_ENV: 'production',
});

/** Starts without demo albums and rate limits, unless `env` sets them. */
export async function startBenchSite(
  env: NodeJS.ProcessEnv = {},
  { dataDir: given, fastAndUnsafe = false }: SiteOptions = {},
): Promise<BenchSite> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'palmares-bench-')));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log, fastAndUnsafe });
  const { connectionString, adminConnectionString } = postgres;
  await migrate(connectionString, log);
  // No statement timeout, because this connection also fills the tables.
  const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
  // Otherwise the server creates them while a benchmark analyzes its rows, and PostgreSQL ends one of the two as a deadlock.
  await buildLargeIndexes({ db, log }, connectionString, new AbortController().signal);
  const server = await spawnServer({
    dataDir,
    mainFile: BENCH_MAIN,
    env: { ...getServerEnv(connectionString), ...env },
  });
  await server.ready().catch((error: unknown) => {
    server.child.kill('SIGKILL');
    throw error;
  });
  return {
    url: server.url,
    db,
    connectionString,
    adminConnectionString,
    dataDir,
    pids: { server: server.child.pid ?? 0, postgres: getPostmaster(dataDir) },
    async stop() {
      server.child.kill('SIGTERM');
      await server.exited;
      await db.destroy();
      await postgres.stop();
      if (given === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function getPostmaster(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}
