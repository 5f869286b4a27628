// The server's cost of an upload: the pipeline against sharp's own decode and resize (the minimum), and the content check. The row compares
// CPU time, alternating floor and ours. Options: ROUNDS (timed runs of each), SEED (of the pictures).

import { IMAGE_SIZES } from '@palmares/core/limits';
import { createWorkerContentCheck } from '@palmares/server/content-check/worker-content-check';
import { sharp } from '@palmares/server/files/configured-sharp';
import { processImage } from '@palmares/server/files/image-pipeline';
import { IMAGE_VARIANTS } from '@palmares/server/files/image-store';
import { measureInterleaved } from './measure.ts';
import { ownTime } from './report/processor-time.ts';
import { reportRow } from './report/report-row.ts';
import { paintAnimation, paintPhoto } from './sample-pictures.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const seed = Number(process.env.SEED ?? 1);

/** The median time in milliseconds of `rounds` runs, after one warm-up run. */
async function time(run: () => Promise<unknown>, times = rounds): Promise<number> {
  await run();
  const durations: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await run();
    durations.push(performance.now() - start);
  }
  durations.sort((a, b) => a - b);
  return durations[Math.floor(times / 2)] ?? Number.NaN;
}

function print(label: string, milliseconds: number, against?: number): void {
  const ratio = against === undefined ? '' : `  ${(milliseconds / against).toFixed(2)} × the floor`;
  console.log(`${label.padEnd(52)} ${milliseconds.toFixed(0).padStart(6)} ms${ratio}`);
}

const large = await paintPhoto(4000, 3000, seed);
console.log(`12 Mpx JPEG, ${(large.length / 1e6).toFixed(1)} MB, seed ${seed}, ${rounds} rounds`);
const floor = await time(() =>
  sharp(large).autoOrient().resize({ width: 1920, height: 1920, fit: 'inside' }).raw().toBuffer(),
);
print('sharp: decode and resize to 1920, nothing encoded', floor);
const encoded = await time(() =>
  sharp(large)
    .autoOrient()
    .resize({ width: 1920, height: 1920, fit: 'inside' })
    .webp({ quality: 80, effort: 4 })
    .toBuffer(),
);
print('sharp: the same and one WebP', encoded, floor);
print(
  `processImage: ${IMAGE_VARIANTS.length} WebP and the colour`,
  await time(() => processImage(large)),
  floor,
);
const four = await time(
  () => Promise.all([large, large, large, large].map((bytes) => processImage(bytes))),
  3,
);
print('processImage: each of four sent together', four / 4, floor);

const browser = await paintPhoto(1920, 1440, seed);
print('processImage: 1920 × 1440, as our client sends', await time(() => processImage(browser)));
const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
console.log(`largest memory of the process so far ${memory} MB`);

const gif = await paintAnimation(480, 360, { frames: 60, seed, as: 'gif' });
print(
  `processImage: GIF of 60 frames, ${(gif.length / 1e6).toFixed(1)} MB`,
  await time(() => processImage(gif), 2),
);

const check = createWorkerContentCheck();
const { variants } = await processImage(large);
const start = performance.now();
await check.check(variants['480']);
print('content check: the first, the model being loaded', performance.now() - start);
print('content check: of the 480 variant', await time(() => check.check(variants['480'])));
print('content check: of the 12 Mpx original', await time(() => check.check(large)));
const moving = (await processImage(gif)).variants['480'];
print('content check: five frames of the animation', await time(() => check.check(moving)));

const getCost = async (run: () => Promise<unknown>) => {
  const before = ownTime();
  await run();
  return ownTime() - before;
};
/** The floor: decode once and resize to every size. */
const bare = async () => {
  const { data, info } = await sharp(browser).autoOrient().raw().toBuffer({ resolveWithObject: true });
  for (const width of IMAGE_SIZES) await sharp(data, { raw: info }).resize({ width }).raw().toBuffer();
};
const prepared = async () => check.check((await processImage(browser)).variants['480']);
reportRow(
  'upload',
  await measureInterleaved(rounds, { floor: () => getCost(bare), ours: () => getCost(prepared) }),
);
await check.close();
