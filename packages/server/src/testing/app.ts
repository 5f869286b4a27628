// The real application on a database and a folder of its own. The clock, the content check and the test's own overrides are replaced. Every
// SQL statement and every log line is recorded, for tests that count or search them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type Logger, pino } from 'pino';
import { createApp } from '../app.ts';
import { type Config, parseConfig } from '../config.ts';
import { Listener } from '../db/listener.ts';
import { countConnections, createPool, type DatabaseOptions, databaseOver } from '../db/pool.ts';
import { createRevocations, type Revocations } from '../db/revocations.ts';
import type { Database } from '../db/schema.ts';
import { SERVER_SESSION } from '../db/server-session.ts';
import { BACKGROUND_TIMEOUT_MS, createDeps, createImages, type Deps } from '../deps.ts';
import { LOG_OPTIONS } from '../logger.ts';
import { createTestDatabase, TEST_CONNECT_TIMEOUT_MS, withDatabase } from './database.ts';
import { createFakeCheck, type FakeCheck } from './fake-check.ts';
import { createRealBucket } from './real-bucket.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  /** The application's clock. */
  readonly clock: { now(): Date; advance(ms: number): void };
  readonly check: FakeCheck;
  /** Statements sent by the application and by `db`, oldest first. The test clears it. */
  readonly statements: string[];
  readonly logs: string[];
  readonly dataDir: string;
  close(): Promise<void>;
};

/** Advances to the next multiple of `ms`, where a window of a rate limit begins. */
export function advanceToNext(clock: TestApp['clock'], ms: number): void {
  clock.advance(ms - (clock.now().getTime() % ms));
}

export type TestAppOptions = {
  readonly config?: Partial<Config>;
  readonly replaced?: Partial<Deps>;
  /** A second process on the database and the folder of this one; close it after this one. */
  readonly beside?: TestApp;
  /** Those of a server by default. */
  readonly revocations?: Revocations;
};

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connectionString, dataDir, s3, remove } = options.beside
    ? { ...options.beside, s3: options.beside.deps.config.s3, remove: async () => undefined }
    : await createFoundations();
  const logs: string[] = [];
  const log: Logger = pino(
    { level: 'trace', ...LOG_OPTIONS },
    { write: (line: string) => void logs.push(line) },
  );
  const statements: string[] = [];
  const listener = new Listener(connectionString, SERVER_SESSION);
  const { revocations = createRevocations(listener) } = options;
  const { db, pool, probe } = openPools(connectionString, { log, revocations }, statements);
  const config = {
    ...parseConfig({ RATE_LIMITS: 'off', DEMO: 'off' }, dataDir),
    ...(s3 === undefined ? {} : { s3, filesIn: 's3' as const }),
    ...options.config,
  };
  const check = createFakeCheck();
  let ahead = 0;
  const clock = {
    now: () => new Date(Date.now() + ahead),
    advance(ms: number) {
      ahead += ms;
    },
  };
  const platform = { db, directUrl: connectionString, pool, probe, log, listener, revocations };
  const deps = await createDeps(
    { config: { ...config, dataDir }, ...platform },
    {
      contentCheck: check,
      clock: clock.now,
      // A real S3 for tests on the same machine may exceed the usual read timeout.
      ...(s3 === undefined
        ? {}
        : { images: await createImages({ ...config, dataDir }, BACKGROUND_TIMEOUT_MS) }),
      ...options.replaced,
    },
  );
  const app = await createApp(deps);
  await app.ready();
  return {
    app,
    deps,
    db,
    connectionString,
    clock,
    check,
    statements,
    logs,
    dataDir,
    async close() {
      await app.close();
      await deps.close();
      await revocations.close();
      listener.close();
      await Promise.all([db.destroy(), probe.destroy()]);
      await remove();
    },
  };
}

async function createFoundations() {
  const [database, dataDir, s3] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'palmares-app-')),
    createRealBucket(),
  ]);
  const remove = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { connectionString: database.connectionString, dataDir, s3, remove };
}

function openPools(
  directUrl: string,
  { log, revocations }: Pick<Deps, 'log' | 'revocations'>,
  statements: string[],
): Pick<Deps, 'db' | 'pool' | 'probe'> {
  const shared = { ...getPooled(directUrl), log, connectTimeoutMs: TEST_CONNECT_TIMEOUT_MS };
  const pool = openRecorded({ ...shared, revocations }, statements);
  return {
    db: databaseOver(pool, shared),
    pool: () => countConnections(pool),
    probe: databaseOver(openRecorded({ ...shared, max: 1 }, statements), shared),
  };
}

/** In a long test (`npm run test:long -- pooler`) the application reaches its database through a pooler. */
function getPooled(
  directUrl: string,
): Pick<DatabaseOptions, 'connectionString' | 'directUrl' | 'namedStatements'> {
  const pooler = process.env['TEST_POOLER_URL'];
  if (pooler === undefined) return { connectionString: directUrl };
  const connectionString = withDatabase(pooler, new URL(directUrl).pathname.slice(1));
  return { connectionString, directUrl, namedStatements: false };
}

function openRecorded(options: DatabaseOptions, statements: string[]): Pool {
  const pool = createPool(options);
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    Object.assign(client, {
      query(...input: unknown[]) {
        const [first] = input;
        statements.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
        return query(...input);
      },
    });
  });
  return pool;
}
