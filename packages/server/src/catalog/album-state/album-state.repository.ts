// SQL of what images and contents need of their album: its facts, its counters and its epoch.
import type { Db } from '../../db/transaction.ts';

/** The few columns that permissions and state rules need; locked before a write. */
export function findAlbumFacts(db: Db, id: number, lock: 'update' | null = null) {
  const query = db
    .selectFrom('album')
    .where('id', '=', id)
    .select(['id', 'account_id', 'status', 'deleted_at', 'version', 'image_count', 'epoch']);
  return (lock === 'update' ? query.forUpdate() : query).executeTakeFirst();
}

export async function updateImageCount(db: Db, id: number, by: 1 | -1, now: Date): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ image_count: eb('image_count', '+', by), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function updateUseCount(db: Db, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('album')
    .set((eb) => ({ uses: eb('uses', '+', by) }))
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
