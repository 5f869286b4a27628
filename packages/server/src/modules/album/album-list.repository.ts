// SQL of lists of albums. They cut the page first and gather authors, categories and cover images after, so that a page costs
// the same whatever the number of albums.
import { GALLERY, PAGE } from '@palmares/core/limits';
import { type Expression, sql } from 'kysely';
import { containsText } from '../../db/search.ts';
import { defineStatement } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';
import { type AlbumRow, selectAlbums } from './album.repository.ts';

export type AlbumSort = 'newest' | 'oldest' | 'alphabetical' | 'popular';

export type AlbumListing = {
  scope: { kind: 'public' } | { kind: 'all' } | { kind: 'mine'; accountId: number };
  sort: AlbumSort;
  size: number;
  cursor: Cursor | null;
  search: string;
  /** Its id: the plan follows how many albums it has, which a name looked up inside of the statement would not tell. */
  category: number | undefined;
  /** Its id, for the same reason. */
  author: number | undefined;
  /** Ids of those that are not wanted. */
  except?: readonly number[];
};

const ORDER = {
  newest: { key: 'album.created_at', direction: 'desc', cursor: 'time' },
  oldest: { key: 'album.created_at', direction: 'asc', cursor: 'time' },
  alphabetical: { key: 'album.search_text', direction: 'asc', cursor: 'text' },
  popular: { key: 'album.image_count', direction: 'desc', cursor: 'number' },
} as const;

export const cursorKeyOf = (sort: AlbumSort): CursorKey => ORDER[sort].cursor;

export const cursorOf =
  (sort: AlbumSort) =>
  (row: AlbumRow): Cursor => {
    if (sort === 'alphabetical') return [row.search_text, row.id];
    return [sort === 'popular' ? row.image_count : row.created_at.toISOString(), row.id];
  };

/** Sort key and id of the row that a page comes after, as values or as parameters of a statement. */
type After = readonly [key: Expression<unknown>, id: Expression<number>];

const valuesOf = (cursor: Cursor | null): After | null =>
  cursor && [sql`${cursor[0]}`, sql<number>`${cursor[1]}`];

function pageOfIds(db: Db, listing: AlbumListing, after: After | null) {
  const { key, direction } = ORDER[listing.sort];
  // Literals: a plan with parameters in their place could not use the partial indexes of public albums.
  let page = db.selectFrom('album').select('album.id').where('album.image_count', '>', sql.lit(0));
  page = page.where('album.deleted_at', 'is', null);
  if (listing.scope.kind === 'public') page = page.where('album.status', '=', sql.lit('public'));
  if (listing.scope.kind === 'mine') page = page.where('album.account_id', '=', listing.scope.accountId);
  if (listing.search !== '') page = page.where(containsText(sql.ref('album.search_text'), listing.search));
  const { category, author } = listing;
  if (category !== undefined)
    page = page.where((eb) =>
      eb.exists(
        eb
          .selectFrom('album_category')
          .whereRef('album_category.album_id', '=', 'album.id')
          .where('album_category.category_id', '=', category)
          .select('album_category.album_id'),
      ),
    );
  if (listing.except?.length) page = page.where('album.id', 'not in', listing.except);
  if (author !== undefined) page = page.where('album.account_id', '=', author);
  // The key's type follows from the sort, which cursorKeyOf has checked.
  if (after !== null)
    page = page.where(
      sql<boolean>`(${sql.ref(key)}, album.id) ${direction === 'asc' ? sql`>` : sql`<`} (${sql.join(after)})`,
    );
  page = page.orderBy(key, direction);
  return page.orderBy('album.id', direction).limit(sql.lit(listing.size + 1));
}

function pageOfAlbums(db: Db, listing: AlbumListing, after: After | null) {
  const { key, direction } = ORDER[listing.sort];
  return selectAlbums(db, GALLERY.coverImages)
    .where('album.id', 'in', pageOfIds(db, listing, after))
    .orderBy(key, direction)
    .orderBy('album.id', direction);
}

/** The whole gallery, which everybody opens: other lists are asked for too rarely, or in too many ways, to be prepared. */
const WHOLE_GALLERY = {
  scope: { kind: 'public' },
  size: PAGE.defaultSize,
  cursor: null,
  search: '',
  category: undefined,
  author: undefined,
} as const satisfies Omit<AlbumListing, 'sort'>;

const isWholeGallery = ({ scope, size, search, category, author, except }: AlbumListing) =>
  scope.kind === 'public' &&
  size === WHOLE_GALLERY.size &&
  search === '' &&
  [category, author, except].every((part) => part === undefined);

const galleryBy = (sort: AlbumSort) => {
  const listing = { ...WHOLE_GALLERY, sort };
  return {
    first: defineStatement<object>(`list albums, ${sort}`, (_parameter, db) =>
      pageOfAlbums(db, listing, null),
    ),
    next: defineStatement<{ key: Cursor[0]; id: number }>(`list albums, ${sort}, next`, (parameter, db) =>
      pageOfAlbums(db, listing, [parameter('key'), parameter('id')]),
    ),
  };
};
const GALLERIES = {
  newest: galleryBy('newest'),
  oldest: galleryBy('oldest'),
  alphabetical: galleryBy('alphabetical'),
  popular: galleryBy('popular'),
};

/** One row more than the page when there is a next one. */
export async function listAlbums(db: Db, listing: AlbumListing): Promise<AlbumRow[]> {
  const { sort, cursor } = listing;
  if (!isWholeGallery(listing)) return pageOfAlbums(db, listing, valuesOf(cursor)).execute();
  if (cursor === null) return GALLERIES[sort].first<AlbumRow>(db, {});
  return GALLERIES[sort].next<AlbumRow>(db, { key: cursor[0], id: cursor[1] });
}

/** As `listAlbums`, for who needs to know only which ones. */
export async function listAlbumIds(db: Db, listing: AlbumListing): Promise<number[]> {
  return (await pageOfIds(db, listing, valuesOf(listing.cursor)).execute()).map(({ id }) => id);
}

/**
 * Categories that have something to show, by id; one more than asked when there are others behind. Each index
 * is walked until the first album that is listed: `exists`, or this without `order by` and `offset 0`, would read all albums.
 */
export async function listShownCategories(db: Db, afterId: number, size: number) {
  const result = await sql<{ id: number; name: string }>`
    select c.id, c.name from category c cross join lateral (
      select from album_category ac cross join lateral (
        select from album a where a.id = ac.album_id
          and a.status = 'public' and a.deleted_at is null and a.image_count > 0 offset 0) listed
      where ac.category_id = c.id order by ac.album_id desc limit 1) shown
    where c.id > ${afterId} order by c.id limit ${size + 1}`.execute(db);
  return result.rows;
}
