import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Logger } from 'pino';
import { errorCode, StartError } from '../start-error.ts';
import { databaseMessages } from './database-messages.ts';
import { createPool } from './pool.ts';
import { defineRow, text, varchar } from './row-type.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

const fileName = /^(\d{3}-[a-z0-9-]+)\.ts$/;

/**
 * Milliseconds that a migration waits for a lock, before it gives up what it has and begins again. Whoever needs the same table waits behind
 * it meanwhile, and a backup may hold its lock for an hour.
 */
const LOCK_TIMEOUT_MS = 900;
const RETRY_MS = 2_000;
/** PostgreSQL's lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the database to the version of the code: forward only, all missing migrations in one transaction, under an advisory lock, so
 * that concurrent processes run each of them once. `upTo` is the last one to run, for rows that an older version wrote. Throws a StartError
 * if the database is newer than the code.
 */
export async function migrate(
  connectionString: string,
  log: Logger,
  { folder = migrationsFolder, upTo }: { folder?: string; upTo?: string } = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  // A pool of its own: waiting for the lock or building an index may exceed a request's statement timeout.
  const pool = createPool({
    connectionString,
    log,
    max: 2,
    statementTimeoutMs: 0,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await assertNotAhead(db, migrations);
    const provider: MigrationProvider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db, provider });
    const { error, results = [] } = await retryUntilUnlocked(log, () =>
      upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo),
    );
    if (error !== undefined) {
      // While this process waited for the lock, one with newer code may have migrated.
      await assertNotAhead(db, migrations);
      const failed = results.find((result) => result.status === 'Error')?.migrationName ?? '?';
      throw new StartError(databaseMessages.migrationFailed(failed, getReason(error)), { cause: error });
    }
    for (const result of results) log.info({ migration: result.migrationName }, 'migration applied');
  } finally {
    await db.destroy();
  }
}

/** All migrations are one transaction, so a run that could not get a lock has done nothing. */
async function retryUntilUnlocked(
  log: Logger,
  run: () => Promise<MigrationResultSet>,
): Promise<MigrationResultSet> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run();
    if (errorCode(result.error) !== LOCK_NOT_AVAILABLE) return result;
    if (attempt % 30 === 1) log.warn('migrations wait for a lock, as of a backup or another server');
    await sleep(RETRY_MS);
  }
}

/** Names of this code's migrations, in the form in which the database records applied ones. */
export async function listMigrations(folder: string = migrationsFolder): Promise<string[]> {
  const names = (await readdir(folder)).map((file) => fileName.exec(file)?.[1]);
  return names.filter((name) => name !== undefined);
}

/** Returns the first name that this code does not have. */
export async function findUnknownMigration(names: readonly string[]): Promise<string | undefined> {
  const known = await listMigrations();
  return names.find((name) => !known.includes(name));
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  const numbers = new Set<string>();
  for (const file of (await readdir(folder)).sort()) {
    const name = fileName.exec(file)?.[1];
    if (name === undefined) {
      if (file.endsWith('.ts'))
        throw new Error(`migrations/${file}: expected a name such as 007-one-concern.ts`);
      continue;
    }
    const number = name.slice(0, 3);
    if (numbers.has(number)) throw new Error(`migrations/${file}: the number ${number} is taken twice`);
    numbers.add(number);
    // The next line checks the shape of this module of ours.
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Partial<Migration>;
    if (typeof module.up !== 'function') throw new Error(`migrations/${file}: exports no function 'up'`);
    migrations[name] = { up: module.up };
  }
  return migrations;
}

const TABLE = defineRow('table of migrations', { found: text.orNull() });
const APPLIED = defineRow('applied migration', { name: varchar });

async function assertNotAhead(db: Kysely<unknown>, known: Record<string, Migration>): Promise<void> {
  const table = await TABLE.get(db, sql`select to_regclass('kysely_migration')::text as found`);
  if (table.found === null) return;
  const applied = await APPLIED.list(db, sql`select name from kysely_migration order by name`);
  const unknown = applied.find((row) => !(row.name in known));
  if (unknown) throw new StartError(databaseMessages.newerThanCode(unknown.name));
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
