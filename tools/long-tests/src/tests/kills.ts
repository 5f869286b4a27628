// npm run test:long -- kills [--kills 300]: kill -9 of the server, of its PostgreSQL, of one PostgreSQL process, or of everything at once,
// during uploads and saves. After each kill, before requests resume, the tables are compared with the acknowledged writes.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choose, type LongRun, print } from '../long-test.ts';
import { type Journal, waitForWrites } from '../people/simulated-user.ts';
import { underLoad, verifyAtRest } from '../people/simulated-users.ts';
import {
  killEverything,
  killHard,
  listDatabaseProcesses,
  type Site,
  waitUntilBack,
  withSite,
} from '../site/site.ts';

/** Mostly short, so that kills hit every phase of a start; sometimes long enough for uploads to succeed. */
const LONGEST_WORK_MS = 3_000;
/** The supervisor of the embedded PostgreSQL gives up after six crashes in five minutes, as it should. */
const DATABASE_KILLS_MAX = 4;
const TOLD_EVERY = 25;

type Way = 'server' | 'database' | 'process of the database' | 'everything';

const kill: Record<Way, (site: Site, random: () => number) => Promise<unknown> | void> = {
  server(site) {
    killHard(site.server().child.pid ?? 0);
    return site.server().exited;
  },
  database: ({ dataDir }) => killHard(listDatabaseProcesses(dataDir)[0]),
  'process of the database'({ dataDir }, random) {
    const [postmaster, ...workers] = listDatabaseProcesses(dataDir);
    killHard(choose(random, [workers[0] ?? postmaster, ...workers.slice(1)]));
  },
  everything(site) {
    killEverything(site);
    return site.server().exited;
  },
};

type Tally = { readonly kills: Map<Way, number>; inTheMiddle: number; readonly backAfterMs: number[] };

async function killAndLook(site: Site, journal: Journal, way: Way, run: LongRun, tally: Tally) {
  tally.inTheMiddle += journal.gate.underWay > 0 ? 1 : 0;
  tally.kills.set(way, (tally.kills.get(way) ?? 0) + 1);
  const killed = kill[way](site, run.random);
  // No request begins before the tables were compared; those in progress end by themselves.
  void journal.gate.shut();
  await killed;
  tally.backAfterMs.push(await waitUntilBack(site));
  return verifyAtRest(site, journal);
}

async function killOn(site: Site, journal: Journal, run: LongRun, tally: Tally): Promise<string[]> {
  let ofDatabase = 0;
  for (let count = 1; count <= run.kills; count += 1) {
    await waitForWrites(journal);
    await sleep(run.random() ** 3 * LONGEST_WORK_MS);
    const wanted = choose<Way>(run.random, ['server', 'database', 'process of the database', 'everything']);
    const way = wanted === 'database' && ofDatabase === DATABASE_KILLS_MAX ? 'everything' : wanted;
    if (way === 'database') ofDatabase += 1;
    else if (way !== 'process of the database') ofDatabase = 0;
    const faults = await killAndLook(site, journal, way, run, tally);
    if (faults.length > 0) return faults.map((fault) => `after kill ${count} (${way}): ${fault}`);
    if (count % TOLD_EVERY === 0) print(`${count} kills, ${journal.acknowledged} writes acknowledged`);
  }
  return [];
}

function tell({ kills, inTheMiddle, backAfterMs }: Tally): void {
  const sorted = backAfterMs.toSorted((a, b) => a - b);
  const second = (share: number) =>
    ((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) / 1_000).toFixed(1);
  print(
    `killed: ${[...kills].map(([way, count]) => `${way} ${count}`).join(', ')}; ${inTheMiddle} in the middle of a write`,
  );
  print(`back after ${second(0.5)} s, ${second(1)} s at the most`);
}

export const usual = { kills: 300 };

export async function play(run: LongRun): Promise<readonly string[]> {
  const tally: Tally = { kills: new Map(), inTheMiddle: 0, backAfterMs: [] };
  return withSite({ DATA_DIR: join(run.folder, 'data') }, (site) =>
    underLoad(site, ({ journal }) => killOn(site, journal, run, tally).finally(() => tell(tally))),
  );
}
