// Kills the database connections of the real server during uploads and saves, then checks for lost data. A connection is ended by
// PostgreSQL (preferably an active one), or cut just before COMMIT, or just after.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@palmares/core/random';
import type { Database } from '@palmares/server/db/schema';
import { type DatabaseProxy, startDatabaseProxy } from '@palmares/server/testing/database-proxy';
import { type Kysely, sql } from 'kysely';
import { createJournal, type Journal, waitForWrites } from './people/simulated-user.ts';
import { startSimulatedUsers, verifyAll } from './people/simulated-users.ts';
import { withDatabaseConnection, withSite } from './site/site.ts';

export type KillRun = { kills: number; random: Rng; connectionString: string; dataDir: string };

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
  { kills, random }: KillRun,
  db: Kysely<Database>,
  proxy: DatabaseProxy,
  journal: Journal,
): Promise<number> {
  let terminated = 0;
  const count = () => terminated + proxy.cuts['before commit'] + proxy.cuts['after commit'];
  while (count() < kills) {
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

async function killAndVerify(url: string, run: KillRun, proxy: DatabaseProxy): Promise<KillReport> {
  const place = { url, dataDir: run.dataDir, connectionString: run.connectionString };
  const { journal, stop } = await startSimulatedUsers(place, createJournal());
  await waitForWrites(journal, WRITES_BEFORE);
  // `terminateOne` spares this one connection.
  const terminated = await withDatabaseConnection(run, (db) => kill(run, db, proxy, journal)).finally(stop);
  return {
    kills: { terminated, beforeCommit: proxy.cuts['before commit'], afterCommit: proxy.cuts['after commit'] },
    images: journal.images.size,
    tierlists: journal.tierlists.size,
    retries: journal.retries,
    faults: await verifyAll(place, journal),
  };
}

export async function killConnections(run: KillRun): Promise<KillReport> {
  const proxy = await startDatabaseProxy(run.connectionString);
  const env = { DATA_DIR: run.dataDir, DATABASE_URL: proxy.connectionString, LOG_LEVEL: 'error' };
  return withSite(env, ({ url }) => killAndVerify(url, run, proxy)).finally(() => proxy.close());
}
