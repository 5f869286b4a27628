// Kills the database's connections under the real server while people upload and save, then looks whether anything was lost.
// Ways of dying: PostgreSQL ends the connection (mostly of one that is at work), or it breaks just before COMMIT, or just after.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { parseConfig } from '../../config.ts';
import { countConnections, createPool, databaseOver } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { createDeps } from '../../deps.ts';
import { sweepFiles } from '../../modules/image/image.files.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../database-proxy.ts';
import { createAlbum, createUser } from '../factories.ts';
import { spawnServer } from '../server-process.ts';
import { createJournal, insist, type Journal, keepSaving, keepUploading, openCaller } from './person.ts';
import { verify, verifyStore } from './verify.ts';

export type KillRun = { kills: number; seed: number; connectionString: string; dataDir: string };

export type KillReport = {
  kills: { terminated: number; beforeCommit: number; afterCommit: number };
  images: number;
  tierlists: number;
  retries: number;
  /** Nothing, when nothing was lost. */
  faults: string[];
};

const PEOPLE = ['ada', 'bob', 'cle'];
const PASSWORD = 'le mot de passe des coupures';
const IMAGES_OF_ALBUM = 24;
const WORK_LIMIT_MS = 10_000;
const HOUR_MS = 3_600_000;

const log = pino({ level: 'silent' });
const clock = {
  now: () => new Date(),
  advance() {
    throw new Error('this clock is the real one');
  },
};

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Ends one connection of the application, rather one at work than one that rests. False when there is none. */
async function terminateOne(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'palmares' and datname = current_database() and pid <> pg_backend_pid()
    order by (state <> 'idle') desc, random() limit 1`.execute(db);
  return rows.length > 0;
}

/** Something was answered since, so that each kill finds work to interrupt. */
async function waitForWork(journal: Journal, answers = 1): Promise<void> {
  const wanted = journal.acknowledged + answers;
  for (let waited = 0; journal.acknowledged < wanted && waited < WORK_LIMIT_MS; waited += 5) await sleep(5);
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
    await waitForWork(journal);
    await sleep(random() * 100);
    const way = random();
    if (way < 0.5) terminated += (await terminateOne(db)) ? 1 : 0;
    else {
      const before = count();
      proxy.decide = () => {
        proxy.decide = null;
        return way < 0.65 ? 'before commit' : 'after commit';
      };
      // The next COMMIT that comes by is cut; without traffic none comes.
      for (let waited = 0; count() === before && waited < 5_000; waited += 5) await sleep(5);
      proxy.decide = null;
    }
  }
  return terminated;
}

async function play(run: KillRun, db: Kysely<Database>, proxy: DatabaseProxy, url: string, journal: Journal) {
  let over = false;
  const isOver = () => over;
  const people = await Promise.all(PEOPLE.map((nametag) => signUp(run, db, url, journal, nametag)));
  const working = people.flatMap(({ call, nametag, uploads, album }) => [
    keepUploading(call, journal, nametag, uploads.id, isOver),
    keepSaving(call, journal, nametag, album, isOver),
  ]);
  await waitForWork(journal, working.length);
  const terminated = await kill(run, db, proxy, journal).finally(() => {
    over = true;
  });
  await Promise.all(working);
  return { terminated, call: people[0]?.call };
}

async function signUp(run: KillRun, db: Kysely<Database>, url: string, journal: Journal, nametag: string) {
  const user = await createUser({ db, clock }, { nametag, password: PASSWORD });
  const uploads = await createAlbum({ db, clock }, user, { images: 0 });
  const album = await createAlbum({ db, clock, dataDir: run.dataDir }, user, {
    images: IMAGES_OF_ALBUM,
    files: true,
  });
  const visitor = await openCaller(url, journal);
  const signedIn = await insist(journal, () =>
    visitor('POST', '/login', { identifier: nametag, password: PASSWORD }),
  );
  const call = await openCaller(url, journal, (signedIn.body as { token: string }).token);
  return { call, nametag, uploads, album };
}

export async function runKills(run: KillRun): Promise<KillReport> {
  // One connection, which `terminateOne` leaves alone.
  const connections = createPool({ connectionString: run.connectionString, log, max: 1 });
  const db = databaseOver(connections);
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
    const { terminated, call } = await play(run, db, proxy, server.url, journal);
    if (call === undefined) throw new Error('nobody played');
    const place = { url: server.url, db, dataDir: run.dataDir };
    const faults = await verify(place, call, journal);
    await sweepAnHourLater(run, connections);
    faults.push(...(await verifyStore(place)));
    return {
      kills: {
        terminated,
        beforeCommit: proxy.cuts['before commit'],
        afterCommit: proxy.cuts['after commit'],
      },
      images: journal.images.size,
      tierlists: journal.tierlists.size,
      retries: journal.retries,
      faults,
    };
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
    await proxy.close();
    await db.destroy();
  }
}

async function sweepAnHourLater(run: KillRun, connections: Pool): Promise<void> {
  const db = databaseOver(connections);
  const pool = () => countConnections(connections);
  const config = parseConfig({ DATA_DIR: run.dataDir }, run.dataDir);
  const deps = await createDeps(
    { config, db, pool, probe: db, log },
    { clock: () => new Date(Date.now() + 2 * HOUR_MS) },
  );
  await sweepFiles(deps);
  await deps.close();
}
