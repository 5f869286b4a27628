// Sites of the same shape and of three sizes, built by SQL and kept between runs. Each run of S and M works on a copy, so that all runs
// measure the same rows; L is too large for a copy, and each run changes some ten thousand rows of it.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { buildLargeIndexes, LARGE_INDEX_NAMES } from '@palmares/server/db/large-indexes';
import { migrate, migrationsFolder } from '@palmares/server/db/migrate';
import { createDatabase } from '@palmares/server/db/pool';
import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { type BenchSite, startBenchSite } from '../site/bench-site.ts';
import { type Caller, signUp } from '../site/caller.ts';
import { fillWorld, giveOwnContents, type WorldSize } from './fill-world.ts';
import { COUNTER_SCHEMA, COUNTER_SETTINGS, StatementCounter } from './statement-counter.ts';

const SIZES = {
  S: { albums: 10_000, images: 99_000, contents: 20_000, users: 3_000 },
  M: { albums: 100_000, images: 990_000, contents: 300_000, users: 30_000 },
  L: { albums: 1_000_000, images: 9_900_000, contents: 3_000_000, users: 300_000 },
} as const satisfies Record<string, WorldSize>;

export type WorldName = keyof typeof SIZES;

export type World = {
  readonly name: WorldName;
  readonly size: WorldSize;
  readonly site: BenchSite;
  readonly counter: StatementCounter;
  readonly admin: Caller;
  readonly author: Caller;
  /** Headers of a visitor's write. */
  readonly visitor: Readonly<Record<string, string>>;
  /** A number that no other subject of the run has, for names. */
  readonly next: () => number;
  readonly close: () => Promise<void>;
};

const WORLDS_FOLDER = process.env['WORLDS_DIR'] ?? join(import.meta.dirname, '../../../../data/bench-worlds');
const RETRY_MS = 1_000;
/** The statements that fill a world update or delete all rows of these tables, some of them three times. */
const BLOATED = ['album', 'account', 'tournament', 'palmares_mark'];
const log = pino({ level: 'silent' });

const isCopied = (name: WorldName) => name !== 'L';

/** Written when the world is complete. */
type Built = {
  /** Hash of everything that decides which rows the world has. */
  readonly rows: string;
  /** The indexes of the migrations. */
  readonly migrated: readonly string[];
};

export async function openWorld(name: WorldName): Promise<World> {
  const kept = await provideWorld(name);
  const dataDir = isCopied(name) ? `${kept}-copy` : kept;
  if (isCopied(name)) {
    await rm(dataDir, { recursive: true, force: true });
    await cp(kept, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  // Only serves: background work is measured by itself.
  const site = await startBenchSite({ ROLE: 'web' }, { dataDir, fastAndUnsafe: true });
  const counter = await StatementCounter.open(site.adminConnectionString);
  const run = Date.now() % 1_000_000_000;
  const admin = await signUp(site.url, `admin.${run}`);
  const author = await signUp(site.url, `author.${run}`);
  await sql`insert into account_role (account_id, role_id) values (${admin.accountId}, 1)`.execute(site.db);
  await giveOwnContents(site.db, author.accountId);
  const { authorization: _, ...visitor } = author.headers;
  let serial = run;
  return {
    name,
    size: SIZES[name],
    site,
    counter,
    admin,
    author,
    visitor,
    next() {
      serial += 1;
      return serial;
    },
    async close() {
      await counter.close();
      await site.stop();
      if (isCopied(name)) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the world, built if it is missing or its rows would be others today. */
async function provideWorld(name: WorldName): Promise<string> {
  const folder = join(WORLDS_FOLDER, name);
  const rows = await hashSources(name);
  const built = await readBuilt(folder);
  if (built?.rows !== rows) await buildWorld(name, folder, rows);
  else await updateWorld(name, folder, built.migrated);
  return folder;
}

/** Does what autovacuum does on a real site: an index alone does not show the rows of a page that also holds old versions. */
export async function removeOldVersions(db: Kysely<Database>): Promise<void> {
  await sql`vacuum (analyze, index_cleanup on)`.execute(db);
}

async function hashSources(name: WorldName): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(SIZES[name])).update(COUNTER_SETTINGS);
  for (const folder of [migrationsFolder, join(import.meta.dirname, '../seed')])
    for (const file of (await readdir(folder)).filter((one) => !one.includes('.test.')).sort())
      hash.update(await readFile(join(folder, file)));
  return hash.update(await readFile(join(import.meta.dirname, 'fill-world.ts'))).digest('hex');
}

const getBuiltFile = (folder: string) => join(folder, 'world.json');

async function readBuilt(folder: string): Promise<Built | null> {
  try {
    return JSON.parse(await readFile(getBuiltFile(folder), 'utf8')) as Built;
  } catch {
    return null;
  }
}

async function buildWorld(name: WorldName, folder: string, rows: string): Promise<void> {
  const startedAt = performance.now();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The first start creates the cluster.
  await (await startEmbeddedPostgres({ dataDir: folder, log, fastAndUnsafe: true })).stop();
  await appendFile(join(folder, 'postgres/postgresql.conf'), COUNTER_SETTINGS);
  const migrated = await withCluster(folder, async (db, connectionString, admin) => {
    await admin.query(`create schema ${COUNTER_SCHEMA}`);
    await admin.query(`create extension pg_stat_statements schema ${COUNTER_SCHEMA}`);
    await migrate(connectionString, log);
    const names = await listIndexNames(db);
    await fillWorld(db, SIZES[name]);
    // Old versions of rows would leave tables of twice their size, which autovacuum prevents on a real site.
    for (const table of BLOATED) await sql`vacuum full ${sql.table(table)}`.execute(db);
    await createLargeIndexes(db, connectionString);
    await removeOldVersions(db);
    return names;
  });
  const built: Built = { rows, migrated };
  await writeFile(getBuiltFile(folder), JSON.stringify(built));
  console.log(`  ${name} was built in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
}

/** Gives a kept world the large indexes of this code, and drops those that it no longer has; one that runs change is also vacuumed. */
async function updateWorld(name: WorldName, folder: string, migrated: readonly string[]): Promise<void> {
  await withCluster(folder, async (db, connectionString) => {
    const names = await listIndexNames(db);
    const wanted = new Set([...migrated, ...LARGE_INDEX_NAMES]);
    for (const each of names.filter((one) => !wanted.has(one)))
      await sql`drop index ${sql.ref(each)}`.execute(db);
    const isMissing = LARGE_INDEX_NAMES.some((each) => !names.includes(each));
    if (isMissing) await createLargeIndexes(db, connectionString);
    if (isMissing || !isCopied(name)) await removeOldVersions(db);
  });
}

async function withCluster<T>(
  dataDir: string,
  work: (db: Kysely<Database>, connectionString: string, admin: Client) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, fastAndUnsafe: true });
  const { connectionString } = postgres;
  const admin = new Client({ connectionString: postgres.adminConnectionString });
  const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
  try {
    await admin.connect();
    return await work(db, connectionString, admin);
  } finally {
    await admin.end();
    await db.destroy();
    await postgres.stop();
  }
}

async function listIndexNames(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'i' and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}

async function createLargeIndexes(db: Kysely<Database>, connectionString: string): Promise<void> {
  const { signal } = new AbortController();
  while (!(await buildLargeIndexes({ db, log }, connectionString, signal))) await sleep(RETRY_MS);
}
