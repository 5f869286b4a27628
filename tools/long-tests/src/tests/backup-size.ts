// npm run test:long -- backup-size [encrypted] [images…]: checks, backs up and restores sites of several sizes, each in a process of its own,
// and compares their memory: it must not grow with the number of images. Image files come from a store that computes them; the backups are
// real, with a file of a few hundred bytes for each image. Encrypting a file takes some milliseconds, so that form is smaller.
// `backup-size data/bench-worlds/M` takes a world of `npm run bench -- scale` instead, and adds the restored database to its cluster. The
// backup of S takes 417 MB in TMPDIR, that of L 8.4 GB and 10 million inodes on a file system that keeps small files in them. With the word
// `files` behind the world, image files are on the disk as well, before and after.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { SYNTHETIC_SIZE } from '@palmares/server/testing/synthetic-store';
import { startTestPostgres } from '@palmares/server/testing/test-postgres';
import { generateX25519Identity } from 'age-encryption';
import { Client } from 'pg';
import { type Measured, measure, type ToMeasure } from '../backup-size/run-measure.ts';
import { seedImages } from '../backup-size/seed-images.ts';
import { type LongRun, print, requireTool } from '../long-test.ts';
import { log } from '../site/site.ts';

/** Numbers of images. */
const SIZES = { open: [20_000, 200_000], encrypted: [2_000, 20_000] } as const;
type Form = keyof typeof SIZES;
/** In megabytes. */
const MEMORY_MAX = 600;
const MEMORY_MORE_MAX = 48;

export async function play({ folder, words }: LongRun): Promise<readonly string[]> {
  requireTool(process.platform === 'linux' ? null : 'it reads the memory of a process from /proc');
  const world = words.find((word) => word.includes('/'));
  if (world !== undefined) return measureWorld(resolve(world), folder, words.includes('files'));
  const given = words.map(Number).filter((images) => images > 0);
  const forms: Form[] = words.includes('encrypted')
    ? ['encrypted']
    : given.length > 0
      ? ['open']
      : ['open', 'encrypted'];
  const postgres = await startTestPostgres({ log, fastAndUnsafe: true });
  try {
    const faults: string[] = [];
    for (const form of forms) {
      const measured: Measured[] = [];
      for (const images of given.length > 0 ? given : SIZES[form])
        measured.push(await measureSize(postgres.connectionString, { folder, images, form }));
      faults.push(...measured.flatMap(({ faults: found }) => found), ...judgeMemory(measured));
    }
    return faults;
  } finally {
    await postgres.stop();
  }
}

async function measureSize(
  server: string,
  { folder, images, form }: { folder: string; images: number; form: Form },
): Promise<Measured> {
  const secret = form === 'encrypted' ? await generateX25519Identity() : null;
  const name = `${form}_${images}`;
  return withDatabase(server, name, async (source) => {
    await seedImages(source, images);
    return withDatabase(server, `${name}_copy`, async (target) => {
      const dir = join(folder, name);
      const size = SYNTHETIC_SIZE;
      const site = { source, target, images, size, filesFolder: null };
      const measured = await measure({ ...site, repeats: true, secret, dir });
      print(`${name}: ${measured.told}`);
      await rm(dir, { recursive: true });
      return measured;
    });
  });
}

async function measureWorld(dataDir: string, folder: string, hasFiles: boolean): Promise<readonly string[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, fastAndUnsafe: true });
  try {
    const source = postgres.connectionString;
    const site = await readSite(source);
    const measured = await withDatabase(postgres.adminConnectionString, 'restored', (target) =>
      measure({
        source,
        target,
        ...site,
        filesFolder: hasFiles ? join(folder, 'files') : null,
        repeats: false,
        secret: null,
        dir: join(folder, 'world'),
      }),
    );
    print(`${site.images} images: ${measured.told}`);
    return [...measured.faults, ...judgeMemory([measured])];
  } finally {
    await postgres.stop();
  }
}

/** Each image of a world has the same size. */
async function readSite(connectionString: string): Promise<Pick<ToMeasure, 'images' | 'size'>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ images: string; width: number; height: number }>(
      'select count(*) as images, max(width) as width, max(height) as height from image',
    );
    const [{ images, width, height } = { images: 0, width: 0, height: 0 }] = rows;
    return { images: Number(images), size: { width, height } };
  } finally {
    await client.end();
  }
}

/** Creates a database, and drops it after the work. */
async function withDatabase<T>(
  server: string,
  name: string,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const result = await work(url.href);
    await client.query(`drop database ${name} with (force)`);
    return result;
  } finally {
    await client.end();
  }
}

function judgeMemory(measured: readonly Measured[]): string[] {
  const peaks = measured.map(({ memory }) => memory);
  const more = Math.max(...peaks) - (peaks[0] ?? 0);
  // Written so that a missing figure fails.
  return [
    ...(Math.max(...peaks) <= MEMORY_MAX ? [] : [`the memory exceeds ${MEMORY_MAX} MB`]),
    ...(more <= MEMORY_MORE_MAX
      ? []
      : [`the memory grows by ${more.toFixed(0)} MB with the number of images`]),
  ];
}
