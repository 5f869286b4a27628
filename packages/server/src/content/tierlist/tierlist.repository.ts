// SQL specific to tier lists: their lines and images, main image and card. Heads and lists are in the shared module. A whole save takes a
// few statements whatever the number of images.
import type { LineInput } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { isNotPurged } from '../../db/removals.ts';
import { defineRow, int4, int8, json, type RowOf, text } from '../../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import { CONTENT_COLUMNS, imageJson, type NewContent, type RowOfKind } from '../shared/content.repository.ts';

export type LineImageRow = {
  id: number;
  id_image: number;
  id_tierlist_line: number;
  placement: number;
  disable: boolean;
  image: ImageRow;
};

const LINE = defineRow('line', {
  id: int8,
  id_tierlist: int8,
  label: text,
  placement: int4,
  color: text,
  images: json<LineImageRow[]>(),
});
export type LineRow = RowOf<typeof LINE>;

const TIERLIST_CARD = defineRow('card of a tierlist', {
  ...CONTENT_COLUMNS.tierlist,
  image_count: int8,
  cover: json<ImageRow>().orNull(),
  preview: json<{ label: string; color: string; images: ImageRow[] }[]>(),
});
export type TierlistRow = RowOfKind['tierlist'];
export type TierlistCardRow = RowOf<typeof TIERLIST_CARD>;

/** Number of lines and images on a tier list's card. */
const PREVIEW = { lines: 5, images: 6 } as const;

/** A list shows no image that is being purged; a whole tier list is read without it (content.service.ts). */
const isShown = sql<boolean>`not li.disable and ${isNotPurged(sql.ref('li.image_id'))}`;

/** The main image, unless the author has hidden it: nobody else may see a hidden image, not even on a card. */
const cover = sql`(select ${imageJson} from image i where i.id = coalesce((
  select li.image_id from tierlist_line_image li
  where li.tierlist_id = t.id and li.image_id = t.id_main_image and ${isShown}), (
  select first.image_id from tierlist_line l cross join lateral (
    select li.image_id from tierlist_line_image li where li.line_id = l.id and ${isShown}
    order by li.placement, li.id limit 1) first
  where l.tierlist_id = t.id order by l.placement = 0, l.placement, l.id limit 1)))`;

const preview = sql`coalesce((select json_agg(json_build_object('label', l.label, 'color', l.color, 'images', coalesce((
    select json_agg(p.image) from (
      select ${imageJson} as image from tierlist_line_image li join image i on i.id = li.image_id
      where li.line_id = l.id and ${isShown}
      order by li.placement, li.id limit ${sql.lit(PREVIEW.images)}) p), '[]')) order by l.placement, l.id)
  from (select * from tierlist_line where tierlist_id = t.id and placement > 0
    order by placement, id limit ${sql.lit(PREVIEW.lines)}) l), '[]')`;

/** A listed tier list. */
export const CARD = {
  row: TIERLIST_CARD,
  columns: sql`${cover} as cover, ${preview} as preview,
  (select count(*) from tierlist_line_image li where li.tierlist_id = t.id and ${isShown}) as image_count`,
};

const LINES = defineStatement('list lines', (parameter: ParameterOf<{ tierlistId: number }>) =>
  LINE.of(sql`
    select l.id, l.tierlist_id as id_tierlist, l.label, l.placement, l.color, coalesce((
      select json_agg(json_build_object('id', li.id, 'id_image', li.image_id, 'id_tierlist_line', li.line_id,
        'placement', li.placement, 'disable', li.disable, 'image', ${imageJson}) order by li.placement, li.id)
      from tierlist_line_image li join image i on i.id = li.image_id where li.line_id = l.id), '[]') as images
    from tierlist_line l where l.tierlist_id = ${parameter('tierlistId')} order by l.placement, l.id`),
);

/** Lines by placement, each with its images by placement. */
export const listLines = (db: Db, tierlistId: number) => LINES(db, { tierlistId });

export async function insertTierlist(
  db: Db,
  row: NewContent & { id_main_image: number | null },
): Promise<number> {
  const created = await db
    .insertInto('tierlist')
    .values({ ...row, updated_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}

const MAIN_IMAGE = defineStatement('find main image', (parameter: ParameterOf<{ id: number }>, db) =>
  db.selectFrom('tierlist').where('id', '=', parameter('id')).select('id_main_image'),
);

export async function findMainImage(db: Db, id: number): Promise<number | null> {
  const [row] = await MAIN_IMAGE(db, { id });
  return row?.id_main_image ?? null;
}

export async function updateMainImage(db: Db, id: number, image: number | null): Promise<void> {
  await db.updateTable('tierlist').set({ id_main_image: image }).where('id', '=', id).execute();
}

/**
 * Replaces the lines and their images in one statement that writes only the differences: a save that moved one image out of five hundred
 * does not write, index and check all of them again. The lines reuse existing ids, then take new ones, ascending in the given order,
 * because lines of equal placement are read by id. Images refer to their line by its id, not by the order in which PostgreSQL returns rows.
 */
const REPLACE_LINES = defineStatement(
  'replace lines',
  (parameter: ParameterOf<{ tierlistId: number; lines: string }>) => sql`
    with wanted as materialized (
      select rank, label, placement, coalesce(color, 'FFFFFF') as color, images
      from rows from (json_to_recordset(${parameter('lines')}::json) as (label text, placement integer, color text, images json))
        with ordinality as given (label, placement, color, images, rank)
    ), present as materialized (
      select id, row_number() over (order by id) as rank, label, placement, color
      from tierlist_line where tierlist_id = ${parameter('tierlistId')}
    ), line as materialized (
      select coalesce(present.id, nextval(pg_get_serial_sequence('tierlist_line', 'id'))) as id, present.id is null as is_new, wanted.*
      from (select * from wanted order by rank) wanted left join present using (rank)
    ), removed as (
      delete from tierlist_line where id in (select id from present where rank > (select count(*) from wanted))
    ), changed as (
      update tierlist_line l set label = line.label, placement = line.placement, color = line.color
      from line where l.id = line.id and (l.label, l.placement, l.color) is distinct from (line.label, line.placement, line.color)
    ), added as (
      insert into tierlist_line (id, tierlist_id, label, placement, color)
      select id, ${parameter('tierlistId')}, label, placement, color from line where is_new
    ), placed as materialized (
      select line.id as line_id, image.id_image as image_id, image.placement, coalesce(image.disable, false) as disable
      from line, json_to_recordset(line.images) as image (id_image bigint, placement integer, disable boolean)
    ), held as materialized (
      select image_id from tierlist_line_image where tierlist_id = ${parameter('tierlistId')}
    ), taken_out as (
      delete from tierlist_line_image
      where tierlist_id = ${parameter('tierlistId')} and image_id not in (select image_id from placed)
    ), moved as (
      update tierlist_line_image li set line_id = p.line_id, placement = p.placement, disable = p.disable from placed p
      where li.tierlist_id = ${parameter('tierlistId')} and li.image_id = p.image_id
        and (li.line_id, li.placement, li.disable) is distinct from (p.line_id, p.placement, p.disable)
    )
    insert into tierlist_line_image (line_id, tierlist_id, image_id, placement, disable)
    select line_id, ${parameter('tierlistId')}, image_id, placement, disable
    from placed where image_id not in (select image_id from held)`,
);

export const replaceLines = (db: Db, tierlistId: number, lines: readonly LineInput[]) =>
  REPLACE_LINES(db, { tierlistId, lines: JSON.stringify(lines) });

/** Ids of the visible images, from the best tier to the pool. */
export async function listImageIds(db: Db, tierlistId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tierlist_line_image as li')
    .innerJoin('tierlist_line as l', 'l.id', 'li.line_id')
    .where('li.tierlist_id', '=', tierlistId)
    .where('li.disable', '=', false)
    .orderBy(sql`l.placement = 0, l.placement, l.id, li.placement, li.id`)
    .select('li.image_id')
    .execute();
  return rows.map((row) => row.image_id);
}

export async function countImages(db: Db, tierlistId: number): Promise<number> {
  const row = await db
    .selectFrom('tierlist_line_image')
    .where('tierlist_id', '=', tierlistId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findLine(db: Db, id: number) {
  return db
    .selectFrom('tierlist_line')
    .where('id', '=', id)
    .select(['id', 'tierlist_id', 'label', 'placement', 'color'])
    .executeTakeFirst();
}

export function listLineHeads(db: Db, tierlistId: number) {
  return db
    .selectFrom('tierlist_line')
    .where('tierlist_id', '=', tierlistId)
    .select(['id', 'label', 'placement'])
    .execute();
}

export async function insertLine(
  db: Db,
  line: { tierlist_id: number; label: string; placement: number; color: string },
): Promise<number> {
  const row = await db.insertInto('tierlist_line').values(line).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateLine(
  db: Db,
  id: number,
  change: { label?: string; placement?: number; color?: string },
): Promise<void> {
  await db.updateTable('tierlist_line').set(change).where('id', '=', id).execute();
}

export async function removeLine(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tierlist_line').where('id', '=', id).execute();
}

export function findLineImage(db: Db, id: number) {
  return db
    .selectFrom('tierlist_line_image')
    .where('id', '=', id)
    .select(['id', 'tierlist_id', 'line_id', 'image_id', 'placement', 'disable'])
    .executeTakeFirst();
}

/** Returns undefined if the tier list already holds the image. */
export function insertLineImage(
  db: Db,
  row: { line_id: number; tierlist_id: number; image_id: number; placement: number; disable: boolean },
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('tierlist_line_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tierlist_id', 'image_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateLineImage(
  db: Db,
  id: number,
  change: { placement?: number; disable?: boolean },
): Promise<void> {
  await db.updateTable('tierlist_line_image').set(change).where('id', '=', id).execute();
}

/** The vote of a content `t`, in the form that tierlist.vote.ts parses. */
export const VOTE_JSON = sql`coalesce((
    select json_agg(json_build_array(l.label, l.placement, coalesce((
      select json_agg(li.image_id order by li.placement, li.id) from tierlist_line_image li
      where li.line_id = l.id and not li.disable), '[]')) order by l.placement, l.id)
    from tierlist_line l where l.tierlist_id = t.id), '[]')`;
