// npm run test:long -- database: an external PostgreSQL is stopped, killed, restarted and suspended during uploads and saves. Calls get 503
// meanwhile, the process stays alive, and everything recovers by itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../db/embedded.ts';
import { createJournal, type Journal, waitForWrites } from '../kills/simulated-user.ts';
import { startSimulatedUsers, verifyAll } from '../kills/simulated-users.ts';
import { verifyRows } from '../kills/verify.ts';
import { listPostgresProcesses } from '../server-process.ts';
import { choose, type LongRun, print, runLongTest } from './long-test.ts';
import { checkData, createSite, killHard, queryRows, type Site, waitUntilBack } from './site.ts';
import { describeAnswers, judgeAnswers, type SiteWatch, watchSite } from './watch-site.ts';

const LONGEST_MS = 8_000;
const WORK_BETWEEN = 10;
/** Maximum number of log lines of a loop that fails every second; both lanes of the palmarès log it. */
const LINES_OF_OUTAGE_MAX = 2;
const LOOP_FAILED = 'marked albums will be looked at again';

type Database = { postgres: EmbeddedPostgres; readonly dataDir: string };

const log = pino({ level: 'silent' });

const startDatabase = (dataDir: string) => startEmbeddedPostgres({ dataDir, log });

function getProcesses({ dataDir }: Database): number[] {
  return listPostgresProcesses(
    Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
  );
}

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
  async killed(database) {
    killHard(getProcesses(database)[0] ?? 0);
  },
  async unresponsive(database, ms) {
    const pids = getProcesses(database);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(ms);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  },
};

/** Causes one outage, and returns unexpected effects. */
async function breakOnce(site: Site, database: Database, watch: SiteWatch, journal: Journal, run: LongRun) {
  const way = choose<Outage>(run.random, ['stopped', 'restarted', 'killed', 'unresponsive']);
  const ms = 1_000 + run.random() * (LONGEST_MS - 1_000);
  watch.forget();
  const printed = site.output().length;
  await outages[way](database, ms);
  const backMs = await waitUntilBack(site);
  const told = site.output().slice(printed).split(LOOP_FAILED).length - 1;
  print(
    `${way} for ${Math.round(ms)} ms, back after ${Math.round(backMs)} ms more: ${describeAnswers(watch)}`,
  );
  const faults = [
    ...judgeAnswers(watch, '/api/album', [200, 503]),
    ...judgeAnswers(watch, '/', [200, 503]),
    ...judgeAnswers(watch, '/healthz', [200]),
    ...(told > LINES_OF_OUTAGE_MAX ? [`${told} lines say that the palmarès are not looked at`] : []),
  ];
  const idle = journal.gate.shut();
  await idle;
  faults.push(
    ...(await queryRows({ connectionString: database.postgres.connectionString }, (db) =>
      verifyRows(db, journal),
    )),
  );
  journal.gate.open();
  return faults.map((fault) => `the database ${way}: ${fault}`);
}

/** The supervisor of the embedded PostgreSQL counts the crashes it sees; a restart by the test resets the count. */
await runLongTest({ minutes: 5 }, async (run) => {
  const database: Database = { dataDir: run.folder, postgres: await startDatabase(run.folder) };
  const { connectionString } = database.postgres;
  const site = await createSite(run.folder, { DATABASE_URL: connectionString });
  try {
    await site.start();
    const journal = createJournal();
    const place = { url: site.url, dataDir: run.folder, connectionString };
    const people = await startSimulatedUsers(place, journal);
    const watch = watchSite(site.url, ['/api/album', '/', '/healthz', '/readyz']);
    const faults: string[] = [];
    const until = performance.now() + run.minutes * 60_000;
    while (performance.now() < until && faults.length === 0) {
      await waitForWrites(journal, WORK_BETWEEN);
      faults.push(...(await breakOnce(site, database, watch, journal, run)));
    }
    await watch.stop();
    await people.stop();
    print(
      `acknowledged: ${journal.images.size} images, ${journal.tierlists.size} tier lists; requests sent again: ${journal.retries}`,
    );
    faults.push(...(await verifyAll(place, journal)));
    return [...faults, ...(await checkData({ DATA_DIR: run.folder, DATABASE_URL: connectionString }))];
  } finally {
    await site.stop();
    await database.postgres.stop();
  }
});
