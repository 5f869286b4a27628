// SQL of the lists of tier lists, tournaments and rankings. The page is cut first; authors, albums and the kind's own columns come after.
import { type ContentKind, forEachKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
import {
  type AlbumListing,
  type AlbumSort,
  isOfManyAuthors,
  listCategoryAlbums,
  type ReadableAlbums,
} from '../../catalog/album/album-list.repository.ts';
import { albumEpoch, ERASED_ALBUMS, isAlbumDeleted, isNotErased } from '../../db/removals.ts';
import { bool, defineRow, int4, int8, json, type RowOf, type RowType } from '../../db/row-type.ts';
import { containsWords, findFewLike } from '../../db/search.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';
import { type ContentRow, joins, listContentColumns } from './content.repository.ts';

export type ContentListing = AlbumListing & {
  albumId: number | undefined;
  /** Albums whose categories may be searched. */
  readable: ReadableAlbums;
};

export const getCursorKey = (sort: AlbumSort): CursorKey => (sort === 'alphabetical' ? 'text' : 'time');

export const toCursor =
  (sort: AlbumSort) =>
  (row: ContentRow): Cursor => [
    sort === 'alphabetical' ? row.search_text : row.created_at.toISOString(),
    row.id,
  ];

/** Contents have no measure of popularity yet, so `popular` and `played` sort like `newest`. */
const ORDER = {
  newest: sql`t.created_at desc, t.id desc`,
  popular: sql`t.created_at desc, t.id desc`,
  played: sql`t.created_at desc, t.id desc`,
  oldest: sql`t.created_at, t.id`,
  alphabetical: sql`t.search_text, t.id`,
} as const;

function after(sort: AlbumSort, [key, id]: Cursor): RawBuilder<unknown> {
  if (sort === 'alphabetical') return sql`(t.search_text, t.id) > (${key}, ${id})`;
  if (sort === 'oldest') return sql`(t.created_at, t.id) > (${key}, ${id})`;
  return sql`(t.created_at, t.id) < (${key}, ${id})`;
}

/** Ids that take the place of conditions; null where they would be too many. */
type KnownIds = {
  /** The albums of the category. */
  readonly albums: readonly number[] | null;
  /** All contents that may match the search. */
  readonly few: readonly number[] | null;
};

/** The contents of one album or one person are few enough to look at each. */
async function findIds(db: Db, kind: ContentKind, listing: ContentListing): Promise<KnownIds> {
  if (listing.albumId !== undefined || !isOfManyAuthors(listing)) return { albums: null, few: null };
  return {
    albums: await listCategoryAlbums(db, listing.category, listing.readable),
    few: await findFewLike(db, kind, listing.search),
  };
}

/**
 * A category belongs to the album: it must find nothing for a caller who may not read that album (BU-55). `albumIds` are the category's
 * albums, if they are few enough to be listed: then PostgreSQL knows how many there are, and looks no album up.
 */
function isOfCategory({ category, readable }: ContentListing, albumIds: readonly number[] | null) {
  if (albumIds !== null) return sql`t.album_id = any(${albumIds}::bigint[])`;
  const mayRead =
    readable === 'every album'
      ? sql`true`
      : sql`(ac.listed or exists (
          select 1 from album r where r.id = ac.album_id and r.account_id = ${readable.publicAnd}))`;
  return sql`t.album_id not in ${ERASED_ALBUMS} and exists (select 1 from album_category ac
    where ac.album_id = t.album_id and ac.category_id = ${category} and ${mayRead})`;
}

/**
 * A content of a quarantined album leaves the public lists, for good when the album is deleted (AX-57). A list of one album checks the
 * album once: with a check per row PostgreSQL estimates that either all rows or none match, and reads and sorts them all for a page.
 */
function isNotQuarantined(albumId: number | undefined): RawBuilder<unknown> {
  const id = albumId === undefined ? sql.ref('t.album_id') : sql`${albumId}`;
  return sql`not exists (select 1 from album q where q.id = ${id} and q.status = 'quarantined')`;
}

/** True for the contents `t` of the public lists. */
export const isListed = (albumId?: number): RawBuilder<unknown> =>
  sql`not t.private and not t.hidden and ${isNotQuarantined(albumId)}`;

function conditions(listing: ContentListing, { albums, few }: KnownIds): RawBuilder<unknown> {
  const { scope, cursor, sort, search, albumId, author, category, only } = listing;
  const all: RawBuilder<unknown>[] = [isNotErased(sql.ref('t.account_id'))];
  if (scope.kind === 'public') all.push(isListed(albumId));
  if (scope.kind === 'mine') all.push(sql`t.account_id = ${scope.accountId}`);
  if (search !== '') all.push(containsWords(sql`t.search_text`, search));
  if (few !== null) all.push(sql`t.id = any(${few}::bigint[])`);
  if (only !== undefined) all.push(sql`t.id = any(${only}::bigint[])`);
  if (albumId !== undefined) all.push(sql`t.album_id = ${albumId}`);
  if (author !== undefined) all.push(sql`t.account_id = ${author}`);
  if (category !== undefined) all.push(isOfCategory(listing, albums));
  if (cursor !== null) all.push(after(sort, cursor));
  return sql.join(all, sql` and `);
}

/** The list entry of a content: the row, and the columns that its kind adds after the page was cut. */
export type Card<R extends ContentRow> = { row: RowType<R>; columns: RawBuilder<unknown> };

/**
 * The rows of the page. A page with a search or a category may pass over many rows, which an index alone shows as long as only their ids
 * are selected (0092).
 */
function cutPage(kind: ContentKind, listing: ContentListing, known: KnownIds) {
  const cut = (columns: RawBuilder<unknown>) => sql`
    select ${columns} from ${sql.table(kind)} t where ${conditions(listing, known)}
    order by ${ORDER[listing.sort]} limit ${listing.size + 1}`;
  if (listing.search === '' && listing.category === undefined) return cut(sql`t.*`);
  return sql`select t.* from (${cut(sql`t.id`)}) found join ${sql.table(kind)} t on t.id = found.id`;
}

/** Returns one row more than the page if there is a next page. */
export async function listContents<R extends ContentRow>(
  db: Db,
  kind: ContentKind,
  listing: ContentListing,
  card: Card<R>,
): Promise<R[]> {
  const known = await findIds(db, kind, listing);
  return card.row.list(
    db,
    sql`
    with page as (${cutPage(kind, listing, known)})
    select ${listContentColumns(kind)}, ${card.columns} from page t ${joins} order by ${ORDER[listing.sort]}`,
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
