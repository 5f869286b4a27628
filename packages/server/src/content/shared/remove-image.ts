// Takes an image out of contents, whose results stay valid. The SQL of every kind is here, because each read and write of a content must be
// able to finish a purge first (content.service.ts), and the modules of the kinds import this folder.
import type { ContentKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
import { type ContentTables, getContentTables } from '../../db/content-tables.ts';
import { defineRow, int4, int8 } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

type Removal = (what: {
  readonly imageId: RawBuilder<number>;
  /** Ids of the contents, as an array. */
  readonly contents: RawBuilder<unknown>;
  /** Ids of the rows by which these contents hold the image, as an array. */
  readonly places: RawBuilder<unknown>;
}) => readonly RawBuilder<unknown>[];

/** Statements in their order. */
const REMOVALS: Readonly<Record<ContentKind, Removal>> = {
  /** The following images move up in their tier; the first visible one becomes the main image (TL-45). */
  tierlist: ({ imageId, contents, places }) => [
    sql`
    with gone as (
      delete from tierlist_line_image where id = any(${places}) returning line_id, placement)
    update tierlist_line_image li set placement = li.placement - 1 from gone
    where li.line_id = gone.line_id and li.placement > gone.placement`,
    sql`
    update tierlist t set id_main_image = (
      select li.image_id from tierlist_line_image li join tierlist_line l on l.id = li.line_id
      where li.tierlist_id = t.id and not li.disable
      order by l.placement = 0, l.placement, l.id, li.placement, li.id limit 1)
    where id_main_image = ${imageId} and t.id = any(${contents})`,
  ],
  /**
   * When the champion is removed, the best placed of the others becomes champion (a walkover): the two swap places first. Images below the
   * freed place move up, so that a place stays 1 + the number of images with a higher score (TO-36). The duels that the removed image won or
   * lost are dropped; a new champion never lost.
   */
  tournament: ({ imageId, contents, places }) => [
    sql`
    with won as (
      select t.id, (select ti.image_id from tournament_image ti
        where ti.tournament_id = t.id and ti.image_id <> ${imageId} and not ti.disable
        order by ti.place, ti.id limit 1) as next
      from tournament t where t.winner_id = ${imageId} and t.id = any(${contents})),
    crowned as (update tournament t set winner_id = won.next from won where t.id = won.id)
    update tournament_image mine set place = theirs.place, turn = theirs.turn, lose = theirs.lose
    from won, tournament_image theirs
    where mine.tournament_id = won.id and theirs.tournament_id = won.id
      and ((mine.image_id = ${imageId} and theirs.image_id = won.next)
        or (mine.image_id = won.next and theirs.image_id = ${imageId}))`,
    sql`
    update tournament_duels d set duels = coalesce((
      select jsonb_agg(jsonb_build_object('winner_id', duel -> 'winner_id', 'loser_ids', losers) order by position)
      from jsonb_array_elements(d.duels) with ordinality as played (duel, position), lateral (
        select jsonb_agg(loser) as losers from jsonb_array_elements(duel -> 'loser_ids') as loser
        where loser::bigint <> ${imageId} and loser::bigint is distinct from t.winner_id) as beaten
      where (duel -> 'winner_id')::bigint <> ${imageId} and losers is not null), '[]')
    from tournament t
    where t.id = d.tournament_id and d.tournament_id = any(${contents})`,
    sql`
    with gone as (
      delete from tournament_image where id = any(${places}) returning tournament_id, place)
    update tournament_image ti set place = ti.place - 1 from gone
    where ti.tournament_id = gone.tournament_id and ti.place > gone.place`,
  ],
  /** When a rank becomes free, the following ranks move up: -1, -2, … without a gap (RK-59). */
  ranking: ({ places }) => [
    sql`
    with gone as (
      delete from ranking_image where id = any(${places}) returning ranking_id, points)
    update ranking_image ri set points = ri.points + 1 from gone
    where ri.ranking_id = gone.ranking_id and gone.points < 0 and ri.points < gone.points`,
  ],
};

/** True for a content `c` that holds the image among its images, or refers to it in a column of its own. */
export function refersTo(
  { images, contentId, mainImage }: ContentTables,
  imageId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  // The fence keeps PostgreSQL from reading all uses of the image, which may be very many, instead of those of a few contents.
  const held = sql`exists (
    select 1 from ${images} used where used.${contentId} = c.id and used.image_id = ${imageId} offset 0)`;
  return mainImage === null
    ? sql<boolean>`${held}`
    : sql<boolean>`(${held} or coalesce(c.${mainImage} = ${imageId}, false))`;
}

const PLACES = defineRow('place of a removed image', { id: int8.orNull() });

/**
 * Removes the image from these contents, whose rows must be locked. Raises the versions of those that referred to it, so that an editor
 * with one of them open gets 412 at the next save instead of writing the image back.
 */
export async function removeImageFrom(
  db: Db,
  kind: ContentKind,
  imageId: number,
  contents: readonly number[],
): Promise<void> {
  const tables = getContentTables(kind);
  const image = sql<number>`${imageId}::bigint`;
  const ids = sql`${[...contents]}::bigint[]`;
  await sql`update ${tables.table} c set version = version + 1, updated_at = now()
    where c.id = any(${ids}) and ${refersTo(tables, image)}`.execute(db);
  const places = await PLACES.list(
    db,
    sql`select (select used.id from ${tables.images} used
        where used.${tables.contentId} = c.id and used.image_id = ${image}) as id
      from unnest(${ids}) as c (id)`,
  );
  const held = places.flatMap(({ id: place }) => place ?? []);
  const what = { imageId: image, contents: ids, places: sql`${held}::bigint[]` };
  for (const statement of REMOVALS[kind](what)) await statement.execute(db);
}

const PURGED = defineRow('purged image of a content', { image_id: int8 });
const VERSION = defineRow('version of a content', { version: int4 });

/** Removes every image that is being purged from one content, whose row must be locked. Returns the content's version. */
export async function removePurgedImages(db: Db, kind: ContentKind, id: number): Promise<number> {
  const tables = getContentTables(kind);
  const purged = await PURGED.list(
    db,
    sql`select p.image_id from image_purge p, ${tables.table} c
      where c.id = ${id} and ${refersTo(tables, sql.ref('p.image_id'))} order by p.image_id`,
  );
  for (const { image_id } of purged) await removeImageFrom(db, kind, image_id, [id]);
  return (await VERSION.get(db, sql`select version from ${tables.table} where id = ${id}`)).version;
}
