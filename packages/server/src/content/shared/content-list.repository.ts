// SQL of the lists of tier lists, tournaments and rankings. The page is cut first; authors, albums and the kind's own columns come after.
import { type ContentKind, forEachKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
import type { AlbumListing, AlbumSort } from '../../catalog/album/album-list.repository.ts';
import { albumEpoch, isAlbumDeleted, isNotErased } from '../../db/removals.ts';
import { bool, defineRow, int4, int8, json, type RowOf, type RowType } from '../../db/row-type.ts';
import { containsText } from '../../db/search.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';
import { type ContentRow, joins, listContentColumns } from './content.repository.ts';

export type ContentListing = AlbumListing & {
  albumId: number | undefined;
  /** Albums whose categories may be searched: all, or the public ones and those of one account. */
  readable: 'every album' | { publicAnd: number | null };
};

export const getCursorKey = (sort: AlbumSort): CursorKey => (sort === 'alphabetical' ? 'text' : 'time');

export const toCursor =
  (sort: AlbumSort) =>
  (row: ContentRow): Cursor => [
    sort === 'alphabetical' ? row.search_text : row.created_at.toISOString(),
    row.id,
  ];

/** Contents have no measure of popularity yet, so `popular` sorts like `newest`. */
const ORDER = {
  newest: sql`t.created_at desc, t.id desc`,
  popular: sql`t.created_at desc, t.id desc`,
  oldest: sql`t.created_at, t.id`,
  alphabetical: sql`t.search_text, t.id`,
} as const;

function after(sort: AlbumSort, [key, id]: Cursor): RawBuilder<unknown> {
  if (sort === 'alphabetical') return sql`(t.search_text, t.id) > (${key}, ${id})`;
  if (sort === 'oldest') return sql`(t.created_at, t.id) > (${key}, ${id})`;
  return sql`(t.created_at, t.id) < (${key}, ${id})`;
}

/** A category belongs to the album: it must find nothing for a caller who may not read that album (BU-55). */
function isOfCategory(category: number, readable: ContentListing['readable']): RawBuilder<unknown> {
  const mayRead =
    readable === 'every album'
      ? sql`true`
      : sql`(r.status = 'public' or r.account_id = ${readable.publicAnd})`;
  return sql`exists (select 1 from album_category ac join album r on r.id = ac.album_id
    where ac.album_id = t.album_id and ac.category_id = ${category} and not ${isAlbumDeleted('r')} and ${mayRead})`;
}

/**
 * A content of a quarantined album leaves the public lists, for good when the album is deleted (AX-57). A list of one album checks the
 * album once: with a check per row PostgreSQL estimates that either all rows or none match, and reads and sorts them all for a page.
 */
function isNotQuarantined(albumId: number | undefined): RawBuilder<unknown> {
  const id = albumId === undefined ? sql.ref('t.album_id') : sql`${albumId}`;
  return sql`not exists (select 1 from album q where q.id = ${id} and q.status = 'quarantined')`;
}

function conditions(listing: ContentListing): RawBuilder<unknown> {
  const { scope, cursor, sort, search, albumId, author, category } = listing;
  const all: RawBuilder<unknown>[] = [isNotErased(sql.ref('t.account_id'))];
  if (scope.kind === 'public') all.push(sql`not t.private and not t.hidden and ${isNotQuarantined(albumId)}`);
  if (scope.kind === 'mine') all.push(sql`t.account_id = ${scope.accountId}`);
  if (search !== '') all.push(containsText(sql`t.search_text`, search));
  if (albumId !== undefined) all.push(sql`t.album_id = ${albumId}`);
  if (author !== undefined) all.push(sql`t.account_id = ${author}`);
  if (category !== undefined) all.push(isOfCategory(category, listing.readable));
  if (cursor !== null) all.push(after(sort, cursor));
  return sql.join(all, sql` and `);
}

/** The list entry of a content: the row, and the columns that its kind adds after the page was cut. */
export type Card<R extends ContentRow> = { row: RowType<R>; columns: RawBuilder<unknown> };

/** Returns one row more than the page if there is a next page. */
export function listContents<R extends ContentRow>(
  db: Db,
  kind: ContentKind,
  listing: ContentListing,
  card: Card<R>,
): Promise<R[]> {
  const order = ORDER[listing.sort];
  return card.row.list(
    db,
    sql`
    with page as (
      select t.* from ${sql.table(kind)} t where ${conditions(listing)}
      order by ${order} limit ${listing.size + 1})
    select ${listContentColumns(kind)}, ${card.columns} from page t ${joins} order by ${order}`,
  );
}

const STATE_OF_CONTENT = defineRow('state of a content', {
  id: int8,
  version: int4,
  private: bool,
  hidden: bool,
  album: json<Pick<ContentRow['album'], 'name' | 'status' | 'epoch' | 'deleted'>>(),
});
type State = RowOf<typeof STATE_OF_CONTENT>;

const getState = (kind: ContentKind) =>
  defineStatement(`state of ${kind}`, (parameter: ParameterOf<{ ids: readonly number[] }>) =>
    STATE_OF_CONTENT.of(sql`
      select t.id, t.version, t.private, t.hidden, json_build_object('name', a.name, 'status', a.status,
        'epoch', ${albumEpoch('a')}, 'deleted', ${isAlbumDeleted('a')}) as album
      from ${sql.table(kind)} t join album a on a.id = t.album_id
      where t.id = any(${parameter('ids')}::bigint[]) and ${isNotErased(sql.ref('t.account_id'))}`),
  );

const STATE = forEachKind(getState);

const tellState = ({ id, version, private: isPrivate, hidden, album }: State) =>
  JSON.stringify([id, version, isPrivate, hidden, album.name, album.status, album.epoch, album.deleted]);

/** Returns whether these contents, read from a replica, and their album data are unchanged in this database. */
export async function areCurrent(db: Db, kind: ContentKind, rows: readonly ContentRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const states = await STATE[kind](db, { ids: rows.map(({ id }) => id) });
  const known = new Set(states.map(tellState));
  return rows.every((row) => known.has(tellState(row)));
}
