// SQL of a purged image and of the contents that use it (decision 0097). content/shared/remove-image.ts takes it out of them.
import type { ContentKind } from '@palmares/core/content-kind';
import { PURGE, REMOVAL } from '@palmares/core/staff-limits';
import { type RawBuilder, sql } from 'kysely';
import { findAlbumFacts } from '../../catalog/album-state/album-state.repository.ts';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { imageJson } from '../../content/shared/content.repository.ts';
import { CONTENT_TABLES, type ContentTables, isImageUsed } from '../../db/content-tables.ts';
import { albumEpoch, isAlbumDeleted, isAlbumKept, isNotErased, isNotPurged } from '../../db/removals.ts';
import { bool, defineRow, int4, int8, json, type RowOf, text } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

const AUTHOR = {
  author_id: int8,
  author_username: text,
  author_nametag: text,
  author_status: text,
};

const PURGED_IMAGE = defineRow('purged image', {
  ...AUTHOR,
  image: json<ImageRow>(),
  album_id: int8,
  album_name: text,
  album_status: text.as<'public' | 'private' | 'quarantined'>(),
  album_deleted: bool,
  album_epoch: int4,
  image_count: int4,
});
export type PurgedImageRow = RowOf<typeof PURGED_IMAGE>;

/** Also finds an image that has left its album, or whose album is deleted; not one that is being purged, or goes with its owner's account. */
export function findImage(db: Db, id: number): Promise<PurgedImageRow | undefined> {
  return PURGED_IMAGE.find(
    db,
    sql`
    select ${imageJson} as image, a.id as album_id, a.name as album_name, a.status as album_status,
      ${isAlbumDeleted('a')} as album_deleted, ${albumEpoch('a')} as album_epoch, a.image_count,
      u.id as author_id, u.username as author_username, u.nametag as author_nametag, u.status as author_status
    from image i join album a on a.id = i.album_id join account u on u.id = a.account_id
    where i.id = ${id} and ${isNotPurged(sql.ref('i.id'))}
      and (${isAlbumKept('a')} or ${isImageUsed(sql`i.id`)})`,
  );
}

/**
 * Ids of `limit` contents, or a few more, that hold the image among their images or refer to it in a column of their own. With an `or`
 * instead of the union PostgreSQL would read the whole table.
 */
export function selectUses(
  { table, images, contentId, mainImage }: ContentTables,
  imageId: number,
  limit: number,
): RawBuilder<unknown> {
  const held = sql`(select ${contentId} as id from ${images} where image_id = ${imageId} limit ${limit})`;
  if (mainImage === null) return held;
  return sql`${held} union (select id from ${table} where ${mainImage} = ${imageId} limit ${limit})`;
}

const USE = defineRow('use of an image', {
  ...AUTHOR,
  kind: text.as<ContentKind>(),
  id: int8,
  name: text,
  private: bool,
  total: int8,
  authors: int8,
});
export type UseRow = Omit<RowOf<typeof USE>, 'total' | 'authors'>;

/**
 * Reads at most `PURGE.usesRead` contents of each kind, whatever their number, and returns the newest of them. `authors` counts the distinct
 * authors of those read. `total` counts all uses, up to one more than `REMOVAL.countedMax`.
 */
export async function listUses(
  db: Db,
  imageId: number,
  limit: number,
): Promise<{ rows: UseRow[]; total: number; authors: number }> {
  const read = sql.join(
    CONTENT_TABLES.map(
      (kind) => sql`select ${sql.lit(kind.kind)} as kind, c.id, c.name, c.private, c.account_id, c.created_at
        from ${kind.table} c where c.id in (${selectUses(kind, imageId, PURGE.usesRead)})
          and ${isNotErased(sql.ref('c.account_id'))}`,
    ),
    sql` union all `,
  );
  // An index alone counts the contents that hold it.
  const counted = sql.join(
    CONTENT_TABLES.map(
      ({ images }) => sql`(select count(*) from (
        select from ${images} where image_id = ${imageId} limit ${REMOVAL.countedMax + 1}) counted)`,
    ),
    sql` + `,
  );
  const rows = await USE.list(
    db,
    sql`
    with used as materialized (${read}),
      shown as (select * from used order by created_at desc, kind, id desc limit ${limit})
    select c.kind, c.id, c.name, c.private, case when (select count(*) from used) < ${PURGE.usesRead}
        then (select count(*) from used) else least(${REMOVAL.countedMax + 1}, ${counted}) end as total,
      (select count(distinct account_id) from used) as authors,
      u.id as author_id, u.username as author_username, u.nametag as author_nametag, u.status as author_status
    from shown c join account u on u.id = c.account_id
    order by c.created_at desc, c.kind, c.id desc`,
  );
  const [first] = rows;
  return { rows, total: first?.total ?? 0, authors: first?.authors ?? 0 };
}

/**
 * Locks the album, then the image, in the same order as every other write (no deadlock). A concurrent save that adds the image holds a lock
 * on the image's row: the batches see what it wrote.
 */
export async function lockForPurge(db: Db, imageId: number, albumId: number): Promise<void> {
  await findAlbumFacts(db, albumId, 'update');
  await sql`select 1 from image where id = ${imageId} for update`.execute(db);
}

/** From now on nobody gets the image; its flag goes at once. */
export async function insertPurge(db: Db, imageId: number, now: Date): Promise<void> {
  await db.insertInto('image_purge').values({ image_id: imageId, begun_at: now }).execute();
  await sql`update image set removed_at = ${now} where id = ${imageId} and removed_at is null`.execute(db);
  await db.deleteFrom('flagged_image').where('image_id', '=', imageId).execute();
}

/** Images whose purge is not finished, the oldest first. */
export async function listPurges(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('image_purge')
    .orderBy('begun_at')
    .orderBy('image_id')
    .limit(limit)
    .select('image_id')
    .execute();
  return rows.map((row) => row.image_id);
}

/** Finds an image that is being purged. */
export function findPurge(db: Db, imageId: number) {
  return db
    .selectFrom('image_purge')
    .innerJoin('image', 'image.id', 'image_purge.image_id')
    .where('image_purge.image_id', '=', imageId)
    .select(['image.id', 'image.album_id'])
    .executeTakeFirst();
}

/** Removes the image from at most `limit` report snapshots, which keep their texts. Returns how many. */
export async function removeFromSnapshots(db: Db, imageId: number, limit: number): Promise<number> {
  const held = await sql`
    delete from report_copy_image where image_id = ${imageId} and copy_id in (
      select copy_id from report_copy_image where image_id = ${imageId} limit ${limit}) returning 1`.execute(
    db,
  );
  if (held.rows.length > 0) return held.rows.length;
  const covers = await sql`
    update report_copy set cover_id = null where id in (
      select id from report_copy where cover_id = ${imageId} limit ${limit}) returning 1`.execute(db);
  return covers.rows.length;
}

const GONE = defineRow('purged image that is gone', { file_key: text, bytes: int4 });

/** Removes the row, and with it that of image_purge, unless a save that had begun before the purge has just written the image. */
export async function deletePurged(
  db: Db,
  imageId: number,
  albumId: number,
): Promise<RowOf<typeof GONE> | undefined> {
  await lockForPurge(db, imageId, albumId);
  return GONE.find(
    db,
    sql`delete from image where id = ${imageId} and not ${isImageUsed(sql`image.id`)} returning file_key, bytes`,
  );
}
