// SQL of images and of their files.
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isImageUsed } from '../../db/content-tables.ts';
import { albumDeletedAt, albumEpoch, isNotErased, isNotPurged } from '../../db/removals.ts';
import { bool, defineRow, int4, int8, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import type { Database } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { incrementEpoch } from '../album-state/album-state.repository.ts';
import type { LiveImageRow } from './image.presenter.ts';

export async function insertPendingFile(db: Db, key: string, now: Date): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ key, state: 'pending', copies_due: false, copies_heavy: false, changed_at: now })
    .execute();
}

/** Throws if maintenance has marked the file for deletion meanwhile: an image must not show it. */
export async function markFileLive(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'live', changed_at: now })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .returning('key')
    .executeTakeFirstOrThrow(() => new AppError('unavailable'));
}

export async function markFilesDeleting(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('stored_file')
    .set({ state: 'deleting', changed_at: now })
    .where('key', 'in', keys)
    .execute();
}

export async function forgetFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('stored_file').where('key', 'in', keys).where('state', '<>', 'live').execute();
}

/**
 * Marks the files of interrupted uploads. A file is marked before its bytes are removed, so that no image can take it in between: if a
 * transaction is just making the file live, this update waits for it and then skips the row.
 */
export async function markAbandonedFilesDeleting(db: Db, changedBefore: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'deleting' })
    .where('state', '=', 'pending')
    .where('changed_at', '<', changedBefore)
    .execute();
}

/** Moves a file whose removal failed to the end of the queue. */
export async function postponeRemoval(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ changed_at: now })
    .where('key', '=', key)
    .where('state', '=', 'deleting')
    .execute();
}

export async function listDeletingFiles(db: Db, changedBefore: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .where('state', '=', 'deleting')
    .where('changed_at', '<', changedBefore)
    .orderBy('changed_at')
    .limit(limit)
    .select('key')
    .execute();
  return rows.map((row) => row.key);
}

export type NewImage = {
  album_id: number;
  file_key: string;
  name: string;
  description: string | null;
  url: string | null;
  width: number;
  height: number;
  bytes: number;
  color: string;
  animated: boolean;
  created_at: Date;
};

/** A null position puts the image last. */
export async function insertImage(db: Db, image: NewImage, position: number | null): Promise<number> {
  const last = sql<number>`coalesce((select max(position) from image where album_id = ${image.album_id}), 0) + 1`;
  const row = await db
    .insertInto('image')
    .values({ ...image, position: position ?? last, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Ids of the images in the album, in its author's order. */
export async function listAlbumImageIds(db: Db, albumId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('image')
    .where('album_id', '=', albumId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Requires the album's lock. Sets positions 1 to n in the order of `ids`. */
export async function updatePositions(db: Db, albumId: number, ids: readonly number[]): Promise<void> {
  await sql`update image set position = wanted.place
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    where image.id = wanted.id and image.album_id = ${albumId} and image.position <> wanted.place`.execute(
    db,
  );
}

/** Adds `by` bytes (may be negative) to the album's account. Returns its new total. */
export async function addStoredBytes(db: Db, albumId: number, by: number): Promise<number> {
  const row = await db
    .updateTable('account')
    .set((eb) => ({ stored_bytes: sql`greatest(0, ${eb.ref('stored_bytes')} + ${by})` }))
    .where('id', '=', (eb) => eb.selectFrom('album').where('id', '=', albumId).select('account_id'))
    .returning('stored_bytes')
    .executeTakeFirstOrThrow();
  return row.stored_bytes;
}

export async function insertFlag(db: Db, imageId: number, scores: Record<string, number>): Promise<void> {
  await db
    .insertInto('flagged_image')
    .values({ image_id: imageId, scores: JSON.stringify(scores) })
    .execute();
}

/** What `LiveImageRow` holds. */
export const IMAGE_COLUMNS = [
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

export function findImage(db: Db, id: number) {
  return db
    .selectFrom('image')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(IMAGE_COLUMNS)
    .executeTakeFirst() satisfies Promise<LiveImageRow | undefined>;
}

/** Images of public albums among these; others are left out. */
export function listPublicImages(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('image')
    .innerJoin('album', 'album.id', 'image.album_id')
    .where('image.id', 'in', ids)
    .where('image.removed_at', 'is', null)
    .where('album.status', '=', 'public')
    .where('album.deleted_at', 'is', null)
    .where(isNotErased(sql.ref('album.account_id')))
    .where(isNotPurged(sql.ref('image.id')))
    .select(IMAGE_COLUMNS)
    .select('album.name as album_name')
    .select(albumEpoch('album').as('album_epoch'))
    .execute() satisfies Promise<LiveImageRow[]>;
}

export type PublicImageRow = Awaited<ReturnType<typeof listPublicImages>>[number];

export async function updateImage(
  db: Db,
  id: number,
  change: { name?: string; description?: string | null; url?: string | null },
): Promise<void> {
  await db.updateTable('image').set(change).where('id', '=', id).execute();
}

const GONE = defineRow('removed image', { file_key: text, bytes: int4 });

/** Removes images from their album; those that no content uses are deleted. Returns the keys of files to remove after the commit. */
async function removeImages(
  db: Db,
  which: RawBuilder<unknown>,
  albumId: number,
  now: Date,
): Promise<string[]> {
  // A concurrent save that adds the image holds a lock on its row. Waiting for it lets the next statements see what it wrote.
  await sql`select 1 from image where ${which} order by id for update`.execute(db);
  const kept = await sql`update image set removed_at = ${now}
    where ${which} and removed_at is null and ${isImageUsed(sql`image.id`)} returning id`.execute(db);
  // Only readers of those contents may see the images now: the new epoch invalidates the addresses held by readers of the album.
  if (kept.rows.length > 0) await incrementEpoch(db, albumId);
  const gone = await GONE.list(
    db,
    sql`delete from image where ${which} and not ${isImageUsed(sql`image.id`)} returning file_key, bytes`,
  );
  const keys = gone.map((row) => row.file_key);
  await markFilesDeleting(db, keys, now);
  const bytes = gone.reduce((sum, row) => sum + row.bytes, 0);
  if (bytes > 0) await addStoredBytes(db, albumId, -bytes);
  return keys;
}

export const removeImagesOfAlbum = (db: Db, albumId: number, now: Date) =>
  removeImages(db, sql`image.album_id = ${albumId}`, albumId, now);

export const removeImage = (db: Db, id: number, albumId: number, now: Date) =>
  removeImages(db, sql`image.id = ${id}`, albumId, now);

const REMOVED_IMAGE = defineRow('image that left its album', {
  id: int8,
  album_id: int8,
  removed_at: timestamptz,
  used: bool,
});
export type RemovedImage = RowOf<typeof REMOVED_IMAGE>;

/** The next images that left their album, in the order in which they did, and whether something still uses them. */
export function listRemovedImages(
  db: Db,
  after: Pick<RemovedImage, 'id' | 'removed_at'> | null,
  limit: number,
): Promise<RemovedImage[]> {
  const next = after === null ? sql`true` : sql`(removed_at, id) > (${after.removed_at}, ${after.id})`;
  return REMOVED_IMAGE.list(
    db,
    sql`select id, album_id, removed_at, ${isImageUsed(sql`image.id`)} as used from image
      where removed_at is not null and ${next} order by removed_at, id limit ${limit}`,
  );
}

/** The columns from which the media route decides who may see a file. */
export function findFile(db: Db, key: string) {
  return db
    .selectFrom('image')
    .innerJoin('album', 'album.id', 'image.album_id')
    .innerJoin('stored_file', 'stored_file.key', 'image.file_key')
    .where('image.file_key', '=', key)
    .where(isNotPurged(sql.ref('image.id')))
    .select(['image.album_id', 'album.status', 'image.removed_at', 'stored_file.copies_due'])
    .select([albumDeletedAt('album').as('deleted_at'), albumEpoch('album').as('epoch')])
    .executeTakeFirst();
}

/** Files of images whose copies may lack a width added later (`copies_due`), or may be heavier than necessary (`copies_heavy`). */
export async function listFilesWithCopies(
  db: Db,
  state: 'copies_due' | 'copies_heavy',
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .innerJoin('image', 'image.file_key', 'stored_file.key')
    .where((eb) => eb.ref(`stored_file.${state}`))
    .orderBy('stored_file.changed_at')
    .orderBy('stored_file.key')
    .limit(limit)
    .select('stored_file.key')
    .execute();
  return rows.map((row) => row.key);
}

/**
 * Blocks the removal of the files until the transaction ends: a removal locks the image's row before it marks the files, and removes the
 * bytes after its commit. Returns false if the image is gone.
 */
export async function lockImageOfFile(trx: Transaction<Database>, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('image')
    .where('file_key', '=', key)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the file to the end of the queue. */
export async function postponeCopies(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ changed_at: now })
    .where('key', '=', key)
    .where('state', '=', 'live')
    .execute();
}

export async function markCopiesMade(db: Db, key: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ copies_due: false, copies_heavy: false })
    .where('key', '=', key)
    .execute();
}

/**
 * Returns whether its large copies were made with a lower effort than the current one. Copies of animations never were: they use the full
 * effort.
 */
export async function hasHeavyCopies(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .innerJoin('image', 'image.file_key', 'stored_file.key')
    .where('stored_file.key', '=', key)
    .where((eb) => eb.ref('stored_file.copies_heavy'))
    .where('image.animated', '=', false)
    .select('stored_file.key')
    .executeTakeFirst();
  return row !== undefined;
}
