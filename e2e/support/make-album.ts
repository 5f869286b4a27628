// Creates albums of any size directly in the database and data folder of the test server, because real uploads are drawn, checked and
// processed. journey.spec.ts, album-creation.spec.ts and album-editor.spec.ts cover the uploads.
import { linkSeededFiles, seedAlbum } from '../../packages/server/fixtures/seeded-album.ts';
import type { ApiUser } from './api-user.ts';
import { withServerDatabase } from './server-database.ts';
import { getFilesFolder, readServerStorage } from './server-storage.ts';

export type MadeAlbum = {
  readonly id: number;
  readonly name: string;
  /** Ids in the order of the album; the images are named « Image 1 », « Image 2 »… */
  readonly images: readonly number[];
};

type Wanted = { name?: string; images: number; status?: 'public' | 'private' };

/** The images share a few sample files. */
export async function makeAlbum(author: ApiUser, wanted: Wanted): Promise<MadeAlbum> {
  const [album] = await makeAlbums(author, [wanted]);
  if (album === undefined) throw new Error('unreachable');
  return album;
}

/** Creates several albums in sequence. */
export async function makeAlbums(author: ApiUser, wanted: readonly Wanted[]): Promise<MadeAlbum[]> {
  const { dataDir, samples } = await readServerStorage(author.site);
  return withServerDatabase(author.site, async (db) => {
    const made: MadeAlbum[] = [];
    for (const { name = 'Petites couleurs', images, status = 'public' } of wanted) {
      const album = await seedAlbum(db, { accountId: author.id, name, images, status });
      await linkSeededFiles(getFilesFolder(dataDir), album, samples);
      made.push({ id: album.albumId, name, images: album.imageIds });
    }
    return made;
  });
}

/** Gives the album the first `count` categories of the site and returns their names. */
export async function categorise(user: ApiUser, album: MadeAlbum, count: number): Promise<string[]> {
  const categories = await user.call<{ id: number; name: string }[]>('GET', '/category');
  const chosen = categories.slice(0, count);
  for (const { id } of chosen) await user.call('POST', `/album/${album.id}/category`, { id_category: id });
  return chosen.map(({ name }) => name);
}
