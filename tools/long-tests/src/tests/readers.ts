// npm run test:long -- readers [--minutes 10]: a thousand users read, each from their own address as behind a proxy, with the real rate
// limits. Checks that every request is answered, and that the server's memory is stable after the warm-up.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTierlist, createUser } from '@palmares/server/testing/factories';
import { createStoredAlbum } from '@palmares/server/testing/stored-albums';
import { choose, type LongRun, print } from '../long-test.ts';
import { readMetrics } from '../site/metrics.ts';
import { queryRows, realClock, type Site, withSite } from '../site/site.ts';

const READERS = 1_000;
const THINKING_MS = 3_000;
const ALBUMS = 60;
const LOOK_EVERY_MS = 5_000;
/** Share of the run for the warm-up: caches fill, code is compiled, the pool opens its connections. */
const WARMING = 0.3;
/** Maximum growth from the first to the second half after the warm-up: of the heap's minimum, and of the process's mean memory. */
const HEAP_MORE_MAX_MB = 16;
const PROCESS_MORE_MAX_MB = 48;
const MEGABYTE = 1024 ** 2;

const getAddress = (reader: number) => `10.0.${Math.floor(reader / 250)}.${1 + (reader % 250)}`;

/** The paths that a visitor opens one after the other: pages, their calls, their pictures. */
async function fillSite(site: Site): Promise<[string, ...string[]]> {
  const paths: [string, ...string[]] = ['/'];
  await queryRows(site, async (db) => {
    const t = { db, clock: realClock, dataDir: site.dataDir };
    const author = await createUser(t, { nametag: 'lectures' });
    for (let made = 0; made < ALBUMS; made += 1) {
      const album = await createStoredAlbum(t, author, { images: 10 });
      const { id } = await createTierlist(t, author, album);
      paths.push('/api/album', `/album/${album.id}`, `/api/album/${album.id}`, `/api/tierlist/${id}`);
      paths.push(`/api/tierlist/${id}/line`, `/media/${album.keys[0]}/160.webp`);
    }
  });
  return paths;
}

type Seen = { statuses: Map<number, number>; waits: number[] };

function ask(agent: Agent, url: string, address: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': address, accept: 'text/html,*/*', 'accept-encoding': 'br' };
    const sent = request(url, { agent, headers }, (reply) => {
      reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', () => resolve(0));
      reply.resume();
    });
    sent.on('error', () => resolve(0)).end();
  });
}

async function readOn(site: Site, run: LongRun, paths: [string, ...string[]], until: number): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const seen: Seen = { statuses: new Map(), waits: [] };
  const one = async (reader: number) => {
    await sleep((reader / READERS) * THINKING_MS);
    while (performance.now() < until) {
      const since = performance.now();
      const status = await ask(agent, site.url + choose(run.random, paths), getAddress(reader));
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      seen.waits.push(performance.now() - since);
      await sleep(THINKING_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => one(reader)));
  agent.destroy();
  return seen;
}

type Sample = { heap: number; memory: number; descriptors: number };

async function sample(site: Site, token: string, until: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (performance.now() < until) {
    const read = await readMetrics(site.url, token);
    samples.push({
      heap: read('nodejs_heap_size_used_bytes') / MEGABYTE,
      memory: read('process_resident_memory_bytes') / MEGABYTE,
      descriptors: read('process_open_fds'),
    });
    await sleep(LOOK_EVERY_MS);
  }
  return samples;
}

const megabytes = (value: number) => value.toFixed(0);

function judgeMemory(samples: readonly Sample[]): string[] {
  const warm = samples.slice(Math.floor(samples.length * WARMING));
  const halves = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  const [before = Number.NaN, after = Number.NaN] = halves.map((half) =>
    Math.min(...half.map(({ heap }) => heap)),
  );
  const [taken = Number.NaN, takenAfter = Number.NaN] = halves.map(
    (half) => half.reduce((sum, { memory }) => sum + memory, 0) / half.length,
  );
  print(
    `least of the heap: ${megabytes(before)} MB, then ${megabytes(after)} (bound: ${HEAP_MORE_MAX_MB} more)`,
  );
  print(
    `the process: ${megabytes(taken)} MB, then ${megabytes(takenAfter)} (bound: ${PROCESS_MORE_MAX_MB} more)`,
  );
  print(`descriptors: ${Math.max(...warm.map(({ descriptors }) => descriptors))} at the most`);
  // Written so that a missing figure fails.
  const isFlat = after - before <= HEAP_MORE_MAX_MB && takenAfter - taken <= PROCESS_MORE_MAX_MB;
  return isFlat ? [] : ['the memory grows'];
}

async function playOn(site: Site, token: string, run: LongRun): Promise<string[]> {
  const paths = await fillSite(site);
  const until = performance.now() + run.minutes * 60_000;
  const [{ statuses, waits }, samples] = await Promise.all([
    readOn(site, run, paths, until),
    sample(site, token, until),
  ]);
  const sorted = waits.toSorted((a, b) => a - b);
  const [half, hundredth] = [0.5, 0.99].map((share) =>
    Math.round(sorted[Math.floor(sorted.length * share)] ?? 0),
  );
  print(
    `${READERS} readers, ${waits.length} replies, half within ${half} ms, 99 % within ${hundredth} ms (load ${loadavg()[0]?.toFixed(1)})`,
  );
  const others = [...statuses].filter(([status]) => status !== 200);
  return [
    ...others.map(([status, count]) => `${count} were answered ${status === 0 ? 'by nothing' : status}`),
    ...judgeMemory(samples),
  ];
}

export const usual = { minutes: 10 };

export async function play(run: LongRun): Promise<readonly string[]> {
  const token = randomBytes(32).toString('hex');
  const settings = { METRICS_TOKEN: token, RATE_LIMITS: 'on', TRUST_PROXY: '1', NODE_ENV: 'production' };
  return withSite({ DATA_DIR: join(run.folder, 'data'), ...settings }, (site) => playOn(site, token, run));
}
