// The real server of a long test: it crashes and comes back at the same address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isDatabaseDown } from '../../db/database-down.ts';
import { findEmbeddedPostgres } from '../../db/embedded.ts';
import type { Database } from '../../db/schema.ts';
import { errorCode } from '../../start-error.ts';
import { withDatabaseConnection } from '../kills/simulated-users.ts';
import { runServerCommand } from '../server-command.ts';
import {
  findFreePort,
  listPostgresProcesses,
  listProcessesOn,
  type ServerProcess,
  spawnServer,
} from '../server-process.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** Number of attempts, at least a minute in total. */
const TRIES_TO_COME_BACK = 1_200;
const TRY_EVERY_MS = 50;

export type Site = {
  readonly url: string;
  readonly dataDir: string;
  /** The current server, or the last one. */
  server(): ServerProcess;
  /** The output of all of them. */
  output(): string;
  /** Starts it, or restarts it. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Does not start the server yet. */
export async function createSite(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  mainFile = MAIN,
): Promise<Site> {
  const port = await findFreePort();
  let before = '';
  let current: ServerProcess | null = null;
  const server = () => {
    if (current === null) throw new Error('the server was not started');
    return current;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    server,
    output: () => before + (current?.output() ?? ''),
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

export const hasEnded = ({ child }: ServerProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

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

/** The processes of its embedded PostgreSQL: the postmaster and its children. */
export function listDatabaseProcesses({ dataDir }: Pick<Site, 'dataDir'>): readonly [number, ...number[]] {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  return [postmaster, ...listPostgresProcesses(postmaster).slice(1)];
}

/** Kills the server, its PostgreSQL and the wrapper between them at once, like a power cut. */
export function killEverything(site: Site): void {
  const pids = new Set([
    site.server().child.pid ?? 0,
    ...listProcessesOn(site.dataDir),
    ...listDatabaseProcesses(site),
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

/** Returns the connection string of its embedded database. */
export async function getConnectionString({ dataDir }: Pick<Site, 'dataDir'>): Promise<string> {
  const connectionString = await findEmbeddedPostgres(dataDir);
  if (connectionString === null) throw new Error(`no database runs in ${dataDir}`);
  return connectionString;
}

/** Queries its database (the embedded one, or the given one) as soon as it accepts connections. */
export async function queryRows<T>(
  place: { readonly dataDir: string } | { readonly connectionString: string },
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  for (let tried = 0; tried < TRIES_TO_COME_BACK; tried += 1) {
    const connectionString =
      'connectionString' in place ? place.connectionString : await findEmbeddedPostgres(place.dataDir);
    try {
      if (connectionString !== null) return await withDatabaseConnection({ connectionString }, work);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
    }
    await sleep(TRY_EVERY_MS);
  }
  throw new Error('the database does not come back');
}

/** Returns the issues found by `npm run check-data`, as faults. */
export async function checkData(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { code, output } = await runServerCommand('check-data', [], env);
  return code === 0 ? [] : [`check-data ended with ${code}: ${output}`];
}
