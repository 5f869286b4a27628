// Kills the database connections of the real server during uploads and saves, then checks for lost data. A connection is ended by
// PostgreSQL (preferably an active one), or cut just before COMMIT, or just after.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../database-proxy.ts';
import { createRandom } from '../long/long-test.ts';
import { spawnServer } from '../server-process.ts';
import { createJournal, type Journal, waitForWrites } from './simulated-user.ts';
import { startSimulatedUsers, verifyAll, withDatabaseConnection } from './simulated-users.ts';

export type KillRun = { kills: number; seed: number; connectionString: string; dataDir: string };

export type KillReport = {
  kills: { terminated: number; beforeCommit: number; afterCommit: number };
  images: number;
  tierlists: number;
  retries: number;
  /** Empty if nothing was lost. */
  faults: string[];
};

/** Every simulated user has started before the first kill. */
const WRITES_BEFORE = 6;

/** Ends one connection of the application, preferably an active one. Returns false if there is none. */
async function terminateOne(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'palmares' and datname = current_database() and pid <> pg_backend_pid()
    order by (state <> 'idle') desc, random() limit 1`.execute(db);
  return rows.length > 0;
}

async function kill(
  run: KillRun,
  db: Kysely<Database>,
  proxy: DatabaseProxy,
  journal: Journal,
): Promise<number> {
  const random = createRandom(run.seed);
  let terminated = 0;
  const count = () => terminated + proxy.cuts['before commit'] + proxy.cuts['after commit'];
  while (count() < run.kills) {
    await waitForWrites(journal);
    await sleep(random() * 100);
    const way = random();
    if (way < 0.5) terminated += (await terminateOne(db)) ? 1 : 0;
    else {
      const before = count();
      proxy.decide = () => {
        proxy.decide = null;
        return way < 0.65 ? 'before commit' : 'after commit';
      };
      // The next COMMIT is cut; without traffic none comes.
      for (let waited = 0; count() === before && waited < 5_000; waited += 5) await sleep(5);
      proxy.decide = null;
    }
  }
  return terminated;
}

export async function runKills(run: KillRun): Promise<KillReport> {
  const proxy = await startDatabaseProxy(run.connectionString);
  const server = await spawnServer({
    dataDir: run.dataDir,
    mainFile: join(import.meta.dirname, '../../main.ts'),
    env: {
      DATABASE_URL: proxy.connectionString,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await server.ready();
    const journal = createJournal();
    const place = { url: server.url, dataDir: run.dataDir, connectionString: run.connectionString };
    const people = await startSimulatedUsers(place, journal);
    await waitForWrites(journal, WRITES_BEFORE);
    // `terminateOne` spares this one connection.
    const terminated = await withDatabaseConnection(run, (db) => kill(run, db, proxy, journal)).finally(
      people.stop,
    );
    return {
      kills: {
        terminated,
        beforeCommit: proxy.cuts['before commit'],
        afterCommit: proxy.cuts['after commit'],
      },
      images: journal.images.size,
      tierlists: journal.tierlists.size,
      retries: journal.retries,
      faults: await verifyAll(place, journal),
    };
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
    await proxy.close();
  }
}
