// What one picture of a public album costs the server, against a bare server that reads the same file and asks no database (the floor):
// milliseconds of processor a reply, PostgreSQL included, over kept-alive connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { linkSeededFiles, seedAlbum, storeSamples } from '../../packages/server/fixtures/seeded-album.ts';
import { medianOf } from './measure.ts';
import { paintPhoto } from './pictures.ts';
import type { GoalId } from './report/goals.ts';
import { processorTime } from './report/processor-time.ts';
import { reportRow } from './report/report-row.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** The clock of processor time ticks every 10 ms: a round is long enough to be told to a hundredth. */
const REPLIES_A_ROUND = Number(process.env['REPLIES'] ?? 2_000);
const CONNECTIONS = 16;
const IMAGES = 200;
const SIZES = { '160': 'picture-160', '480': 'picture-480' } as const satisfies Record<string, GoalId>;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function fetchFile(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url}: ${reply.statusCode}`));
      reply.resume().once('end', resolve);
    }).once('error', reject);
  });
}

async function fetchAll(urls: readonly string[]): Promise<void> {
  const waiting = Array.from({ length: REPLIES_A_ROUND }, (_, index) => urls[index % urls.length] ?? '');
  const connection = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await fetchFile(url);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

async function costOf(urls: readonly string[], pids: readonly number[]): Promise<number> {
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  await fetchAll(urls);
  return (spent() - before) / REPLIES_A_ROUND;
}

const site = await startBenchSite();
const files = join(site.dataDir, 'files');
const bare = spawn(process.execPath, [join(import.meta.dirname, 'site/bare-files.ts'), files], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
try {
  const [printed] = (await once(bare.stdout, 'data')) as [Buffer];
  const bareUrl = printed.toString().trim();
  const { accountId } = await signUp(site.url, 'bench');
  const album = await seedAlbum(site.db, { accountId, name: 'Bench', images: IMAGES });
  const photos = await Promise.all([1, 2, 3, 4].map((seed) => paintPhoto(1280, 960, seed)));
  await linkSeededFiles(files, album, await storeSamples(files, photos));
  const rows = await site.db.selectFrom('image').select('file_key').execute();

  for (const [size, goal] of Object.entries(SIZES)) {
    const urlsOf = (url: string) => rows.map(({ file_key }) => `${url}/media/${file_key}/${size}.webp`);
    const floorOnce = () => costOf(urlsOf(bareUrl), [bare.pid ?? 0]);
    const oursOnce = () => costOf(urlsOf(site.url), [site.pids.server, site.pids.postgres]);
    await floorOnce();
    await oursOnce();
    const floors: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      floors.push(await floorOnce());
      ours.push(await oursOnce());
    }
    reportRow(goal, { floor: medianOf(floors), ours: medianOf(ours) });
  }
} finally {
  agent.destroy();
  bare.kill();
  await site.stop();
}
