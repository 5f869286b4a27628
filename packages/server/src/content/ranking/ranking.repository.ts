// SQL specific to rankings: their images with points and views. Heads and lists are in the shared module.
import type { RankingImageInput } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { isNotPurged } from '../../db/removals.ts';
import { defineRow, int4, int8, json, type RowOf } from '../../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import { CONTENT_COLUMNS, imageJson, type NewContent } from '../shared/content.repository.ts';

const RANKING_IMAGE = defineRow('image of a ranking', {
  id: int8,
  id_ranking: int8,
  id_image: int8,
  points: int4,
  viewed: int4,
  image: json<ImageRow>(),
});
export type RankingImageRow = RowOf<typeof RANKING_IMAGE>;

const RANKING_CARD = defineRow('card of a ranking', {
  ...CONTENT_COLUMNS.ranking,
  image_count: int8,
  ranked_count: int8,
  podium: json<ImageRow[]>(),
});
export type RankingCardRow = RowOf<typeof RANKING_CARD>;

const PODIUM = 3;

/** Sorts ranked images first (-1 is best), then those in progress by descending points. */
const BEST_FIRST = sql`(ri.points < 0) desc, case when ri.points < 0 then ri.points end desc, ri.points desc, ri.id`;

const isShown = isNotPurged(sql.ref('ri.image_id'));

const podium = sql`coalesce((select json_agg(${imageJson} order by ${BEST_FIRST})
  from (select ri.* from ranking_image ri where ri.ranking_id = t.id and ${isShown}
    order by ${BEST_FIRST} limit ${sql.lit(PODIUM)}) ri join image i on i.id = ri.image_id), '[]')`;

/** A listed ranking. */
export const CARD = {
  row: RANKING_CARD,
  columns: sql`
  ${podium} as podium,
  (select count(*) from ranking_image ri where ri.ranking_id = t.id and ${isShown}) as image_count,
  (select count(*) from ranking_image ri where ri.ranking_id = t.id and ri.points < 0 and ${isShown}) as ranked_count`,
};

const IMAGES = defineStatement('list images of a ranking', (parameter: ParameterOf<{ rankingId: number }>) =>
  RANKING_IMAGE.of(sql`
    select ri.id, ri.ranking_id as id_ranking, ri.image_id as id_image, ri.points, ri.viewed, ${imageJson} as image
    from ranking_image ri join image i on i.id = ri.image_id
    where ri.ranking_id = ${parameter('rankingId')} order by ${BEST_FIRST}`),
);

export const listImages = (db: Db, rankingId: number) => IMAGES(db, { rankingId });

export async function insertRanking(db: Db, row: NewContent): Promise<number> {
  const created = await db
    .insertInto('ranking')
    .values({ ...row, updated_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}

export async function replaceImages(db: Db, id: number, images: readonly RankingImageInput[]): Promise<void> {
  await removeImages(db, id);
  if (images.length === 0) return;
  const rows = images.map(({ id_image, points, viewed }) => ({ id_image, points, viewed }));
  await sql`
    insert into ranking_image (ranking_id, image_id, points, viewed)
    select ${id}, id_image, points, viewed from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (id_image bigint, points integer, viewed integer)`.execute(db);
}

export async function removeImages(db: Db, id: number): Promise<void> {
  await db.deleteFrom('ranking_image').where('ranking_id', '=', id).execute();
}

/** Returns undefined if the ranking already holds the image. */
export function insertImage(
  db: Db,
  row: { ranking_id: number; image_id: number; points: number; viewed: number },
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('ranking_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ranking_id', 'image_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function countImages(
  db: Db,
  rankingId: number,
  { besides }: { besides: number },
): Promise<number> {
  const row = await db
    .selectFrom('ranking_image')
    .where('ranking_id', '=', rankingId)
    .where('image_id', '<>', besides)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns whether an image other than `besides` holds this rank. */
export async function hasRank(
  db: Db,
  rankingId: number,
  rank: number,
  { besides }: { besides: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('ranking_image')
    .where('ranking_id', '=', rankingId)
    .where('points', '=', rank)
    .where('image_id', '<>', besides)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The vote of a content `t`, in the form that ranking.vote.ts parses. */
export const VOTE_JSON = sql`coalesce((
    select json_agg(json_build_array(ri.image_id, ri.points, ri.viewed) order by ri.id)
    from ranking_image ri where ri.ranking_id = t.id), '[]')`;
