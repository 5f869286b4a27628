// Caches the access rights of image files until their album's next revocation (decision 0093), so that a picture costs no query.
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
  const known = new LRUCache<string, { found: FileAccess; term: number }>({ max: keysMax });

  return async (key) => {
    const term = revocations.term();
    const cached = term === null ? undefined : known.get(key);
    if (cached !== undefined && revocations.isCurrent(cached.found.album_id, cached.term)) {
      revocations.reads.memory += 1;
      return cached.found;
    }
    revocations.reads.database += 1;
    const found = await findFile(db, key);
    // The term is that of the query: a revocation heard since may be newer than its result.
    if (found !== undefined && term !== null) known.set(key, { found, term });
    return found;
  };
}
