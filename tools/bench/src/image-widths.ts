// Helps to choose the widths of resized images, and tests whether AVIF is worthwhile (decision 0004): size, encoding and decoding cost per
// width, and what entry pages request with each set of widths. Prints tables and has no goal. PHOTOS: a folder of photos to measure in
// addition to the painted ones. SEED: of the painted ones.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '@palmares/server/files/configured-sharp';
import { computeMedian } from './measure.ts';
import { ownTime } from './report/processor-time.ts';
import { paintPhoto } from './sample-pictures.ts';
import { measureScreens } from './widths/measure-screens.ts';
import { type Weights, WIDTHS } from './widths/width-sets.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SEED = Number(process.env['SEED'] ?? 1);

type Sharp = ReturnType<typeof sharp>;

/** Encodings to compare. The AVIF quality gives about the PSNR of WebP at 80. */
const ENCODINGS: Readonly<Record<string, (pixels: Sharp, width: number) => Sharp>> = {
  webp: (pixels, width) => pixels.webp({ quality: 80, effort: width > 480 ? 1 : 4 }),
  'webp, effort 4': (pixels) => pixels.webp({ quality: 80, effort: 4 }),
  'avif, effort 0': (pixels) => pixels.avif({ quality: 60, effort: 0 }),
  'avif, effort 2': (pixels) => pixels.avif({ quality: 60, effort: 2 }),
};

async function listPhotos(): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  for (const seed of [SEED, SEED + 8])
    photos.set(`painted, seed ${seed}`, await paintPhoto(1920, 1440, seed));
  const folder = process.env['PHOTOS'];
  if (folder === undefined) return photos;
  for (const name of await readdir(folder)) photos.set(name, await readFile(join(folder, name)));
  return photos;
}

async function getCost(run: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = ownTime();
    await run();
    costs.push(ownTime() - before);
  }
  // The first run is a warm-up.
  return computeMedian(costs.slice(1));
}

function getPsnr(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / a.length));
}

async function measureCopies(photo: Buffer): Promise<Weights> {
  const weights: Weights = new Map();
  for (const width of WIDTHS) {
    const resized = sharp(photo).autoOrient().resize({ width }).removeAlpha().toColourspace('srgb');
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    for (const [name, encode] of Object.entries(ENCODINGS)) {
      const run = () => encode(sharp(data, { raw: info }), width).toBuffer();
      const encoded = await run();
      const decode = () => sharp(encoded).raw().toBuffer();
      const psnr = getPsnr(data, await sharp(encoded).removeAlpha().raw().toBuffer());
      const costs = [await getCost(run), await getCost(decode)];
      weights.set(`${name} ${width}`, encoded.length);
      const figures = [encoded.length / 1_000, ...costs].map((figure) => figure.toFixed(1).padStart(8));
      console.log(
        `| ${String(width).padStart(4)} | ${name.padEnd(14)} | ${figures.join(' | ')} | ${psnr.toFixed(2)} |`,
      );
    }
  }
  return weights;
}

let weights: Weights = new Map();
for (const [name, photo] of await listPhotos()) {
  console.log(`\n${name}: width, encoding, kB, ms to encode, ms to decode (of processor), PSNR`);
  weights = await measureCopies(photo);
}
// Uses the weights of the last photo, which is a real one if there is any.
await measureScreens(weights);
