// SQL of a purged image: the contents that use it, and their versions. The kind's own SQL changes its contents (ServerKind.removeImageEverywhere).
// Each statement covers all contents at once, so that a purge costs the same few statements whatever the number of contents.
import type { ContentKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
import { findAlbumFacts } from '../../catalog/album-state/album-state.repository.ts';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { imageJson } from '../../content/shared/content.repository.ts';
import { CONTENT_TABLES, type ContentTables } from '../../db/content-tables.ts';
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

/** Also finds an image that has left its album, or whose album is deleted. */
export function findImage(db: Db, id: number): Promise<PurgedImageRow | undefined> {
  return PURGED_IMAGE.find(
    db,
    sql`
    select ${imageJson} as image, a.id as album_id, a.name as album_name, a.status as album_status,
      a.deleted_at is not null as album_deleted, a.epoch as album_epoch, a.image_count,
      u.id as author_id, u.username as author_username, u.nametag as author_nametag, u.status as author_status
    from image i join album a on a.id = i.album_id join account u on u.id = a.account_id
    where i.id = ${id}`,
  );
}

/**
 * The contents that hold the image among their images, or refer to it in a column of their own. With an `or` instead of the union
 * PostgreSQL would read the whole table.
 */
function uses(kind: ContentTables, imageId: number): RawBuilder<boolean> {
  const held = sql`select ${kind.contentId} from ${kind.images} where image_id = ${imageId}`;
  return kind.mainImage === null
    ? sql<boolean>`c.id in (${held})`
    : sql<boolean>`c.id in (${held} union select id from ${kind.table} where ${kind.mainImage} = ${imageId})`;
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

/** Newest first. `total` counts all uses, `authors` their distinct authors. */
export async function listUses(
  db: Db,
  imageId: number,
  limit: number,
): Promise<{ rows: UseRow[]; total: number; authors: number }> {
  const all = sql.join(
    CONTENT_TABLES.map(
      (kind) => sql`select ${sql.lit(kind.kind)} as kind, c.id, c.name, c.private, c.account_id, c.created_at
        from ${kind.table} c where ${uses(kind, imageId)}`,
    ),
    sql` union all `,
  );
  const rows = await USE.list(
    db,
    sql`
    with used as materialized (${all})
    select c.kind, c.id, c.name, c.private, (select count(*) from used) as total,
      (select count(distinct account_id) from used) as authors,
      u.id as author_id, u.username as author_username, u.nametag as author_nametag, u.status as author_status
    from used c join account u on u.id = c.account_id
    order by c.created_at desc, c.kind, c.id desc limit ${limit}`,
  );
  const [first] = rows;
  return { rows, total: first?.total ?? 0, authors: first?.authors ?? 0 };
}

/**
 * Locks the contents, then the album, then the image, in the same order as every other write (no deadlock). A concurrent save that adds the
 * image holds a lock on the image's row: the statements after these locks see what it wrote.
 */
export async function lockForPurge(db: Db, { imageId, albumId }: { imageId: number; albumId: number }) {
  for (const kind of CONTENT_TABLES)
    await sql`select 1 from ${kind.table} c where ${uses(kind, imageId)} order by c.id for update`.execute(
      db,
    );
  await findAlbumFacts(db, albumId, 'update');
  await sql`select 1 from image where id = ${imageId} for update`.execute(db);
}

/** Raises the versions, so that an editor with one of the contents open gets 412 at the next save instead of writing the image back. */
export async function incrementVersions(db: Db, imageId: number, now: Date): Promise<void> {
  for (const kind of CONTENT_TABLES)
    await sql`update ${kind.table} c set version = version + 1, updated_at = ${now}
      where ${uses(kind, imageId)}`.execute(db);
}

/** Removes the image from report snapshots, which keep their texts. */
export async function removeFromSnapshots(db: Db, imageId: number): Promise<void> {
  await sql`delete from report_copy_image where image_id = ${imageId}`.execute(db);
}
