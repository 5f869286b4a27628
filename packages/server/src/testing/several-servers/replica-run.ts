// A server with a real streaming replica: what visitors see, read-your-writes for users who write, and what must stay hidden even if the
// replica lags, is down or hangs.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { createDatabase } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { createUser } from '../factories.ts';
import { createStoredAlbum } from '../stored-albums.ts';
import { type CookieClient, createCookieClient } from './cookie-client.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

export type ReplicaReport = { readonly lines: readonly string[]; readonly faults: readonly string[] };

const TOKEN = 'the token of the metrics of a replica run';
const PASSWORD = 'le mot de passe de la copie';
/** LAG_MAX_MS, plus a second for a request on two busy cores. */
const SEEN_WITHIN_MS = 6_000;

const log = pino({ level: 'silent' });
const clock = {
  now: () => new Date(),
  advance() {
    throw new Error('this clock is the real one');
  },
};

type Scene = {
  readonly cluster: Cluster;
  readonly fleet: Fleet;
  readonly db: Kysely<Database>;
  readonly dataDir: string;
  readonly author: CookieClient;
  readonly admin: CookieClient;
  readonly authorId: number;
  readonly lines: string[];
  readonly faults: string[];
};

export async function runReplica(dataDir: string, writes: number): Promise<ReplicaReport> {
  const cluster = await startCluster();
  const fleet = await startFleet({
    roles: ['all', 'all'],
    connectionString: cluster.primaryUrl,
    dataDir,
    env: { DATABASE_REPLICA_URL: cluster.replicaUrl, METRICS_TOKEN: TOKEN },
  });
  const db = createDatabase({ connectionString: cluster.primaryUrl, log, max: 1 });
  try {
    const place = { db, clock, dataDir };
    const user = await createUser(place, { nametag: 'ada', password: PASSWORD });
    await createUser(place, { nametag: 'bea', password: PASSWORD, roles: ['admin'] });
    const author = await createCookieClient(fleet.url, 'ada', PASSWORD);
    const admin = await createCookieClient(fleet.url, 'bea', PASSWORD);
    const scene: Scene = {
      cluster,
      fleet,
      db,
      dataDir,
      author,
      admin,
      authorId: user.id,
      lines: [],
      faults: [],
    };
    await writeAndRead(scene, writes);
    await hideWhileBehind(scene);
    await fallBehind(scene);
    await goAway(
      scene,
      'stopped',
      () => cluster.stopReplica(),
      () => cluster.startReplica(),
    );
    await goAway(
      scene,
      'hanging',
      async () => void cluster.replica().kill('SIGSTOP'),
      async () => void cluster.replica().kill('SIGCONT'),
    );
    await promote(scene);
    return scene;
  } finally {
    await db.destroy();
    await fleet.stop();
    await cluster.close();
  }
}

const makeAlbum = ({ db, dataDir, authorId }: Scene, name: string) =>
  createStoredAlbum({ db, clock, dataDir }, { id: authorId }, { name });

async function visit(scene: Scene, path = '/api/album?limit=50'): Promise<string> {
  const reply = await fetch(scene.fleet.url + path);
  const text = await reply.text();
  if (reply.status !== 200) scene.faults.push(`a visitor was answered ${reply.status} ${text.slice(0, 200)}`);
  return text;
}

/** Number of lists by answering database, over all servers that the proxy has used. */
async function countReads(scene: Scene): Promise<Record<string, number>> {
  const text = await (
    await fetch(`${scene.fleet.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  const lines = [...text.matchAll(/palmares_replica_reads\{answered="(\w+)"\} (\d+)/g)];
  return Object.fromEntries(lines.map(([, name = '', count]) => [name, Number(count)]));
}

async function waitForReplica(scene: Scene): Promise<void> {
  const until = Date.now() + 30_000;
  const before = await countReads(scene);
  for (;;) {
    await visit(scene);
    if (((await countReads(scene))['replica'] ?? 0) > (before['replica'] ?? 0)) return;
    if (Date.now() > until) throw new Error('the replica is not used');
    await sleep(100);
  }
}

/** A user who writes finds it in the very next list, even if a visitor may not yet. */
async function writeAndRead(scene: Scene, writes: number): Promise<void> {
  const { author, faults, lines } = scene;
  const album = await makeAlbum(scene, 'Album de base');
  await waitForReplica(scene);
  let late = 0;
  for (let number = 1; number <= writes; number += 1) {
    const name = `Renommé ${number}.`;
    const saved = await author.call('PUT', `/album/${album.id}`, { name });
    if (saved.status !== 200) faults.push(`a write was answered ${saved.status}`);
    const [own, page, others] = await Promise.all([
      author.call('GET', '/album?limit=50'),
      author.read('/allalbum'),
      visit(scene),
    ]);
    if (!JSON.stringify(own.body).includes(name)) faults.push(`${name} was not found by who wrote it`);
    if (!page.includes(name)) faults.push(`${name} was not on the page of who wrote it`);
    if (!others.includes(name)) late += 1;
  }
  const reads = await countReads(scene);
  lines.push(
    `${writes} writes, each found by its author in the next list and page; ${late} not yet by a visitor at the same time`,
    `lists of one of the servers so far: ${JSON.stringify(reads)}`,
  );
}

const HIDDEN = ['Bientôt privé', 'Bientôt gelé', 'Bientôt parti'];

/** The replica is paused: hidden content disappears at once. */
async function hideWhileBehind(scene: Scene): Promise<void> {
  const { cluster, author, admin, faults, lines } = scene;
  const [open, frozen, gone] = [
    await makeAlbum(scene, 'Bientôt privé'),
    await makeAlbum(scene, 'Bientôt gelé'),
    await makeAlbum(scene, 'Bientôt parti'),
  ];
  await waitUntilSeen(scene, 'Bientôt parti');
  await waitForReplica(scene);
  await cluster.onReplica('select pg_wal_replay_pause()');
  const before = await countReads(scene);
  const acts = [
    () => author.call('PUT', `/album/${open.id}`, { status: 'private' }),
    () => admin.call('PUT', `/album/${frozen.id}`, { status: 'quarantined' }),
    () => author.call('DELETE', `/album/${gone.id}`),
  ];
  for (const [index, act] of acts.entries()) {
    const { status } = await act();
    if (status !== 200) faults.push(`an act was answered ${status}`);
    const seen = [
      await visit(scene),
      await visit(scene),
      await visit(scene, '/api/home'),
      await visit(scene, '/'),
    ].join();
    const shown = HIDDEN.slice(0, index + 1).filter((name) => seen.includes(name));
    faults.push(...shown.map((name) => `« ${name} » was shown from the replica`));
  }
  const after = await countReads(scene);
  lines.push(
    `replay paused: ${HIDDEN.length} albums that were hidden were gone at once, though the replica had them ` +
      `(outdated ${before['outdated']}, then ${after['outdated']})`,
  );
  await cluster.onReplica('select pg_wal_replay_resume()');
  await waitForReplica(scene);
}

/** The replica is paused: new content appears within the bound. */
async function fallBehind(scene: Scene): Promise<void> {
  const { cluster, faults, lines } = scene;
  await cluster.onReplica('select pg_wal_replay_pause()');
  const pausedAt = performance.now();
  await makeAlbum(scene, 'Tout neuf');
  await waitUntilSeen(scene, 'Tout neuf');
  const seenAfter = performance.now() - pausedAt;
  lines.push(`replay paused: what was new was seen by a visitor after ${(seenAfter / 1_000).toFixed(1)} s`);
  if (seenAfter > SEEN_WITHIN_MS) faults.push(`what was new was seen after ${Math.round(seenAfter)} ms`);
  await cluster.onReplica('select pg_wal_replay_resume()');
  await waitForReplica(scene);
}

async function waitUntilSeen(scene: Scene, name: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await visit(scene)).includes(name)) {
    if (Date.now() > until) throw new Error(`« ${name} » is never seen`);
    await sleep(100);
  }
}

async function goAway(
  scene: Scene,
  how: string,
  leave: () => Promise<void>,
  comeBack: () => Promise<void>,
): Promise<void> {
  const { lines, faults } = scene;
  const before = faults.length;
  let asked = 0;
  let slowest = 0;
  const over = new AbortController();
  const visitors = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await visit(scene);
      asked += 1;
      slowest = Math.max(slowest, performance.now() - begun);
      await sleep(20);
    }
  });
  await sleep(500);
  await leave();
  await sleep(4_000);
  over.abort();
  await Promise.all(visitors);
  await comeBack();
  await waitForReplica(scene);
  lines.push(
    `replica ${how}: ${asked} lists asked for, ${faults.length - before} not answered, the slowest in ${(slowest / 1_000).toFixed(1)} s; used again afterwards`,
  );
}

/** The promoted replica is an independent database: nothing is read from it any more. */
async function promote(scene: Scene): Promise<void> {
  const { cluster, lines } = scene;
  await cluster.onReplica('select pg_promote()');
  await sleep(1_000);
  const [before] = [await countReads(scene)];
  await makeAlbum(scene, 'Après la promotion');
  for (let turn = 0; turn < 20; turn += 1) {
    const seen = await visit(scene);
    if (!seen.includes('Après la promotion')) scene.faults.push('a replica that was promoted was read');
  }
  lines.push(
    `replica promoted: not read any more (${JSON.stringify(before)} before, ${JSON.stringify(await countReads(scene))} after)`,
  );
}
