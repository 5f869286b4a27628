// A cache with a maximum number of entries and a maximum age. Entries are found by address alone: what a reply varies by (the session) is
// part of the cache's name.
import { CacheExpiration } from 'workbox-expiration';

export type Bounds = { readonly maxEntries: number; readonly maxAgeSeconds: number };

export type BoundedCache = {
  find(address: string): Promise<Response | undefined>;
  /** Returns the address of each entry. */
  list(): Promise<readonly string[]>;
  put(address: string, reply: Response): Promise<void>;
  remove(address: string): Promise<void>;
  /** Deletes the whole cache. */
  drop(): Promise<void>;
};

const BY_ADDRESS = { ignoreVary: true };
const opened = new Map<string, BoundedCache>();

/** Returns the same instance for the same name. */
export function boundedCache(name: string, bounds: Bounds): BoundedCache {
  const known = opened.get(name) ?? createBoundedCache(name, bounds);
  opened.set(name, known);
  return known;
}

function createBoundedCache(name: string, bounds: Bounds): BoundedCache {
  const expiration = new CacheExpiration(name, { ...bounds, matchOptions: BY_ADDRESS });
  let lastWork: Promise<unknown> = Promise.resolve();
  /** Runs writes sequentially: a concurrent write would recreate a cache that was just deleted. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = lastWork.then(work);
    lastWork = done.catch(() => {});
    return done;
  }
  return {
    // Uses `match` instead of `open`, which would create a missing cache.
    find: (address) => caches.match(address, { ...BY_ADDRESS, cacheName: name }),
    async list() {
      if (!(await caches.has(name))) return [];
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => url);
    },
    put: (address, reply) =>
      inTurn(async () => {
        const cache = await caches.open(name);
        await cache.put(address, reply);
        await expiration.updateTimestamp(address);
        await expiration.expireEntries();
      }),
    remove: (address) =>
      inTurn(async () => {
        if (await caches.has(name)) await (await caches.open(name)).delete(address, BY_ADDRESS);
      }),
    drop: () =>
      inTurn(async () => {
        await expiration.delete();
        await caches.delete(name);
      }),
  };
}
