// SQL of albums: one album and its writes. Lists are in album-list.repository.ts.
import { ALBUM } from '@palmares/core/limits';
import { type ExpressionBuilder, type QueryCreator, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isAlbumUsed } from '../../db/content-tables.ts';
import { albumEpoch, isAlbumKept } from '../../db/removals.ts';
import { defineRow, int8 } from '../../db/row-type.ts';
import type { Database } from '../../db/schema.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import { getExactCount } from '../album-state/album-counts.repository.ts';
import type { CategoryRow } from '../category/category.repository.ts';
import type { LiveImageRow } from '../image/image.presenter.ts';
import { IMAGE_COLUMNS } from '../image/image.repository.ts';

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
  players: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
  categories: CategoryRow[];
  images: LiveImageRow[];
};

const getImages = (eb: ExpressionBuilder<Database, 'album'>, limit: number | null) => {
  const images = eb
    .selectFrom('image')
    .whereRef('image.album_id', '=', 'album.id')
    .where('image.removed_at', 'is', null)
    .orderBy('image.position')
    .orderBy('image.id')
    .select(IMAGE_COLUMNS);
  return jsonArrayFrom(limit === null ? images : images.limit(sql.lit(limit)));
};

const getCategories = (eb: ExpressionBuilder<Database, 'album'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('album_category')
      .innerJoin('category', 'category.id', 'album_category.category_id')
      .whereRef('album_category.album_id', '=', 'album.id')
      .orderBy('album_category.position')
      .select(['category.id', 'category.name', 'category.name_en']),
  );

const OWN_COLUMNS = [
  'album.id',
  'album.account_id',
  'album.name',
  'album.search_text',
  'album.status',
  'album.quarantine_reason',
  'album.version',
  'album.image_count',
  'album.players',
  'album.created_at',
  'album.updated_at',
  'album.deleted_at',
] as const;

export const ALBUM_COLUMNS = [...OWN_COLUMNS, 'album.views', 'album.uses'] as const;

/**
 * `stored` is for public lists: the counters lack the latest changes, usually those of the last second, and the epoch is that of the row,
 * because addresses of public images contain none.
 */
export type AlbumReading = 'exact' | 'stored';

const readCount = <C extends 'views' | 'uses'>(counter: C, reading: AlbumReading) =>
  (reading === 'exact' ? getExactCount(counter) : sql<number>`album.${sql.ref(counter)}`).as(counter);

const AUTHOR_COLUMNS = [
  'account.id as author_id',
  'account.username as author_username',
  'account.nametag as author_nametag',
  'account.status as author_status',
] as const;

/** Selects albums with counters, author, categories and images: the first `limit` images, or all of them. */
export function selectAlbums(
  db: Pick<QueryCreator<Database>, 'selectFrom'>,
  { images: limit, reading }: { images: number | null; reading: AlbumReading },
) {
  return db
    .selectFrom('album')
    .innerJoin('account', 'account.id', 'album.account_id')
    .select(OWN_COLUMNS)
    .select([readCount('views', reading), readCount('uses', reading)])
    .select((reading === 'exact' ? albumEpoch('album') : sql<number>`album.epoch`).as('epoch'))
    .select(AUTHOR_COLUMNS)
    .select((eb) => [
      // Only the album's columns are read; the builder of the join also has the account's.
      getCategories(eb as ExpressionBuilder<Database, 'album'>).as('categories'),
      getImages(eb as ExpressionBuilder<Database, 'album'>, limit).as('images'),
    ]);
}

const FIND = defineStatement('find album', (parameter: ParameterOf<{ id: number }>, db) =>
  selectAlbums(db, { images: null, reading: 'exact' })
    .where('album.id', '=', parameter('id'))
    .where(isAlbumKept('album')),
);

export async function findAlbum(db: Db, id: number): Promise<AlbumRow | undefined> {
  const [row] = await FIND(db, { id });
  return row;
}

const LOCK_ACCOUNT = defineStatement(
  'lock account',
  (parameter: ParameterOf<{ accountId: number }>) =>
    sql`select id from account where id = ${parameter('accountId')} for no key update`,
);

type NewAlbum = {
  account_id: number;
  name: string;
  search_text: string;
  status: 'public' | 'private';
  created_at: Date;
  /** Category ids, in their order. */
  categories: readonly number[];
};

const INSERTED = defineRow('inserted album', { id: int8 });

/** Checks the number of albums and inserts in one statement. */
const INSERT = defineStatement('insert album', (parameter: ParameterOf<NewAlbum>) =>
  INSERTED.of(sql`
    with created as (
      insert into album (account_id, name, search_text, status, created_at, updated_at)
      select ${parameter('account_id')}::bigint, ${parameter('name')}::text, ${parameter('search_text')}::text,
        ${parameter('status')}::text, ${parameter('created_at')}::timestamptz, ${parameter('created_at')}::timestamptz
      where (select count(*) from album where account_id = ${parameter('account_id')} and deleted_at is null)
        < ${sql.lit(ALBUM.perUserMax)}
      returning id
    ), filed as (
      insert into album_category (album_id, category_id, position)
      select created.id, category.id, category.place - 1
      from created, unnest(${parameter('categories')}::bigint[]) with ordinality as category (id, place)
    )
    select id from created`),
);

/**
 * Returns undefined if the account has reached its maximum number of albums. The account's lock, taken first, prevents concurrent inserts
 * until the end of the transaction (AX-75).
 */
export async function insertAlbum(db: Db, album: NewAlbum): Promise<number | undefined> {
  await LOCK_ACCOUNT(db, { accountId: album.account_id });
  const [row] = await INSERT(db, album);
  return row?.id;
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

export function listAlbumCategoryIds(db: Db, albumId: number) {
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

/** Deletes the row; while contents still show its images, it stays as a tombstone. */
export async function removeAlbum(db: Db, id: number, now: Date): Promise<void> {
  await db.deleteFrom('album_category').where('album_id', '=', id).execute();
  const gone = await db
    .deleteFrom('album')
    .where('id', '=', id)
    .where(sql<boolean>`not ${isAlbumUsed(sql`album.id`)}`)
    // The snapshot of a report may hold its images.
    .where(sql<boolean>`not exists (select 1 from image i where i.album_id = album.id)`)
    .returning('id')
    .executeTakeFirst();
  if (gone !== undefined) return;
  await db
    .updateTable('album')
    .set((eb) => ({ deleted_at: now, image_count: 0, epoch: eb('epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The next deleted albums that are kept as tombstones. */
export async function listDeletedAlbums(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('album')
    .where('deleted_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
