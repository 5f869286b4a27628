// Caches the access rights of image files until a revocation (decision 0039), so that a picture costs no query.
import { LRUCache } from 'lru-cache';
import type { Revocations } from '../../db/revocations.ts';
import type { Db } from '../../db/transaction.ts';
import { findFile } from './image.repository.ts';

export type FileAccess = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Maximum number of cached keys, about 10 MB; beyond it the least recently used one is evicted. */
const KEYS_MAX = 50_000;

/** Returns undefined if no image has the key. */
export type AccessTo = (key: string) => Promise<FileAccess | undefined>;

export function createFileAccess(db: Db, revocations: Revocations, keysMax = KEYS_MAX): AccessTo {
  const known = new LRUCache<string, FileAccess>({ max: keysMax });
  let knownIn: number | null = null;

  return async (key) => {
    const term = revocations.term();
    if (term === null) return findFile(db, key);
    if (term !== knownIn) known.clear();
    knownIn = term;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const found = await findFile(db, key);
    // A result read in an earlier term may predate the revocation.
    if (found === undefined || revocations.term() !== term) return found;
    known.set(key, found);
    return found;
  };
}
