// SQL of lists of albums. It cuts the page first and gathers authors, categories and cover images afterwards, so that a page costs the same
// whatever the number of albums.
import { GALLERY, HOME, PAGE } from '@palmares/core/limits';
import { type Expression, type QueryCreator, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { albumEpoch, ERASED_ALBUMS, isAlbumKept } from '../../db/removals.ts';
import { defineRow, int8, text } from '../../db/row-type.ts';
import type { Database } from '../../db/schema.ts';
import { containsWords, findFewLike } from '../../db/search.ts';
import { defineStatement, type ParameterOf, type Statement } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';
import { ALBUM_COLUMNS, type AlbumRow, selectAlbums } from './album.repository.ts';

export type AlbumSort = 'newest' | 'oldest' | 'alphabetical' | 'popular' | 'played';

export type AlbumListing = {
  scope: { kind: 'public' } | { kind: 'all' } | { kind: 'mine'; accountId: number };
  sort: AlbumSort;
  size: number;
  cursor: Cursor | null;
  search: string;
  /**
   * Category id: the plan depends on the category's number of albums, which the planner could not estimate for a name looked up inside the
   * statement.
   */
  category: number | undefined;
  /** Author id, for the same reason. */
  author: number | undefined;
  /** Ids to which the list is limited. */
  only?: readonly number[] | undefined;
};

/** Albums that a caller may read: all, or the public ones and those of one account. */
export type ReadableAlbums = 'every album' | { publicAnd: number | null };

/** Columns of the album; each of its category rows has a copy. */
const ORDER = {
  newest: { key: 'created_at', direction: 'desc', cursor: 'time' },
  oldest: { key: 'created_at', direction: 'asc', cursor: 'time' },
  alphabetical: { key: 'search_text', direction: 'asc', cursor: 'text' },
  popular: { key: 'image_count', direction: 'desc', cursor: 'number' },
  played: { key: 'players', direction: 'desc', cursor: 'number' },
} as const;

export const getCursorKey = (sort: AlbumSort): CursorKey => ORDER[sort].cursor;

export const toCursor =
  (sort: AlbumSort) =>
  (row: AlbumRow): Cursor => {
    const key = row[ORDER[sort].key];
    return [key instanceof Date ? key.toISOString() : key, row.id];
  };

/** Differences between two lists of the same form, as values or as parameters of a statement. */
type Given = {
  readonly category?: Expression<number>;
  /** The category's albums, instead of the category. */
  readonly categoryAlbums?: readonly number[] | null;
  /** All albums that may match the search, if they are few. */
  readonly few?: readonly number[] | null;
  /** Sort key and id of the last row of the previous page. */
  readonly after?: readonly [key: Expression<unknown>, id: Expression<number>];
};

const getValues = ({ category, cursor }: AlbumListing): Given => ({
  ...(category === undefined ? {} : { category: sql`${category}` }),
  ...(cursor === null ? {} : { after: [sql`${cursor[0]}`, sql`${cursor[1]}`] }),
});

/** Cuts the page out of `rows` of albums, or of albums' categories. */
function cutPage<T extends 'album' | 'album_category', O>(
  rows: SelectQueryBuilder<Database, T, O>,
  { sort, size }: AlbumListing,
  { after }: Given,
  { key, id }: { key: RawBuilder<unknown>; id: RawBuilder<unknown> },
): SelectQueryBuilder<Database, T, O> {
  const { direction } = ORDER[sort];
  let page = rows;
  // The key's type follows from the sort, which getCursorKey has checked.
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(${key}, ${id}) ${direction === 'asc' ? sql`>` : sql`<`} (${sql.join(after)})`,
    );
  return page
    .orderBy(key, direction)
    .orderBy(id, direction)
    .limit(sql.lit(size + 1));
}

const isFiltered = ({ scope, search, author, only }: AlbumListing) =>
  scope.kind !== 'public' || search !== '' || author !== undefined || only !== undefined;

/** False for the list of one author, which is short. */
export const isOfManyAuthors = ({ scope, author }: Pick<AlbumListing, 'scope' | 'author'>) =>
  scope.kind !== 'mine' && author === undefined;

/**
 * Up to this number of albums, a category in a filtered list is replaced by their ids. A list of a larger category finds its page among
 * few rows, each of which is looked up.
 */
const CATEGORY_IDS_MAX = 2_000;

const CATEGORY_ALBUM = defineRow('album of a category', { id: int8 });

/** Returns null if no category is given, or if it has too many albums. An album without images counts for its author and the staff only. */
export async function listCategoryAlbums(
  db: Db,
  category: number | undefined,
  readable: ReadableAlbums,
): Promise<number[] | null> {
  if (category === undefined) return null;
  const limit = sql.lit(CATEGORY_IDS_MAX + 1);
  const rows = await CATEGORY_ALBUM.list(
    db,
    readable === 'every album'
      ? sql`select album_id as id from album_category where category_id = ${category} limit ${limit}`
      : sql`
        (select album_id as id from album_category where category_id = ${category} and listed
          and album_id not in ${ERASED_ALBUMS} order by created_at desc, album_id desc limit ${limit})
        union all
        (select ac.album_id from album a join album_category ac on ac.album_id = a.id
          where a.account_id = ${readable.publicAnd} and ac.category_id = ${category} and not ac.listed)`,
  );
  return rows.length > CATEGORY_IDS_MAX ? null : rows.map(({ id }) => id);
}

/** The public albums of one category, read by an index of that category: a page costs the same in every category (migration 031). */
function pageOfCategory(db: Db, listing: AlbumListing, given: Given, category: Expression<number>) {
  const rows = db
    .selectFrom('album_category')
    .select('album_category.album_id as id')
    .where('album_category.category_id', '=', category)
    .where('album_category.listed', '=', sql.lit(true))
    .where(sql<boolean>`album_category.album_id not in ${ERASED_ALBUMS}`);
  const { key } = ORDER[listing.sort];
  return cutPage(rows, listing, given, {
    key: sql.ref(`album_category.${key}`),
    id: sql.ref('album_category.album_id'),
  });
}

const isAnyOf = (ids: readonly number[]) => sql<boolean>`album.id = any(${ids}::bigint[])`;

/** Any list, without columns yet. */
function pageOfList(db: Db, listing: AlbumListing, given: Given) {
  const { scope, search, author, only } = listing;
  const { category, categoryAlbums = null, few = null } = given;
  // Literals, because a plan with parameters in their place could not use the partial indexes of public albums.
  let rows = db.selectFrom('album').where('album.image_count', '>', sql.lit(0));
  rows = rows.where('album.deleted_at', 'is', null);
  // By id: the indexes that cut the pages of a search do not hold the owner.
  if (scope.kind === 'public')
    rows = rows
      .where('album.status', '=', sql.lit('public'))
      .where(sql<boolean>`album.id not in ${ERASED_ALBUMS}`);
  else rows = rows.where(isAlbumKept('album'));
  if (scope.kind === 'mine') rows = rows.where('album.account_id', '=', scope.accountId);
  if (search !== '') rows = rows.where(containsWords(sql.ref('album.search_text'), search));
  if (only !== undefined) rows = rows.where(isAnyOf(only));
  if (few !== null) rows = rows.where(isAnyOf(few));
  if (categoryAlbums !== null) rows = rows.where(isAnyOf(categoryAlbums));
  else if (category !== undefined)
    rows = rows.where((eb) =>
      eb.exists(
        eb
          .selectFrom('album_category')
          .whereRef('album_category.album_id', '=', 'album.id')
          .where('album_category.category_id', '=', category)
          .select('album_category.album_id'),
      ),
    );
  if (author !== undefined) rows = rows.where('album.account_id', '=', author);
  const { key } = ORDER[listing.sort];
  return cutPage(rows, listing, given, { key: sql.ref(`album.${key}`), id: sql.ref('album.id') });
}

/** The albums whose ids the page has cut. */
const withIds = <T extends keyof Database>(db: Db, ids: SelectQueryBuilder<Database, T, { id: number }>) =>
  db.selectFrom('album').innerJoin(ids.as('page'), 'page.id', 'album.id');

const PAGE_COLUMNS = [...ALBUM_COLUMNS, 'album.epoch'] as const;

function choosePage(db: Db, listing: AlbumListing, given: Given) {
  const { category } = given;
  if (category !== undefined && !isFiltered(listing))
    return withIds(db, pageOfCategory(db, listing, given, category)).select(PAGE_COLUMNS);
  const page = pageOfList(db, listing, given);
  // A search may pass over many rows, which an index alone shows as long as only their ids are selected (0092).
  return listing.search === ''
    ? page.select(PAGE_COLUMNS)
    : withIds(db, page.select('album.id')).select(PAGE_COLUMNS);
}

function pageOfAlbums(db: Db, listing: AlbumListing, given: Given) {
  const { key, direction } = ORDER[listing.sort];
  // The page replaces the table under its name and has the same columns.
  const onPage = db.with('album', () => choosePage(db, listing, given)) as unknown as QueryCreator<Database>;
  // An author and the staff see the effect of what they just did; public lists, the most visited pages, read the stored counters.
  const reading = listing.scope.kind === 'public' ? 'stored' : 'exact';
  return selectAlbums(onPage, { images: GALLERY.coverImages, reading })
    .orderBy(`album.${key}`, direction)
    .orderBy('album.id', direction);
}

/** Values of a prepared list; each form uses some of them. */
type Values = { category: number; key: Cursor[0]; id: number };

/**
 * Page sizes of the gallery and the home page, the most visited pages. Lists of other sizes are too rare, or too varied, to be prepared.
 */
const PREPARED_SIZES = new Set<number>([PAGE.defaultSize, HOME.popularAlbums, HOME.albumsPerCategory]);
const prepared = new Map<string, Statement<Values, AlbumRow>>();

/** Returns the prepared statement for lists of this form; null if the form is not prepared. */
function findPrepared(listing: AlbumListing): Statement<Values, AlbumRow> | null {
  const { sort, size } = listing;
  if (isFiltered(listing) || !PREPARED_SIZES.has(size)) return null;
  const form = Object.keys(getValues(listing));
  const name = ['list albums', sort, size, ...form].join(', ');
  const known = prepared.get(name);
  if (known !== undefined) return known;
  const statement = defineStatement(name, (parameter: ParameterOf<Values>, db) =>
    pageOfAlbums(db, listing, {
      ...(form.includes('category') ? { category: parameter('category') } : {}),
      ...(form.includes('after') ? { after: [parameter('key'), parameter('id')] } : {}),
    }),
  );
  prepared.set(name, statement);
  return statement;
}

async function getFilter(db: Db, listing: AlbumListing): Promise<Given> {
  const values = getValues(listing);
  if (!isFiltered(listing) || !isOfManyAuthors(listing)) return values;
  // The conditions of the list itself hide what the caller may not read.
  const readable = listing.scope.kind === 'all' ? 'every album' : { publicAnd: null };
  return {
    ...values,
    categoryAlbums: await listCategoryAlbums(db, listing.category, readable),
    few: await findFewLike(db, 'album', listing.search),
  };
}

/** Returns one row more than the page if there is a next page. */
export async function listAlbums(db: Db, listing: AlbumListing): Promise<AlbumRow[]> {
  const statement = findPrepared(listing);
  if (statement === null) return pageOfAlbums(db, listing, await getFilter(db, listing)).execute();
  const { category = 0, cursor } = listing;
  const [key, id] = cursor ?? ['', 0];
  return statement(db, { category, key, id });
}

/** The columns that change with an album's visible fields or its visibility. */
const STATE_OF_ALBUMS = defineStatement(
  'state of albums',
  (parameter: ParameterOf<{ ids: readonly number[] }>, db) =>
    db
      .selectFrom('album')
      .where('id', '=', sql<number>`any(${parameter('ids')}::bigint[])`)
      .where(isAlbumKept('album'))
      .select(['id', 'version', 'status', 'deleted_at'])
      .select(albumEpoch('album').as('epoch')),
);
type State = Pick<AlbumRow, 'id' | 'version' | 'status' | 'epoch' | 'deleted_at'>;

/** Without the epoch of a public album: no address of its images contains it, and public lists read the stored one. */
const tellState = ({ id, version, status, epoch, deleted_at }: State) =>
  [id, version, status, status === 'public' ? '' : epoch, deleted_at !== null].join(' ');

/** Returns whether these albums, read from a replica, are unchanged in this database. */
export async function areCurrent(db: Db, rows: readonly AlbumRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const states = await STATE_OF_ALBUMS(db, { ids: rows.map(({ id }) => id) });
  const known = new Set(states.map(tellState));
  return rows.every((row) => known.has(tellState(row)));
}

const CATEGORY = defineRow('shown category', { id: int8, name: text, name_en: text.orNull() });

/**
 * Lists categories with at least one listed album, by id, plus one more if there are further ones. The first entry of each category's index
 * decides it: `exists`, or this query without `order by`, would read all albums.
 */
export function listShownCategories(db: Db, afterId: number, size: number) {
  return CATEGORY.list(
    db,
    sql`select c.id, c.name, c.name_en from category c cross join lateral (
      select from album_category ac where ac.category_id = c.id and ac.listed and ac.album_id not in ${ERASED_ALBUMS}
      order by ac.image_count desc, ac.album_id desc limit 1) shown
    where c.id > ${afterId} order by c.id limit ${size + 1}`,
  );
}
