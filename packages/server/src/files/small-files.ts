// Caches recently read small files in memory, in front of any store: a key names the same bytes for ever, and the four disk operations are
// most of a picture's cost.
import { LRUCache } from 'lru-cache';
import { FILE_VARIANTS, type FileVariant, type ImageStore } from './image-store.ts';

/** Covers the images of a grid, and most of those of a viewer. */
const FILE_BYTES_MAX = 64 * 1024;
const BYTES_MAX = 32 * 1024 ** 2;

const getName = (key: string, variant: FileVariant) => `${key}/${variant}`;

export function withSmallFileCache(store: ImageStore, bytesMax = BYTES_MAX): ImageStore {
  // An empty file counts too, because the cache accepts no size of 0.
  const kept = new LRUCache<string, Buffer>({
    maxSize: bytesMax,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  return {
    async put(key, variant, bytes) {
      await store.put(key, variant, bytes);
      kept.delete(getName(key, variant));
    },
    async open(key, variant) {
      const name = getName(key, variant);
      const known = kept.get(name);
      if (known !== undefined) return { body: known, size: known.length };
      const file = await store.open(key, variant);
      if (file !== null && Buffer.isBuffer(file.body) && file.size <= FILE_BYTES_MAX)
        kept.set(name, file.body);
      return file;
    },
    list: (key) => store.list(key),
    inspect: () => store.inspect(),
    keys: () => store.keys(),
    async remove(key) {
      await store.remove(key);
      for (const variant of FILE_VARIANTS) kept.delete(getName(key, variant));
    },
  };
}
