// Taking one image away for good, from everywhere: the answer to an image that should never have been there.
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { changeImageCount } from '../album/album.repository.ts';
import { CONTENT_KINDS } from '../content/content-kinds.ts';
import { removeImage } from './image.repository.ts';

/** Returns the keys of files to remove after the commit. */
export async function purgeImage(db: Db, id: number, albumId: number, now: Date): Promise<string[]> {
  for (const { table, images, mainImage } of CONTENT_KINDS) {
    await sql`delete from ${images} where image_id = ${id}`.execute(db);
    if (mainImage !== null)
      await sql`update ${table} set ${mainImage} = null where ${mainImage} = ${id}`.execute(db);
  }
  const image = await db.selectFrom('image').where('id', '=', id).select('removed_at').executeTakeFirst();
  if (image?.removed_at === null) await changeImageCount(db, albumId, -1, now);
  return removeImage(db, id, albumId, now);
}
