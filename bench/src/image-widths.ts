// Which widths the smaller copies of an image should have, and whether AVIF pays (decision 0004): what a copy of each width weighs and
// costs to encode and decode, and what the pages that people arrive at ask for with each set of widths.
// Prints tables, has no goal. PHOTOS: a folder of photographs to measure besides those that are painted. SEED: of these.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '@palmares/server/files/configured-sharp';
import { medianOf } from './measure.ts';
import { paintPhoto } from './pictures.ts';
import { ownTime } from './report/processor-time.ts';
import { measureScreens } from './widths/screens.ts';
import { type Weights, WIDTHS } from './widths/sets.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SEED = Number(process.env['SEED'] ?? 1);

type Sharp = ReturnType<typeof sharp>;

/** How a copy may be encoded. AVIF at the quality that gives about the PSNR of WebP at 80. */
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

async function costOf(run: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = ownTime();
    await run();
    costs.push(ownTime() - before);
  }
  // The first warms up.
  return medianOf(costs.slice(1));
}

function psnrOf(a: Buffer, b: Buffer): number {
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
      const psnr = psnrOf(data, await sharp(encoded).removeAlpha().raw().toBuffer());
      const costs = [await costOf(run), await costOf(decode)];
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
// Of the last photograph: one that was taken where there is one.
await measureScreens(weights);
