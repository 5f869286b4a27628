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
import { countConnections, createPool, type DatabaseOptions, databaseOver } from '../db/pool.ts';
import { createRevocations } from '../db/revocations.ts';
import type { Database } from '../db/schema.ts';
import { BACKGROUND_TIMEOUT_MS, createDeps, createImages, type Deps } from '../deps.ts';
import { LOG_OPTIONS } from '../logger.ts';
import { createTestDatabase } from './database.ts';
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

export type TestAppOptions = {
  readonly config?: Partial<Config>;
  readonly replaced?: Partial<Deps>;
  /** A second process on the database and the folder of this one; close it after this one. */
  readonly beside?: TestApp;
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
  const revocations = createRevocations(connectionString);
  const pool = openRecorded({ connectionString, log, revocations }, statements);
  const db = databaseOver(pool);
  const probe = databaseOver(openRecorded({ connectionString, log, max: 1 }, statements));
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
  const deps = await createDeps(
    { config: { ...config, dataDir }, db, pool: () => countConnections(pool), probe, log, revocations },
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
      revocations.close();
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
