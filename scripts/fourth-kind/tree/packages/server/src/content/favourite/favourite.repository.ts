import { sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { defineRow, int8, json, type RowOf } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';
import { CONTENT_COLUMNS, imageJson, type NewContent } from '../shared/content.repository.ts';

const FAVOURITE_CARD = defineRow('card of favourites', {
  ...CONTENT_COLUMNS.favourite,
  cover: json<ImageRow>().orNull(),
  image_count: int8,
});
export type FavouriteCardRow = RowOf<typeof FAVOURITE_CARD>;

export const CARD = {
  row: FAVOURITE_CARD,
  columns: sql`
  (select ${imageJson} from favourite_image fi join image i on i.id = fi.image_id
    where fi.favourite_id = t.id order by fi.id limit 1) as cover,
  (select count(*) from favourite_image fi where fi.favourite_id = t.id) as image_count`,
};

const FAVOURITE_IMAGE = defineRow('image of favourites', { image: json<ImageRow>() });

export async function listImages(db: Db, id: number): Promise<ImageRow[]> {
  const rows = await FAVOURITE_IMAGE.list(
    db,
    sql`select ${imageJson} as image from favourite_image fi join image i on i.id = fi.image_id
      where fi.favourite_id = ${id} order by fi.id`,
  );
  return rows.map(({ image }) => image);
}

export async function insertFavourite(db: Db, row: NewContent): Promise<number> {
  const values = { ...row, updated_at: row.created_at };
  const created = await db.insertInto('favourite').values(values).returning('id').executeTakeFirstOrThrow();
  return created.id;
}

export async function replaceImages(db: Db, id: number, images: readonly number[]): Promise<void> {
  await db.deleteFrom('favourite_image').where('favourite_id', '=', id).execute();
  if (images.length === 0) return;
  const rows = images.map((image_id) => ({ favourite_id: id, image_id }));
  await db.insertInto('favourite_image').values(rows).execute();
}

/** The vote of a content `t`, in the form that favourite.vote.ts parses. */
export const VOTE_JSON = sql`coalesce((
    select json_agg(fi.image_id order by fi.id) from favourite_image fi where fi.favourite_id = t.id), '[]')`;
