// npm run test:long -- database [--minutes 5]: an external PostgreSQL is stopped, killed, restarted and suspended during uploads and saves.
// Calls get 503 meanwhile, the process stays alive, and everything recovers by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { choose, type LongRun, print, repeat } from '../long-test.ts';
import { type Journal, waitForWrites } from '../people/simulated-user.ts';
import { underLoad, verifyAtRest } from '../people/simulated-users.ts';
import { killHard, listDatabaseProcesses, log, type Site, waitUntilBack, withSite } from '../site/site.ts';
import { type SiteWatch, watchSite } from '../site/watch-site.ts';

const LONGEST_MS = 8_000;
const WORK_BETWEEN = 10;
/** Maximum number of log lines of a loop that fails every second; both lanes of the palmarès log it. */
const LINES_OF_OUTAGE_MAX = 2;
const LOOP_FAILED = 'marked albums will be looked at again';

const startDatabase = (dataDir: string) => startEmbeddedPostgres({ dataDir, log });
type Database = { postgres: Awaited<ReturnType<typeof startDatabase>>; readonly dataDir: string };

type Outage = 'stopped' | 'restarted' | 'killed' | 'unresponsive';

const outages: Record<Outage, (database: Database, ms: number) => Promise<void>> = {
  async stopped(database, ms) {
    await database.postgres.stop();
    await sleep(ms);
    database.postgres = await startDatabase(database.dataDir);
  },
  async restarted(database) {
    await database.postgres.stop();
    database.postgres = await startDatabase(database.dataDir);
  },
  // Its supervisor, which is this test, restarts it.
  async killed({ dataDir }) {
    killHard(listDatabaseProcesses(dataDir)[0]);
  },
  async unresponsive({ dataDir }, ms) {
    const pids = listDatabaseProcesses(dataDir);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(ms);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  },
};

/** Causes one outage, and returns unexpected effects. */
async function breakOnce(site: Site, database: Database, watch: SiteWatch, journal: Journal, run: LongRun) {
  await waitForWrites(journal, WORK_BETWEEN);
  const way = choose<Outage>(run.random, ['stopped', 'restarted', 'killed', 'unresponsive']);
  const ms = 1_000 + run.random() * (LONGEST_MS - 1_000);
  watch.forget();
  const printed = site.output().length;
  await outages[way](database, ms);
  const backMs = await waitUntilBack(site);
  const told = site.output().slice(printed).split(LOOP_FAILED).length - 1;
  print(`${way} for ${Math.round(ms)} ms, back after ${Math.round(backMs)} ms more: ${watch.describe()}`);
  const faults = [
    ...watch.faults(),
    ...(told > LINES_OF_OUTAGE_MAX ? [`${told} lines say that the palmarès are not looked at`] : []),
    ...(await verifyAtRest(site, journal)),
  ];
  return faults.map((fault) => `the database ${way}: ${fault}`);
}

export const usual = { minutes: 5 };

/** The supervisor of the embedded PostgreSQL counts the crashes it sees; a restart by the test resets the count. */
export async function play(run: LongRun): Promise<readonly string[]> {
  const database = { dataDir: run.folder, postgres: await startDatabase(run.folder) };
  const env = { DATA_DIR: run.folder, DATABASE_URL: database.postgres.connectionString };
  const allowed = { '/api/album': [200, 503], '/': [200, 503], '/healthz': [200], '/readyz': null };
  const playOn = (site: Site) =>
    underLoad(site, async ({ journal }) => {
      const watch = watchSite(site.url, allowed);
      return repeat(run, () => breakOnce(site, database, watch, journal, run)).finally(watch.stop);
    });
  return withSite(env, playOn).finally(() => database.postgres.stop());
}
