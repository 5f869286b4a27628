// Albums of any size in a moment, straight into the database and the data folder of the server under test: the content check of
// 500 uploads would take minutes. The uploads themselves are played in album-editor.spec.ts, journey.spec.ts and make-album.ts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSamples } from '../../packages/server/fixtures/picture-samples.ts';
import { linkSeededFiles, onDatabase, seedAlbum } from '../../packages/server/fixtures/seeded-album.ts';
import { embeddedUrl } from '../../packages/server/src/db/embedded/connection.ts';
import type { ApiUser } from './api-user.ts';
import type { MadeAlbum } from './make-album.ts';
import { placeOf } from './server-place.ts';

const SAMPLES = 8;

type Wanted = { name: string; images: number; status?: 'public' | 'private' };

/** The images are named « Image 1 », « Image 2 »… and show a few pictures in turn. */
export async function makeLargeAlbum(
  baseURL: string | undefined,
  author: ApiUser,
  wanted: Wanted,
): Promise<MadeAlbum> {
  const [album] = await makeLargeAlbums(baseURL, author, [wanted]);
  if (album === undefined) throw new Error('unreachable');
  return album;
}

/** Several albums, one after the other. */
export async function makeLargeAlbums(
  baseURL: string | undefined,
  author: ApiUser,
  wanted: readonly Wanted[],
): Promise<MadeAlbum[]> {
  const { dataDir, databaseUrl } = await placeOf(baseURL);
  const url = databaseUrl ?? embeddedUrl(await socketFolderOf(dataDir));
  const samples = await drawSamples(Math.min(SAMPLES, Math.max(...wanted.map(({ images }) => images))));
  return onDatabase(url, async (db) => {
    const made: MadeAlbum[] = [];
    for (const { name, images, status = 'public' } of wanted) {
      const album = await seedAlbum(db, { accountId: author.id, name, images, status });
      await linkSeededFiles(join(dataDir, 'files'), album, samples.slice(0, images));
      made.push({ id: album.albumId, name, images: album.imageIds });
    }
    return made;
  });
}

/** The fifth line of what a running PostgreSQL writes down about itself. */
async function socketFolderOf(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return lines[4] ?? '';
}
