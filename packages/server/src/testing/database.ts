import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createDatabase, type DatabaseOptions } from '../db/pool.ts';
import type { Database } from '../db/schema.ts';
import { errorCode } from '../start-error.ts';

/** PostgreSQL's insufficient_privilege. */
const NOT_PERMITTED = '42501';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated database that tests copy. */
    readonly templateDatabase: string;
  }
}

/** Milliseconds; while all tests of a machine run together, PostgreSQL may open a connection only after seconds. */
export const TEST_CONNECT_TIMEOUT_MS = 10_000;

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  /** Closes `db` and drops the database, even if others are still connected to it. */
  drop(): Promise<void>;
}

/** A fresh, migrated and empty database for one test file (about 50 ms). */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom(getDatabase(inject('templateDatabase')));
}

/** A pool of connections as the application has it, with time to open them. The caller destroys it. */
export function openTestPool(
  connectionString: string,
  options: Partial<DatabaseOptions> = {},
): Kysely<Database> {
  const log = pino({ level: 'silent' });
  return createDatabase({ connectionString, log, connectTimeoutMs: TEST_CONNECT_TIMEOUT_MS, ...options });
}

/** A database without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom('template0');
}

async function createDatabaseFrom(source: string): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  const name = `${getDatabase(template)}_${randomBytes(4).toString('hex')}`;
  await runOnServer(template, `create database ${name} template ${source}`);
  const connectionString = withDatabase(template, name);
  const db = openTestPool(connectionString, { max: 5 });
  return {
    db,
    connectionString,
    async drop() {
      await db.destroy();
      await dropDatabase(template, name);
    },
  };
}

/**
 * Ends the connections of the tests, which the role may do. An autovacuum worker belongs to the superuser and disconnects by itself within
 * a moment.
 */
async function dropDatabase(template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnServer(template, `drop database if exists ${name} with (force)`);
    } catch (error) {
      if (errorCode(error) !== NOT_PERMITTED || attempt === 50) throw error;
      await sleep(100);
    }
  }
}

/** The same server and account, with another database. */
export function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

function getDatabase(connectionString: string): string {
  return new URL(connectionString).pathname.slice(1);
}

async function runOnServer(connectionString: string, statement: string): Promise<void> {
  // It must not connect to the template: PostgreSQL copies a database only while nobody is connected to it.
  const client = new Client({ connectionString: withDatabase(connectionString, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
