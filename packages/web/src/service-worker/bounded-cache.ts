// A cache that holds so many replies for so long. Copies are found by their address alone: what a reply varies by (the session) is in the
// name of its cache.
import { CacheExpiration } from 'workbox-expiration';

export type Bounds = { readonly maxEntries: number; readonly maxAgeSeconds: number };

export type BoundedCache = {
  find(address: string): Promise<Response | undefined>;
  /** The address of each copy. */
  list(): Promise<readonly string[]>;
  put(address: string, reply: Response): Promise<void>;
  remove(address: string): Promise<void>;
  /** The whole cache. */
  drop(): Promise<void>;
};

const BY_ADDRESS = { ignoreVary: true };
const opened = new Map<string, BoundedCache>();

/** The same one for the same name. */
export function boundedCache(name: string, bounds: Bounds): BoundedCache {
  const known = opened.get(name) ?? createBoundedCache(name, bounds);
  opened.set(name, known);
  return known;
}

function createBoundedCache(name: string, bounds: Bounds): BoundedCache {
  const expiration = new CacheExpiration(name, { ...bounds, matchOptions: BY_ADDRESS });
  let lastWork: Promise<unknown> = Promise.resolve();
  /** One after the other: a copy that is being written would bring a dropped cache back. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = lastWork.then(work);
    lastWork = done.catch(() => {});
    return done;
  }
  return {
    // Not through `open`, which would make a cache that was not there.
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
