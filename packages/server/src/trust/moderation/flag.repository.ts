// SQL of the images that the content check passed with a doubt.
import { type RawBuilder, sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { imageJson } from '../../content/shared/content.repository.ts';
import { albumEpoch, isAlbumDeleted, isAlbumKept, isNotPurged } from '../../db/removals.ts';
import {
  bool,
  defineRow,
  int4,
  int8,
  json,
  jsonb,
  type RowOf,
  text,
  timestamptz,
} from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor } from '../../http/paging.ts';

const FLAG = defineRow('flagged image', {
  image_id: int8,
  scores: jsonb<Record<string, number>>(),
  state: text.as<'pending' | 'kept' | 'removed'>(),
  created_at: timestamptz,
  image: json<ImageRow>(),
  album_id: int8,
  album_name: text,
  album_status: text.as<'public' | 'private' | 'quarantined'>(),
  album_epoch: int4,
  album_deleted: bool,
  author_id: int8,
  author_username: text,
  author_nametag: text,
  author_status: text,
});
export type FlagRow = RowOf<typeof FLAG>;

/** Oldest first, because the oldest flag has priority. Returns one row more than the page if there is a next page. */
export function listFlags(
  db: Db,
  listing: { state: FlagRow['state']; size: number; cursor: Cursor | null },
): Promise<FlagRow[]> {
  const { state, size, cursor } = listing;
  const after = cursor === null ? sql`true` : sql`(f.created_at, f.image_id) > (${cursor[0]}, ${cursor[1]})`;
  return FLAG.list(
    db,
    sql`${selectFlags(sql`f.state = ${state} and ${after}`)}
    order by f.created_at, f.image_id limit ${size + 1}`,
  );
}

export async function listFlagsById(db: Db, imageIds: readonly number[]): Promise<FlagRow[]> {
  if (imageIds.length === 0) return [];
  return FLAG.list(db, selectFlags(sql`f.image_id = any(${imageIds}::bigint[])`));
}

function selectFlags(condition: RawBuilder<unknown>) {
  return sql`
    select f.image_id, f.scores, f.state, f.created_at, ${imageJson} as image, a.id as album_id, a.name as album_name,
      a.status as album_status, ${albumEpoch('a')} as album_epoch, ${isAlbumDeleted('a')} as album_deleted,
      u.id as author_id, u.username as author_username, u.nametag as author_nametag, u.status as author_status
    from flagged_image f join image i on i.id = f.image_id join album a on a.id = i.album_id
      join account u on u.id = a.account_id
    where ${condition} and ${isAlbumKept('a')} and ${isNotPurged(sql.ref('i.id'))}`;
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
