// A server with a real streaming replica: what visitors see, read-your-writes for users who write, and what must stay hidden even if the
// replica lags, is down or hangs.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@palmares/server/db/schema';
import { createUser } from '@palmares/server/testing/factories';
import { createStoredAlbum } from '@palmares/server/testing/stored-albums';
import type { Kysely } from 'kysely';
import { createCaller } from '../../../old-data/src/caller.mjs';
import { print } from '../long-test.ts';
import { realClock as clock, withDatabaseConnection } from '../site/site.ts';
import { type Fleet, startFleet } from './fleet.ts';
import type { Cluster } from './postgres-cluster.ts';

const TOKEN = 'the token of the metrics of a replica run';
const PASSWORD = 'le mot de passe de la copie';
/** LAG_MAX_MS, plus a second for a request on two busy cores. */
const SEEN_WITHIN_MS = 6_000;

type Scene = {
  readonly cluster: Cluster;
  readonly fleet: Fleet;
  readonly db: Kysely<Database>;
  readonly dataDir: string;
  readonly author: ReturnType<typeof createCaller>;
  readonly admin: ReturnType<typeof createCaller>;
  readonly authorId: number;
  readonly faults: string[];
};

/** Returns faults, as sentences. */
export async function disturbReplica(
  cluster: Cluster,
  dataDir: string,
  writes: number,
): Promise<readonly string[]> {
  const fleet = await startFleet({
    roles: ['all', 'all'],
    connectionString: cluster.primaryUrl,
    dataDir,
    env: { DATABASE_REPLICA_URL: cluster.replicaUrl, METRICS_TOKEN: TOKEN },
  });
  const playOn = async (db: Kysely<Database>) => {
    const place = { db, clock, dataDir };
    const { id: authorId } = await createUser(place, { nametag: 'ada', password: PASSWORD });
    await createUser(place, { nametag: 'bea', password: PASSWORD, roles: ['admin'] });
    const [author, admin] = [createCaller(`${fleet.url}/api`), createCaller(`${fleet.url}/api`)];
    await author.signIn('ada', PASSWORD);
    await admin.signIn('bea', PASSWORD);
    return playScene({ cluster, fleet, db, dataDir, author, admin, authorId, faults: [] }, writes);
  };
  return withDatabaseConnection({ connectionString: cluster.primaryUrl }, playOn).finally(fleet.stop);
}

async function playScene(scene: Scene, writes: number): Promise<readonly string[]> {
  const { cluster } = scene;
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
  return scene.faults;
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
  const { author, faults } = scene;
  const album = await makeAlbum(scene, 'Album de base');
  await waitForReplica(scene);
  let late = 0;
  for (let number = 1; number <= writes; number += 1) {
    const name = `Renommé ${number}.`;
    await author('PUT', `/album/${album.id}`, { name });
    const [own, page, others] = await Promise.all([
      author('GET', '/album?limit=50'),
      author.readPage(`${scene.fleet.url}/allalbum`),
      visit(scene),
    ]);
    if (!JSON.stringify(own).includes(name)) faults.push(`${name} was not found by who wrote it`);
    if (!page.includes(name)) faults.push(`${name} was not on the page of who wrote it`);
    if (!others.includes(name)) late += 1;
  }
  const reads = await countReads(scene);
  print(
    `${writes} writes, each found by its author in the next list and page; ${late} not yet by a visitor at the same time`,
  );
  print(`lists of one of the servers so far: ${JSON.stringify(reads)}`);
}

const HIDDEN = ['Bientôt privé', 'Bientôt gelé', 'Bientôt parti'];

/** The replica is paused: hidden content disappears at once. */
async function hideWhileBehind(scene: Scene): Promise<void> {
  const { cluster, author, admin, faults } = scene;
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
    () => author('PUT', `/album/${open.id}`, { status: 'private' }),
    () => admin('PUT', `/album/${frozen.id}`, { status: 'quarantined' }),
    () => author('DELETE', `/album/${gone.id}`),
  ];
  for (const [index, act] of acts.entries()) {
    await act();
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
  print(
    `replay paused: ${HIDDEN.length} albums that were hidden were gone at once, though the replica had them ` +
      `(outdated ${before['outdated']}, then ${after['outdated']})`,
  );
  await cluster.onReplica('select pg_wal_replay_resume()');
  await waitForReplica(scene);
}

/** The replica is paused: new content appears within the bound. */
async function fallBehind(scene: Scene): Promise<void> {
  const { cluster, faults } = scene;
  await cluster.onReplica('select pg_wal_replay_pause()');
  const pausedAt = performance.now();
  await makeAlbum(scene, 'Tout neuf');
  await waitUntilSeen(scene, 'Tout neuf');
  const seenAfter = performance.now() - pausedAt;
  print(`replay paused: what was new was seen by a visitor after ${(seenAfter / 1_000).toFixed(1)} s`);
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
  const { faults } = scene;
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
  print(
    `replica ${how}: ${asked} lists asked for, ${faults.length - before} not answered, the slowest in ${(slowest / 1_000).toFixed(1)} s; used again afterwards`,
  );
}

/** The promoted replica is an independent database: nothing is read from it any more. */
async function promote(scene: Scene): Promise<void> {
  const { cluster } = scene;
  await cluster.onReplica('select pg_promote()');
  await sleep(1_000);
  const [before] = [await countReads(scene)];
  await makeAlbum(scene, 'Après la promotion');
  for (let turn = 0; turn < 20; turn += 1) {
    const seen = await visit(scene);
    if (!seen.includes('Après la promotion')) scene.faults.push('a replica that was promoted was read');
  }
  print(
    `replica promoted: not read any more (${JSON.stringify(before)} before, ${JSON.stringify(await countReads(scene))} after)`,
  );
}
