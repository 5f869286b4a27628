// The real server of a long test: it crashes and comes back at the same address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown } from '@palmares/server/db/database-down';
import { findEmbeddedPostgres } from '@palmares/server/db/embedded';
import { countConnections, createPool, databaseOver } from '@palmares/server/db/pool';
import type { Database } from '@palmares/server/db/schema';
import { errorCode } from '@palmares/server/start-error';
import { runServerCommand } from '@palmares/server/testing/server-command';
import {
  findFreePort,
  listPostgresProcesses,
  listProcessesOn,
  type ServerProcess,
  spawnServer,
} from '@palmares/server/testing/server-process';
import type { Kysely } from 'kysely';
import { pino } from 'pino';

export const MAIN = join(import.meta.dirname, '../../../../packages/server/src/main.ts');
/** Number of attempts, at least a minute in total. */
const TRIES_TO_COME_BACK = 1_200;
const TRY_EVERY_MS = 50;

export const log = pino({ level: 'silent' });
/** The wall clock, for the row factories. */
export const realClock = {
  now: () => new Date(),
  advance() {
    throw new Error('this clock is the real one');
  },
};

/** The address, files and database of a site. */
export type Place = { readonly url: string; readonly dataDir: string; readonly connectionString: string };

/** Environment of a server; without DATABASE_URL it starts its embedded PostgreSQL. */
export type SiteEnv = { readonly DATA_DIR: string } & NodeJS.ProcessEnv;

export type Site = {
  readonly url: string;
  readonly dataDir: string;
  /** The current server, or the last one. */
  server(): ServerProcess;
  /** The output of all of them. */
  output(): string;
  /** Rejects while its embedded PostgreSQL is down. */
  place(): Promise<Place>;
  /** Starts it, or restarts it. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Does not start the server yet. */
export async function createSite(env: SiteEnv, mainFile = MAIN): Promise<Site> {
  const { DATA_DIR: dataDir } = env;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let before = '';
  let current: ServerProcess | null = null;
  return {
    url,
    dataDir,
    server() {
      if (current === null) throw new Error('the server was not started');
      return current;
    },
    output: () => before + (current?.output() ?? ''),
    async place() {
      const connectionString = env['DATABASE_URL'] ?? (await findEmbeddedPostgres(dataDir));
      if (connectionString === null) throw new Error(`no database runs in ${dataDir}`);
      return { url, dataDir, connectionString };
    },
    async start() {
      before += current?.output() ?? '';
      // The channel stops the server when the test is killed.
      current = await spawnServer({
        dataDir,
        port,
        mainFile,
        ipc: true,
        env: { DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env },
      });
      await current.ready();
    },
    async stop() {
      if (current === null || hasEnded(current)) return;
      current.child.kill('SIGTERM');
      await current.exited;
    },
  };
}

/** Starts a server, and stops it after the work. */
export async function withSite<T>(env: SiteEnv, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await createSite(env);
  try {
    await site.start();
    return await work(site);
  } finally {
    await site.stop();
  }
}

const hasEnded = ({ child }: ServerProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Resolves with the milliseconds until a list was answered; restarts a server that has exited. */
export async function waitUntilBack(site: Site): Promise<number> {
  const since = performance.now();
  for (let tried = 0; tried < TRIES_TO_COME_BACK; tried += 1) {
    if (hasEnded(site.server())) await site.start();
    const status = await fetch(`${site.url}/api/album`).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return performance.now() - since;
    await sleep(TRY_EVERY_MS);
  }
  throw new Error(`not back after ${TRIES_TO_COME_BACK} tries:\n${site.output().slice(-4_000)}`);
}

/** The processes of the PostgreSQL in a data folder: the postmaster and its children. */
export function listDatabaseProcesses(dataDir: string): readonly [number, ...number[]] {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  return [postmaster, ...listPostgresProcesses(postmaster).slice(1)];
}

/** Kills the server, its PostgreSQL and the wrapper between them at once, like a power cut. */
export function killEverything(site: Site): void {
  const pids = new Set([
    site.server().child.pid ?? 0,
    ...listProcessesOn(site.dataDir),
    ...listDatabaseProcesses(site.dataDir),
  ]);
  for (const pid of pids) killHard(pid);
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has already exited.
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Uses separate connections, which are closed in any case. */
export async function withDatabaseConnection<T>(
  { connectionString }: Pick<Place, 'connectionString'>,
  work: (db: Kysely<Database>, countPool: () => ReturnType<typeof countConnections>) => Promise<T>,
): Promise<T> {
  const pool = createPool({ connectionString, log, max: 1, statementTimeoutMs: 0 });
  const db = databaseOver(pool);
  try {
    return await work(db, () => countConnections(pool));
  } finally {
    await db.destroy();
  }
}

/** Queries the database of a site as soon as it accepts connections. */
export async function queryRows<T>(
  site: Pick<Site, 'place'>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  for (let tried = 0; tried < TRIES_TO_COME_BACK; tried += 1) {
    const place = await site.place().catch(() => null);
    try {
      if (place !== null) return await withDatabaseConnection(place, work);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
    }
    await sleep(TRY_EVERY_MS);
  }
  throw new Error('the database does not come back');
}

/** Returns the issues found by `npm run check-data`, as faults. */
export async function checkData({ dataDir, connectionString }: Omit<Place, 'url'>): Promise<string[]> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: connectionString };
  const { code, output } = await runServerCommand('check-data', [], env);
  return code === 0 ? [] : [`check-data ended with ${code}: ${output}`];
}
