// Draws the images of a demo album and stores them like uploads; one transaction inserts the album with its progress mark.
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import { toSearchText } from '@palmares/core/text/search-text';
import type { DemoAlbum } from '@palmares/demo/album';
import { drawImage } from '@palmares/demo/draw';
import { countAlbumViews } from '@palmares/demo/views';
import * as albums from '../catalog/album/album.repository.ts';
import { storeFiles } from '../catalog/image/image.files.ts';
import * as images from '../catalog/image/image.repository.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type ProcessedImage, processImage } from '../files/image-pipeline.ts';
import { NO_ACCOUNT } from '../files/upload-limits.ts';
import { createdAt, type Filled, findDemoAccountId, insertFillMarker } from './fill-progress.ts';

/** Number of images drawn in parallel; more would only slow the site down. */
const DRAWN_TOGETHER = 2;

type Drawn = { image: DemoAlbum['images'][number]; key: string; processed: ProcessedImage };

async function drawAlbum(deps: Deps, album: DemoAlbum, signal: AbortSignal): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  await forEachConcurrently(album.images.entries(), DRAWN_TOGETHER, async ([index, image]) => {
    signal.throwIfAborted();
    const bytes = await drawImage(image, album);
    const processed = await deps.uploadLimits.turn.run(() => processImage(bytes), {
      owner: NO_ACCOUNT,
      signal,
    });
    drawn[index] = { image, key: await storeFiles(deps, processed), processed };
  });
  return drawn;
}

export async function fillAlbum(
  deps: Deps,
  album: DemoAlbum,
  mark: string,
  signal: AbortSignal,
): Promise<void> {
  const drawn = await drawAlbum(deps, album, signal);
  const created_at = createdAt(deps, album);
  const account_id = await findDemoAccountId(deps.db, album.author);
  await inTransaction(deps.db, async (trx) => {
    const known = await trx
      .selectFrom('category')
      .where('name_key', 'in', album.categories.map(toSearchText))
      .select(['id', 'name'])
      .execute();
    const albumId = await albums.insertAlbum(trx, {
      account_id,
      name: album.name,
      search_text: toSearchText(album.name),
      status: album.status,
      created_at,
      categories: album.categories.flatMap((name) => known.find((one) => one.name === name)?.id ?? []),
    });
    if (albumId === undefined) throw new Error(`${album.author} has too many albums for the demo's`);
    const ids: Record<string, number> = {};
    let bytes = 0;
    for (const [index, { image, key, processed }] of drawn.entries()) {
      const size = Object.values(processed.variants).reduce((sum, variant) => sum + variant.length, 0);
      ids[image.icon] = await images.insertImage(
        trx,
        {
          album_id: albumId,
          file_key: key,
          name: image.name,
          description: image.description ?? null,
          url: image.url ?? null,
          width: processed.width,
          height: processed.height,
          bytes: size,
          color: processed.color.slice(1),
          animated: false,
          created_at,
        },
        index + 1,
      );
      await images.markFileLive(trx, key, created_at);
      bytes += size;
    }
    await images.addStoredBytes(trx, albumId, bytes);
    await trx
      .updateTable('album')
      .set({ image_count: album.images.length, views: countAlbumViews(album.slug) })
      .where('id', '=', albumId)
      .execute();
    await insertFillMarker(trx, mark, { albumId, images: ids } satisfies Filled);
  });
}
