// SQL of albums. Lists cut the page first and gather authors, categories and cover images after, so that a page costs the
// same whatever the number of albums.
import { GALLERY } from '@palmares/core/limits';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { containsText } from '../../db/search.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';
import { isAlbumUsed } from '../content/content-kinds.ts';
import type { LiveImageRow } from '../image/image.presenter.ts';

export type AlbumRow = {
  id: number;
  account_id: number;
  name: string;
  search_text: string;
  status: 'public' | 'private' | 'quarantined';
  quarantine_reason: string | null;
  epoch: number;
  version: number;
  image_count: number;
  views: number;
  uses: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
  categories: { id: number; name: string }[];
  images: LiveImageRow[];
};

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

const IMAGE_COLUMNS = [
  'image.id',
  'image.album_id',
  'image.file_key',
  'image.name',
  'image.description',
  'image.url',
  'image.width',
  'image.height',
  'image.color',
  'image.animated',
] as const;

const imagesOf = (eb: ExpressionBuilder<Database, 'album'>, limit: number | null) => {
  const images = eb
    .selectFrom('image')
    .whereRef('image.album_id', '=', 'album.id')
    .where('image.removed_at', 'is', null)
    .orderBy('image.position')
    .orderBy('image.id')
    .select(IMAGE_COLUMNS);
  return jsonArrayFrom(limit === null ? images : images.limit(limit));
};

const categoriesOf = (eb: ExpressionBuilder<Database, 'album'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('album_category')
      .innerJoin('category', 'category.id', 'album_category.category_id')
      .whereRef('album_category.album_id', '=', 'album.id')
      .orderBy('album_category.position')
      .select(['category.id', 'category.name']),
  );

const AUTHOR_COLUMNS = [
  'account.id as author_id',
  'account.username as author_username',
  'account.nametag as author_nametag',
  'account.status as author_status',
] as const;

function selectAlbums(db: Db, limit: number | null) {
  return db
    .selectFrom('album')
    .innerJoin('account', 'account.id', 'album.account_id')
    .selectAll('album')
    .select(AUTHOR_COLUMNS)
    .select((eb) => [
      categoriesOf(eb as ExpressionBuilder<Database, 'album'>).as('categories'),
      imagesOf(eb as ExpressionBuilder<Database, 'album'>, limit).as('images'),
    ]);
}

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

export async function findAlbum(db: Db, id: number): Promise<AlbumRow | undefined> {
  return selectAlbums(db, null).where('album.id', '=', id).executeTakeFirst();
}

/** The few columns that permissions and rules of state need; locked when something is about to be written. */
export function findAlbumFacts(db: Db, id: number, lock: 'update' | null = null) {
  const query = db
    .selectFrom('album')
    .where('id', '=', id)
    .select(['id', 'account_id', 'status', 'deleted_at', 'version', 'image_count', 'epoch']);
  return (lock === 'update' ? query.forUpdate() : query).executeTakeFirst();
}

export type SectionRow = { category_id: number; category_name: string; album: AlbumRow };

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

/** Under the account's lock until the end of the transaction: what is counted stays true until it is acted on (access.md rule 5). */
export async function countAlbumsOf(db: Db, accountId: number): Promise<{ count: number }> {
  await db.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
  return db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
}

export async function insertAlbum(
  db: Db,
  album: {
    account_id: number;
    name: string;
    search_text: string;
    status: 'public' | 'private';
    created_at: Date;
  },
): Promise<number> {
  const row = await db
    .insertInto('album')
    .values({ ...album, updated_at: album.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateAlbum(
  db: Db,
  id: number,
  change: {
    name?: string;
    search_text?: string;
    status?: 'public' | 'private' | 'quarantined';
    quarantine_reason?: string | null;
  },
  how: { now: Date; newEpoch: boolean; newVersion: boolean },
): Promise<void> {
  await db
    .updateTable('album')
    .set({ ...change, updated_at: how.now })
    .$if(how.newEpoch, (query) => query.set((eb) => ({ epoch: eb('epoch', '+', 1) })))
    .$if(how.newVersion, (query) => query.set((eb) => ({ version: eb('version', '+', 1) })))
    .where('id', '=', id)
    .execute();
}

export async function changeImageCount(db: Db, id: number, by: 1 | -1, now: Date): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ image_count: eb('image_count', '+', by), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function changeUses(db: Db, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ uses: eb('uses', '+', by) }))
    .where('id', '=', id)
    .execute();
}

/** Invalidates the signed addresses of its images that were given out so far (access.md rule 7). */
export async function raiseEpoch(db: Db, id: number): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function addView(db: Db, id: number): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function listCategoryIdsOf(db: Db, albumId: number) {
  return db
    .selectFrom('album_category')
    .where('album_id', '=', albumId)
    .orderBy('position')
    .select('category_id')
    .execute();
}

export async function replaceCategories(
  db: Db,
  albumId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('album_category').where('album_id', '=', albumId).execute();
  if (categoryIds.length > 0)
    await db
      .insertInto('album_category')
      .values(categoryIds.map((category_id, position) => ({ album_id: albumId, category_id, position })))
      .execute();
}

/** A tombstone for contents that still show its images, or nothing at all. */
export async function removeAlbum(db: Db, id: number, now: Date): Promise<void> {
  await db.deleteFrom('album_category').where('album_id', '=', id).execute();
  const gone = await db
    .deleteFrom('album')
    .where('id', '=', id)
    .where(sql<boolean>`not ${isAlbumUsed(sql`album.id`)}`)
    .returning('id')
    .executeTakeFirst();
  if (gone !== undefined) return;
  await db
    .updateTable('album')
    .set((eb) => ({ deleted_at: now, image_count: 0, epoch: eb('epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
