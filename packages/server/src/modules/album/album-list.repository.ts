// SQL of lists of albums. They cut the page first and gather authors, categories and cover images after, so that a page costs
// the same whatever the number of albums.
import { GALLERY } from '@palmares/core/limits';
import { sql } from 'kysely';
import { containsText } from '../../db/search.ts';
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
  category: string | undefined;
  author: string | undefined;
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

function pageOfIds(db: Db, listing: AlbumListing) {
  const { key, direction } = ORDER[listing.sort];
  let page = db.selectFrom('album').select('album.id').where('album.image_count', '>', 0);
  page = page.where('album.deleted_at', 'is', null);
  if (listing.scope.kind === 'public') page = page.where('album.status', '=', 'public');
  if (listing.scope.kind === 'mine') page = page.where('album.account_id', '=', listing.scope.accountId);
  if (listing.search !== '') page = page.where(containsText(sql.ref('album.search_text'), listing.search));
  const { category, author, cursor } = listing;
  if (category !== undefined)
    page = page.where((eb) =>
      eb.exists(
        eb
          .selectFrom('album_category')
          .innerJoin('category', 'category.id', 'album_category.category_id')
          .whereRef('album_category.album_id', '=', 'album.id')
          .where('category.name_key', '=', category)
          .select('category.id'),
      ),
    );
  if (listing.except?.length) page = page.where('album.id', 'not in', listing.except);
  if (author !== undefined)
    page = page.where('album.account_id', 'in', (eb) =>
      eb.selectFrom('account').where('nametag_key', '=', author).select('account.id'),
    );
  if (cursor !== null) {
    const after = direction === 'asc' ? '>' : '<';
    // The key's type follows from the sort, which cursorKeyOf has checked.
    page = page.where((eb) =>
      eb(eb.refTuple(key, 'album.id'), after, eb.tuple(cursor[0] as never, cursor[1])),
    );
  }
  page = page.orderBy(key, direction);
  return page.orderBy('album.id', direction).limit(listing.size + 1);
}

/** One row more than the page when there is a next one. */
export async function listAlbums(db: Db, listing: AlbumListing): Promise<AlbumRow[]> {
  const { key, direction } = ORDER[listing.sort];
  return selectAlbums(db, GALLERY.coverImages)
    .where('album.id', 'in', pageOfIds(db, listing))
    .orderBy(key, direction)
    .orderBy('album.id', direction)
    .execute();
}

/** As `listAlbums`, for who needs to know only which ones. */
export async function listAlbumIds(db: Db, listing: AlbumListing): Promise<number[]> {
  return (await pageOfIds(db, listing).execute()).map(({ id }) => id);
}

/** Categories that have something to show, by id; one more than asked when there are others behind. */
export async function listShownCategories(db: Db, afterId: number, size: number) {
  const result = await sql<{ id: number; name: string }>`
    select c.id, c.name from category c
    where c.id > ${afterId} and exists (
      select 1 from album_category ac join album a on a.id = ac.album_id
      where ac.category_id = c.id and a.status = 'public' and a.deleted_at is null and a.image_count > 0)
    order by c.id limit ${size + 1}`.execute(db);
  return result.rows;
}
