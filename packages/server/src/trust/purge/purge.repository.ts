// SQL of an image that is taken away for good: who uses it, and what remains of the contents that did. Each statement serves every content
// at once, so that a purge costs the same handful of them whatever the number of contents.
import type { ContentKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
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

/** Finds the image also when it has left its album, or when the album is deleted. */
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

/** The contents that hold the image among their images, or name it in a column of their own. With an `or` instead of the union PostgreSQL would read the whole table. */
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

/** The newest first. `total` counts them all, `authors` the people behind them. */
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
 * Locks the contents, then the album, then the image, in the same order as every other write (no deadlock). A save that adds the image at
 * the same time holds a lock on the image's row: the statements after these locks see what it wrote.
 */
export async function lockAround(db: Db, { imageId, albumId }: { imageId: number; albumId: number }) {
  for (const kind of CONTENT_TABLES)
    await sql`select 1 from ${kind.table} c where ${uses(kind, imageId)} order by c.id for update`.execute(
      db,
    );
  await sql`select 1 from album where id = ${albumId} for update`.execute(db);
  await sql`select 1 from image where id = ${imageId} for update`.execute(db);
}

/** Raises the versions, so that somebody who has one of the contents open gets 412 at the next save instead of writing the image back. */
export async function raiseVersions(db: Db, imageId: number, now: Date): Promise<void> {
  for (const kind of CONTENT_TABLES)
    await sql`update ${kind.table} c set version = version + 1, updated_at = ${now}
      where ${uses(kind, imageId)}`.execute(db);
}

/** What was reported of it keeps its words. */
export async function takeOutOfCopies(db: Db, imageId: number): Promise<void> {
  await sql`delete from report_copy_image where image_id = ${imageId}`.execute(db);
}

/** The images behind move up in their tier; the first that is shown becomes the main image (product.md §6). */
export async function takeOutOfTierlists(db: Db, imageId: number): Promise<void> {
  await sql`
    with gone as (delete from tierlist_line_image where image_id = ${imageId} returning line_id, placement)
    update tierlist_line_image li set placement = li.placement - 1 from gone
    where li.line_id = gone.line_id and li.placement > gone.placement`.execute(db);
  await sql`
    update tierlist t set id_main_image = (
      select li.image_id from tierlist_line_image li join tierlist_line l on l.id = li.line_id
      where li.tierlist_id = t.id and not li.disable
      order by l.placement = 0, l.placement, l.id, li.placement, li.id limit 1)
    where id_main_image = ${imageId}`.execute(db);
}

/**
 * When the champion is removed, the best placed of the others becomes champion (a walkover): the two swap places first. Images behind the
 * freed place move up, so that a place stays 1 + the number of images with a higher score (product.md §7). What it won in a duel is told no
 * more, nor that it lost; a new champion never lost.
 */
export async function takeOutOfTournaments(db: Db, imageId: number): Promise<void> {
  await sql`
    with won as (
      select t.id, (select ti.image_id from tournament_image ti
        where ti.tournament_id = t.id and ti.image_id <> ${imageId} and not ti.disable
        order by ti.place, ti.id limit 1) as next
      from tournament t where t.winner_id = ${imageId}),
    crowned as (update tournament t set winner_id = won.next from won where t.id = won.id)
    update tournament_image mine set place = theirs.place, turn = theirs.turn, lose = theirs.lose
    from won, tournament_image theirs
    where mine.tournament_id = won.id and theirs.tournament_id = won.id
      and ((mine.image_id = ${imageId} and theirs.image_id = won.next)
        or (mine.image_id = won.next and theirs.image_id = ${imageId}))`.execute(db);
  await sql`
    update tournament_duels d set duels = coalesce((
      select jsonb_agg(jsonb_build_object('winner_id', duel -> 'winner_id', 'loser_ids', losers) order by position)
      from jsonb_array_elements(d.duels) with ordinality as played (duel, position), lateral (
        select jsonb_agg(loser) as losers from jsonb_array_elements(duel -> 'loser_ids') as loser
        where loser::bigint <> ${imageId} and loser::bigint is distinct from t.winner_id) as beaten
      where (duel -> 'winner_id')::bigint <> ${imageId} and losers is not null), '[]')
    from tournament t
    where t.id = d.tournament_id
      and d.tournament_id in (select tournament_id from tournament_image where image_id = ${imageId})`.execute(
    db,
  );
  await sql`
    with gone as (delete from tournament_image where image_id = ${imageId} returning tournament_id, place)
    update tournament_image ti set place = ti.place - 1 from gone
    where ti.tournament_id = gone.tournament_id and ti.place > gone.place`.execute(db);
}

/** A rank that becomes free is taken by the next one, and so on: -1, -2, … without a gap (P2 §3). */
export async function takeOutOfRankings(db: Db, imageId: number): Promise<void> {
  await sql`
    with gone as (delete from ranking_image where image_id = ${imageId} returning ranking_id, points)
    update ranking_image ri set points = ri.points + 1 from gone
    where ri.ranking_id = gone.ranking_id and gone.points < 0 and ri.points < gone.points`.execute(db);
}
