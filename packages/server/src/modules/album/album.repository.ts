// SQL of albums: one album, its facts and its writes. Lists stand in album-list.repository.ts.
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { defineStatement } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
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
  return jsonArrayFrom(limit === null ? images : images.limit(sql.lit(limit)));
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

const ALBUM_COLUMNS = [
  'album.id',
  'album.account_id',
  'album.name',
  'album.search_text',
  'album.status',
  'album.quarantine_reason',
  'album.epoch',
  'album.version',
  'album.image_count',
  'album.views',
  'album.uses',
  'album.created_at',
  'album.updated_at',
  'album.deleted_at',
] as const;

const AUTHOR_COLUMNS = [
  'account.id as author_id',
  'account.username as author_username',
  'account.nametag as author_nametag',
  'account.status as author_status',
] as const;

/** Albums with author, categories and images: the first `limit` images, or all of them. */
export function selectAlbums(db: Db, limit: number | null) {
  return db
    .selectFrom('album')
    .innerJoin('account', 'account.id', 'album.account_id')
    .select(ALBUM_COLUMNS)
    .select(AUTHOR_COLUMNS)
    .select((eb) => [
      // Only the album's columns are read; the builder of the join has the account's besides.
      categoriesOf(eb as ExpressionBuilder<Database, 'album'>).as('categories'),
      imagesOf(eb as ExpressionBuilder<Database, 'album'>, limit).as('images'),
    ]);
}

const FIND = defineStatement<{ id: number }>('find album', (parameter, db) =>
  selectAlbums(db, null).where('album.id', '=', parameter('id')),
);

export async function findAlbum(db: Db, id: number): Promise<AlbumRow | undefined> {
  const [row] = await FIND<AlbumRow>(db, { id });
  return row;
}

/** The few columns that permissions and rules of state need; locked when something is about to be written. */
export function findAlbumFacts(db: Db, id: number, lock: 'update' | null = null) {
  const query = db
    .selectFrom('album')
    .where('id', '=', id)
    .select(['id', 'account_id', 'status', 'deleted_at', 'version', 'image_count', 'epoch']);
  return (lock === 'update' ? query.forUpdate() : query).executeTakeFirst();
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

/** Deletes the row; while contents still show its images it stays as a tombstone. */
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
