// A read that may come from the replica. What it finds there is a little old: where that would show what may not be shown any more, the
// primary is asked whether all of it still holds, and for the whole read where not.
import type { Replica, Wrote } from './replica.ts';
import type { Db } from './transaction.ts';

type Places = { readonly db: Db; readonly replica: Replica | null };

/**
 * `holds` compares what was found with the primary, by a small query. Without it what is read has to be harmless for as long as a replica
 * may be behind.
 */
export async function readFromReplica<T>(
  { db, replica }: Places,
  wrote: Wrote,
  read: (db: Db) => Promise<T>,
  holds: (primary: Db, found: T) => Promise<boolean> = async () => true,
): Promise<T> {
  if (replica === null) return read(db);
  const copy = replica.databaseFor(wrote);
  const found = copy === null ? null : await tryRead(replica, copy, read);
  if (found === null) {
    replica.reads.primary += 1;
    return read(db);
  }
  const isCurrent = await holds(db, found.value);
  replica.reads[isCurrent ? 'replica' : 'outdated'] += 1;
  return isCurrent ? found.value : read(db);
}

/** Null when the replica failed, whatever the reason: the primary's answer counts. */
async function tryRead<T>(
  replica: Replica,
  copy: Db,
  read: (db: Db) => Promise<T>,
): Promise<{ value: T } | null> {
  try {
    return { value: await read(copy) };
  } catch (error) {
    replica.suspect(error);
    return null;
  }
}
