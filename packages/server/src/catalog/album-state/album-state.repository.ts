// SQL of what images and contents need of their album: its facts, its lock, its number of images and its epoch.
import { sql } from 'kysely';
import { albumDeletedAt, albumEpoch } from '../../db/removals.ts';
import type { Db } from '../../db/transaction.ts';

/**
 * The lock of an album's row, until the end of the transaction. `update` is for changes of the album or its images. `share` is for contents
 * made of it: any number at once hold it, and the album can neither change its status nor go meanwhile. Its counters and its epoch can
 * change under `share`.
 */
export type AlbumLock = 'update' | 'share' | null;

/** Arbitrary first number of the advisory locks of albums, unique in this database. */
const TURN = 76_000_094;
const INTEGER_MAX = 2_147_483_647;

/**
 * Waits in the queue of the album. Without it those who share the row's lock would pass a waiting `update` for ever, because PostgreSQL lets
 * them in while others share it: nobody could close an album on which many people save.
 */
const waitForTurn = (id: number, take: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared') =>
  sql<boolean>`(select ${sql.raw(take)}(${sql.lit(TURN)}, ${id % INTEGER_MAX}::integer)) is not null`;

/** The few columns that permissions and state rules need; locked before a write. */
export function findAlbumFacts(db: Db, id: number, lock: AlbumLock = null) {
  const query = db
    .selectFrom('album')
    .where('id', '=', id)
    .select(['id', 'account_id', 'status', 'version', 'image_count'])
    .select([albumDeletedAt('album').as('deleted_at'), albumEpoch('album').as('epoch')]);
  // A row that changed while the turn was awaited is read anew by its lock.
  if (lock === 'update')
    return query.where(waitForTurn(id, 'pg_advisory_xact_lock')).forUpdate().executeTakeFirst();
  if (lock === 'share')
    return query.where(waitForTurn(id, 'pg_advisory_xact_lock_shared')).forKeyShare().executeTakeFirst();
  return query.executeTakeFirst();
}

export async function updateImageCount(db: Db, id: number, by: 1 | -1, now: Date): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ image_count: eb('image_count', '+', by), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Invalidates the signed addresses of its images issued so far (AX-45). */
export async function incrementEpoch(db: Db, id: number): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
