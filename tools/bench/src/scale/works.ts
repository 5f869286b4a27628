// The work of issue « A million albums », row by row, beside the calls of the API.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { COUNTER_NAMES, listWrongCounters } from '@palmares/server/data-check/data-check.repository';
import { runMaintenance } from '@palmares/server/maintenance';
import { spawnServer } from '@palmares/server/testing/server-process';
import { sql } from 'kysely';
import { processorTime } from '../report/processor-time.ts';
import { seedVoices } from '../seed/seed-voices.ts';
import { CATEGORY_OF } from '../seed/seeded-categories.ts';
import { FREQUENT_WORD } from '../seed/seeded-names.ts';
import { BENCH_MAIN, getServerEnv } from '../site/bench-site.ts';
import { type Call, send } from './call.ts';
import { RARE_EVENT } from './fill-world.ts';
import { type Cost, countOnce, measureRead, toCost, type Work } from './measure-work.ts';
import { countStatements } from './statement-counter.ts';
import * as subjects from './subjects.ts';
import { withDeps } from './with-deps.ts';
import { removeOldVersions, type World } from './world.ts';

const SERVER = join(import.meta.dirname, '../../../../packages/server/src');
/** Contents of the account that is deleted. */
const MANY = { tierlist: 250, tournament: 125, ranking: 125 } as const;
const USES = 100_000;
/** Wrong counters on a page of check-data. */
const COUNTERS_SHOWN = 1_000;

/** Several lists count as one. */
const listing =
  (...paths: readonly string[]): Work =>
  (world) =>
    measureRead(world, async () => {
      for (const path of paths) await world.admin.call('GET', path);
    });

const sending = (world: World, call: Call, endpoint: 'deleteUser' | 'purgeImage') => () =>
  send(world, ENDPOINTS[endpoint], call);

const smallCategory = ['tierlist', 'tournament', 'ranking'].map(
  (kind) => `/${kind}?category=${encodeURIComponent(CATEGORY_OF.few)}&search=${FREQUENT_WORD}`,
);

export const WORKS = {
  'lists of contents by a small category and a word': listing(...smallCategory),
  'albums with a frequent word, by name': listing(`/album?sort=alphabetical&search=${FREQUENT_WORD}`),
  'albums with a phrase of frequent words that none has': listing('/album?search=de%20les%20meilleurs'),
  'deactivated users, by name': listing('/user?status=desactive&sort=alphabetical'),
  'the trail of a rare event': listing(`/audit?event=${RARE_EVENT}`),
  'images that moderators kept': listing('/flagged-image?state=kept'),
  'albums with many new voices': listing('/voice-wave'),
  'uses of the most used image': async (world) => {
    const id = await subjects.pickPopularImage(world);
    return measureRead(world, () => world.admin.call('GET', `/image/${id}/uses`));
  },
  'counters of check-data': (world) =>
    countOnce(world, async () => {
      for (const name of COUNTER_NAMES) await listWrongCounters(world.site.db, name, 0, COUNTERS_SHOWN);
    }),
  'a round of maintenance': measureMaintenance,
  'pictures while others are revoked': measureRevocations,
  'a backup': measureBackup,
  'deletion of an account with 500 contents': async (world) => {
    const id = await makeProlific(world);
    return countOnce(world, sending(world, { as: world.admin, id }, 'deleteUser'));
  },
  'purge of the most used image': async (world) => {
    const id = await subjects.pickPopularImage(world);
    return countOnce(world, sending(world, { as: world.admin, id }, 'purgeImage'));
  },
  'palmarès of 200 albums, one worker': (world) => measureWorkers(world, 1),
  'palmarès of 200 albums, two workers': (world) => measureWorkers(world, 2),
  // The last one, because it fills the world with voices.
  'purge of an image with 100 000 uses': async (world) => {
    const album = await subjects.makeAlbum(world, { images: 3 });
    await seedVoices(world.site.db, { albumId: album.id, voices: USES, nametags: `v${world.next()}x` });
    await removeOldVersions(world.site.db);
    const id = album.images[0] ?? 0;
    return countOnce(world, sending(world, { as: world.admin, id }, 'purgeImage'));
  },
} as const satisfies Record<string, Work>;

export type WorkName = keyof typeof WORKS;

/** Work that is measured at M only: it compares with itself, or has the same size everywhere. */
export const ONLY_AT_M: ReadonlySet<string> = new Set<WorkName>([
  'palmarès of 200 albums, one worker',
  'palmarès of 200 albums, two workers',
  'purge of an image with 100 000 uses',
  'pictures while others are revoked',
]);

/** An account that made 500 of the world's contents. */
async function makeProlific(world: World): Promise<number> {
  const { accountId } = await subjects.makePerson(world);
  for (const [kind, count] of Object.entries(MANY))
    await sql`update ${sql.table(kind)} set account_id = ${accountId}
      where id in (select id from ${sql.table(kind)} where not private order by id limit ${count})`.execute(
      world.site.db,
    );
  return accountId;
}

/** The second round: the first one removes what has expired since the world was built. */
function measureMaintenance(world: World): Promise<Cost> {
  return withDeps(world, async (deps) => {
    await runMaintenance(deps);
    // Autovacuum is off, so the planner would still expect the old cases that the first round removed.
    await sql`vacuum analyze report_case`.execute(world.site.db);
    return countOnce(world, () => runMaintenance(deps));
  });
}

const REVOKING_MS = 4_000;
const REVOKED_EVERY_MS = 250;

/** Statements per picture of a second server, beyond those of the revocations alone. */
async function measureRevocations(world: World): Promise<Cost> {
  const { author, counter } = world;
  const { id } = await subjects.makeAlbum(world);
  await send(world, ENDPOINTS.createImage, { as: author, form: await subjects.makeUpload(id) });
  const { images } = await subjects.ask<{ images: { path_image: string }[] }>(author, 'GET', `/album/${id}`);
  const path = images.at(-1)?.path_image ?? '';
  const revoked = await subjects.makeAlbum(world);
  const other = await startServer(world, 'web');
  const getPicture = async () => {
    const reply = await fetch(`${other.url}${path}`);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`the picture: ${reply.status}`);
  };
  const revokeWhile = async (work: () => Promise<void>) => {
    await counter.reset();
    const until = performance.now() + REVOKING_MS;
    let done = 0;
    const working = (async () => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    })();
    for (let turn = 0; performance.now() < until; turn += 1) {
      const status = turn % 2 === 0 ? 'private' : 'public';
      await author.call('PUT', `/album/${revoked.id}`, { status });
      await sleep(REVOKED_EVERY_MS);
    }
    await working;
    return { done, statements: countStatements(await counter.readSettled()) };
  };
  try {
    await getPicture();
    const alone = await revokeWhile(() => sleep(REVOKED_EVERY_MS));
    const beside = await revokeWhile(getPicture);
    const statements = Math.max(0, beside.statements - alone.statements) / beside.done;
    return { ...toCost([], null), statements };
  } finally {
    await other.stop();
  }
}

async function startServer({ site }: World, role: 'web' | 'work') {
  const server = await spawnServer({
    dataDir: site.dataDir,
    mainFile: BENCH_MAIN,
    env: { ...getServerEnv(site.connectionString), ROLE: role },
  });
  await server.ready();
  return {
    url: server.url,
    pid: server.child.pid ?? 0,
    async stop() {
      server.child.kill('SIGTERM');
      await server.exited;
    },
  };
}

const PEAK_EVERY_MS = 100;

/** The world has no image files, so only the rows and the lists count. */
async function measureBackup(world: World): Promise<Cost> {
  const { site } = world;
  let peakMb = 0;
  let spent = 0;
  const work = async () => {
    const child = spawn(process.execPath, [join(SERVER, 'commands/backup.ts')], {
      cwd: '/',
      env: { PATH: process.env['PATH'], DATA_DIR: site.dataDir, DATABASE_URL: site.connectionString },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-2_000)));
    const watch = setInterval(() => {
      peakMb = Math.max(peakMb, readPeakMb(child.pid ?? 0));
      spent = Math.max(spent, processorTime(child.pid ?? 0));
    }, PEAK_EVERY_MS);
    await new Promise((resolve) => child.once('close', resolve));
    clearInterval(watch);
    if (!output.includes('Sauvegarde faite')) throw new Error(`the backup failed: ${output.slice(-500)}`);
  };
  const cost = await countOnce(world, work);
  return { ...cost, milliseconds: (cost.milliseconds ?? 0) + spent, peakMb };
}

/** Peak resident memory (proc_pid_status(5)); 0 once the process has ended. */
function readPeakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

const MARKED = 200;
/** Some rounds take up to a fifth more than others, with one worker as with two: the least is compared. */
const WORKER_ROUNDS = 5;
const COMPUTED_WITHIN_MS = 300_000;
const POLL_MS = 50;

/** Processor time of the workers and of PostgreSQL, from the marks to the last stored palmarès. */
async function measureWorkers(world: World, workers: number): Promise<Cost> {
  const { site, counter } = world;
  // Otherwise the second measurement reads the old versions of rows that the first one left.
  await removeOldVersions(site.db);
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer(world, 'work')));
  try {
    // Their first round of maintenance, and what earlier calls have marked, are not counted.
    await markAlbums(world);
    const pids = [...servers.map(({ pid }) => pid), site.pids.postgres];
    const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < WORKER_ROUNDS; round++) {
      await counter.reset();
      const before = spent();
      await markAlbums(world);
      least = Math.min(least, spent() - before);
    }
    return toCost(await counter.readSettled(), least);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/** Saves a content of each of some albums, and waits until their palmarès are computed. */
async function markAlbums({ site: { db } }: World): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select a.id from album a where a.uses between 2 and 20 and a.image_count >= 4 and a.status = 'public'
      and a.deleted_at is null and exists (select 1 from tierlist t where t.album_id = a.id and not t.private)
    order by a.id limit ${MARKED}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const startedAt = new Date();
  await db.transaction().execute(async (trx) => {
    await sql`update palmares set rests_until = now() where album_id = any(${ids}::bigint[])`.execute(trx);
    for (const kind of Object.keys(MANY))
      await sql`update ${sql.table(kind)} set version = version + 1
        where album_id = any(${ids}::bigint[]) and not private`.execute(trx);
  });
  for (let waited = 0; ; waited += POLL_MS) {
    const left = await sql<{ count: number }>`
      select count(*) from palmares where album_id = any(${ids}::bigint[])
        and computed_at < ${startedAt}`.execute(db);
    if (left.rows[0]?.count === 0) return;
    if (waited > COMPUTED_WITHIN_MS) throw new Error(`${left.rows[0]?.count} palmarès were not computed`);
    await sleep(POLL_MS);
  }
}
