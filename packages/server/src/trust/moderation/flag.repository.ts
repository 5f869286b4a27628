// SQL of the images that the content check let through with a doubt.
import { type RawBuilder, sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { imageJson } from '../../content/shared/content.repository.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor } from '../../http/paging.ts';

export type FlagRow = {
  image_id: number;
  scores: Record<string, number>;
  state: 'pending' | 'kept' | 'removed';
  created_at: Date;
  image: ImageRow;
  album_id: number;
  album_name: string;
  album_status: 'public' | 'private' | 'quarantined';
  album_epoch: number;
  album_deleted: boolean;
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
};

/** The oldest first: who waited longest is looked at first. One row more than the page when there is a next one. */
export async function listFlags(
  db: Db,
  listing: { state: FlagRow['state']; size: number; cursor: Cursor | null },
): Promise<FlagRow[]> {
  const { state, size, cursor } = listing;
  const after = cursor === null ? sql`true` : sql`(f.created_at, f.image_id) > (${cursor[0]}, ${cursor[1]})`;
  const result = await sql<FlagRow>`${selectFlags(sql`f.state = ${state} and ${after}`)}
    order by f.created_at, f.image_id limit ${size + 1}`.execute(db);
  return result.rows;
}

export async function listFlagsById(db: Db, imageIds: readonly number[]): Promise<FlagRow[]> {
  if (imageIds.length === 0) return [];
  const result = await sql<FlagRow>`${selectFlags(sql`f.image_id = any(${imageIds}::bigint[])`)}`.execute(db);
  return result.rows;
}

function selectFlags(condition: RawBuilder<unknown>) {
  return sql`
    select f.image_id, f.scores, f.state, f.created_at, ${imageJson} as image, a.id as album_id, a.name as album_name,
      a.status as album_status, a.epoch as album_epoch, a.deleted_at is not null as album_deleted,
      u.id as author_id, u.username as author_username, u.nametag as author_nametag, u.status as author_status
    from flagged_image f join image i on i.id = f.image_id join album a on a.id = i.album_id
      join account u on u.id = a.account_id
    where ${condition}`;
}

export function findFlag(db: Db, imageId: number) {
  return db
    .selectFrom('flagged_image')
    .innerJoin('image', 'image.id', 'flagged_image.image_id')
    .innerJoin('album', 'album.id', 'image.album_id')
    .where('image_id', '=', imageId)
    .select([
      'flagged_image.image_id',
      'flagged_image.state',
      'image.album_id',
      'album.account_id as author_id',
    ])
    .forUpdate('flagged_image')
    .executeTakeFirst();
}

export async function updateFlag(
  db: Db,
  imageId: number,
  decision: { state: 'kept' | 'removed'; decided_by: number; decided_at: Date },
): Promise<void> {
  await db.updateTable('flagged_image').set(decision).where('image_id', '=', imageId).execute();
}
