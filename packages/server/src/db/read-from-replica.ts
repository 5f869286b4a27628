// Reads from the replica if allowed. Its data is slightly old: if that could show something that must not be shown any more, a query to the
// primary checks that it still holds; otherwise everything is read from the primary.
import type { LastWritePosition, Replica } from './replica.ts';
import type { Db } from './transaction.ts';

type Places = { readonly db: Db; readonly replica: Replica | null };

/** `holds` compares the result with the primary by a small query. Without it, reading data as old as the replica's lag must be harmless. */
export async function readFromReplica<T>(
  { db, replica }: Places,
  wrote: LastWritePosition,
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

/** Returns null if the replica failed for any reason; the primary then answers. */
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
