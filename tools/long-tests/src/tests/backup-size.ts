// npm run test:long -- backup-size [encrypted] [images…]: backs up, restores and checks sites of several sizes, each in a process of its own,
// and compares their memory: it must not grow with the number of images. Image files come from a store that computes them; the backups are
// real, with a file of a few hundred bytes for each image. Encrypting a file takes some milliseconds, so that form is smaller. A site of
// 9 900 000 images needs 60 GB and a night: `backup-size 20000 9900000`.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestPostgres } from '@palmares/server/testing/test-postgres';
import { generateX25519Identity } from 'age-encryption';
import { Client } from 'pg';
import { type Measured, measure } from '../backup-size/run-measure.ts';
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
      const measured = await measure({ source, target, images, secret, dir });
      print(`${name}: ${measured.told}`);
      await rm(dir, { recursive: true });
      return measured;
    });
  });
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
