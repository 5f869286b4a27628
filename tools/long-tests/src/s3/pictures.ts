// The pictures of a drill: too large for the server's memory cache, so that each request reaches the store, and all different.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@palmares/core/random';
import type { Database } from '@palmares/server/db/schema';
import { sharp } from '@palmares/server/files/configured-sharp';
import {
  IMAGE_VARIANTS,
  type ImageStore,
  readBytes,
  variantFileName,
} from '@palmares/server/files/image-store';
import { createAlbum, createUser, getImageFolder } from '@palmares/server/testing/factories';
import { type Kysely, sql } from 'kysely';
import { type Place, realClock, withDatabaseConnection } from '../site/site.ts';

const IMAGES = 40;
const SIDE = 320;

/** SHA-256 by `<key>/<variant>`. */
export type Pictures = ReadonlyMap<string, string>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Incompressible noise. */
async function drawNoise(rng: Rng): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, () => Math.floor(rng() * 256)));
  const raw = { width: SIDE, height: SIDE, channels: 3 as const };
  return sharp(pixels, { raw }).webp({ quality: 90, effort: 0 }).toBuffer();
}

/** Creates a public album on the disk of a running server. */
export async function fillSite(place: Place, rng: Rng): Promise<Pictures> {
  return withDatabaseConnection(place, (db) =>
    fillAlbum({ db, dataDir: place.dataDir, clock: realClock }, rng),
  );
}

type Rows = { readonly db: Kysely<Database>; readonly dataDir: string; readonly clock: typeof realClock };

async function fillAlbum(place: Rows, rng: Rng): Promise<Pictures> {
  const { db } = place;
  const album = await createAlbum(place, await createUser(place), { images: IMAGES });
  const pictures = new Map<string, string>();
  let stored = 0;
  for (const key of album.keys) {
    await mkdir(getImageFolder(place, key), { recursive: true });
    const bytes = await drawNoise(rng);
    for (const variant of IMAGE_VARIANTS) {
      // A number after the picture, which its decoder ignores, makes every file unique.
      const file = Buffer.concat([bytes, Buffer.from(`${key} ${variant}`)]);
      await writeFile(join(getImageFolder(place, key), variantFileName(variant)), file);
      pictures.set(`${key}/${variant}`, sha256(file));
      stored += file.length;
    }
    await sql`update image set width = ${SIDE}, height = ${SIDE}, bytes = ${stored} where file_key = ${key}`.execute(
      db,
    );
    stored = 0;
  }
  await sql`update account a set stored_bytes = (select coalesce(sum(i.bytes), 0) from image i
    join album b on b.id = i.album_id where b.account_id = a.id)`.execute(db);
  return pictures;
}

/**
 * Requests one picture after the other until it is stopped. A 503 means that the store is currently too slow; any other failure is a fault.
 */
export function readPicturesRepeatedly(url: string, pictures: Pictures, rng: Rng) {
  const names = [...pictures.keys()];
  const faults = new Set<string>();
  let [seen, refused] = [0, 0];
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      const name = names[Math.floor(rng() * names.length)] ?? '';
      const reply = await fetch(`${url}/media/${name}.webp`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.status === 503) refused += 1;
      else if (reply.status === 200 && sha256(bytes) === pictures.get(name)) seen += 1;
      else faults.add(`${name} was answered ${reply.status}, ${bytes.length} bytes`);
      await sleep(20);
    }
  };
  const looking = Promise.all([look(), look()]);
  return {
    async stop() {
      over.abort();
      await looking;
      return { seen, refused, faults: [...faults] };
    },
  };
}

/** Returns files that are missing, corrupt or superfluous in `all`, and those present in `none`. */
export async function findWrongFiles(
  pictures: Pictures,
  { all, none }: { all: ImageStore; none?: ImageStore },
): Promise<string[]> {
  const faults: string[] = [];
  const keys = new Set([...pictures.keys()].map((name) => name.split('/')[0] ?? ''));
  for (const key of keys)
    for (const variant of IMAGE_VARIANTS) {
      const file = await all.open(key, variant);
      const name = `${key}/${variant}`;
      if (file === null) faults.push(`${name} is lost`);
      else if (sha256(await readBytes(file)) !== pictures.get(name)) faults.push(`${name} is torn`);
    }
  for await (const key of all.keys()) if (!keys.has(key)) faults.push(`${key} is nobody's`);
  if (none !== undefined) for await (const key of none.keys()) faults.push(`${key} is there twice`);
  return faults;
}
