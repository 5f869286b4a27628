// The server's cost of one image of a public album, against a bare server that reads the same file without a database (the floor): CPU
// milliseconds per reply, PostgreSQL included, over keep-alive connections.
import { join } from 'node:path';
import { linkSeededFiles, seedAlbum, storeSamples } from '../../../packages/server/fixtures/seeded-album.ts';
import { measureInterleaved } from './measure.ts';
import type { GoalId } from './report/goals.ts';
import { processorTime } from './report/processor-time.ts';
import { reportRow } from './report/report-row.ts';
import { paintPhoto } from './sample-pictures.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';
import { startChildServer } from './site/child-server.ts';
import { load } from './site/load.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** CPU time has a resolution of 10 ms, so a round is long enough for an accuracy of a hundredth. */
const REPLIES_A_ROUND = Number(process.env['REPLIES'] ?? 2_000);
const CONNECTIONS = 16;
const IMAGES = 200;
const SIZES = { '160': 'picture-160', '480': 'picture-480' } as const satisfies Record<string, GoalId>;

async function getCost(urls: readonly string[], pids: readonly number[]): Promise<number> {
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  await load(
    urls.map((url) => ({ url })),
    REPLIES_A_ROUND,
    CONNECTIONS,
  );
  return (spent() - before) / REPLIES_A_ROUND;
}

const site = await startBenchSite();
const files = join(site.dataDir, 'files');
const bare = await startChildServer(join(import.meta.dirname, 'site/bare-files.ts'), { FILES: files });
try {
  const { accountId } = await signUp(site.url, 'bench');
  const album = await seedAlbum(site.db, { accountId, name: 'Bench', images: IMAGES });
  const photos = await Promise.all([1, 2, 3, 4].map((seed) => paintPhoto(1280, 960, seed)));
  await linkSeededFiles(files, album, await storeSamples(files, photos));
  const rows = await site.db.selectFrom('image').select('file_key').execute();

  for (const [size, goal] of Object.entries(SIZES)) {
    const getUrls = (url: string) => rows.map(({ file_key }) => `${url}/media/${file_key}/${size}.webp`);
    const floorOnce = () => getCost(getUrls(bare.url), [bare.pid]);
    const oursOnce = () => getCost(getUrls(site.url), [site.pids.server, site.pids.postgres]);
    reportRow(goal, await measureInterleaved(ROUNDS, { floor: floorOnce, ours: oursOnce }));
  }
} finally {
  await bare.stop();
  await site.stop();
}
