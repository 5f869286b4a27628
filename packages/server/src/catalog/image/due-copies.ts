// Makes the copies that images stored before lack, when a width has been added (docs/decisions/0059). Until then the route answers with the
// next wider one.
// Invariant: a row says that copies are due until they are on the disk, and nothing is written for an image that has gone. So the work may
// stop anywhere, and is taken up again by the next round.
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { remakeCopies, WIDER_VARIANTS, type WiderVariant } from '../../files/image-copies.ts';
import { readBytes } from '../../files/image-store.ts';
import { NO_ACCOUNT } from '../../files/uploads.ts';
import * as images from './image.repository.ts';

/** In a round of maintenance: about a minute of one core. */
const IMAGES_AT_ONCE = 500;
/** Any number that nobody else uses for an advisory lock of this database. */
const LOCK = 59_059;

/** Does nothing while another process is at it. */
export async function makeDueCopies(deps: Deps, signal: AbortSignal, limit = IMAGES_AT_ONCE): Promise<void> {
  const keys = await images.listFilesWithCopiesDue(deps.db, limit);
  if (keys.length === 0) return;
  await deps.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${LOCK}::bigint) as free`.execute(connection);
    if (rows[0]?.free !== true) return;
    try {
      for (const key of keys) {
        signal.throwIfAborted();
        await makeCopiesOf(deps, key, signal);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
    }
  });
}

async function makeCopiesOf(deps: Deps, key: string, signal: AbortSignal): Promise<void> {
  try {
    const copies = await remakeMissing(deps, key, signal);
    await inTransaction(deps.db, async (trx) => {
      if (!(await images.lockImageOfFile(trx, key))) return;
      // If the transaction is tried again, the same files are written again.
      for (const [variant, copy] of copies) await deps.images.put(key, variant, copy);
      await images.markCopiesMade(trx, key);
    });
  } catch (error) {
    signal.throwIfAborted();
    // The storage may be down: this round ends. If it is this image alone, the next round begins with the others.
    await images.postponeCopies(deps.db, key, deps.clock());
    throw error;
  }
}

/** None when the full variant is gone or cannot be read: another try would not mend it, and the route goes on with what is there. */
async function remakeMissing(
  deps: Deps,
  key: string,
  signal: AbortSignal,
): Promise<readonly (readonly [WiderVariant, Buffer])[]> {
  const there = await deps.images.list(key);
  const missing = WIDER_VARIANTS.filter((variant) => !there.includes(variant));
  const full = missing.length === 0 ? null : await deps.images.open(key, 'full');
  if (full === null) return [];
  const bytes = await readBytes(full);
  try {
    const copies = await deps.uploads.turn(NO_ACCOUNT, signal, () => remakeCopies(bytes, missing, signal));
    return missing.map((variant) => [variant, copies[variant]] as const);
  } catch (error) {
    signal.throwIfAborted();
    deps.log.error({ err: error, key }, 'copies of an image could not be made from its file');
    return [];
  }
}
