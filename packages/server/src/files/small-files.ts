// Caches recently read small files in memory, in front of any store: a key names the same bytes for ever, and the four disk operations are
// most of a picture's cost.
import { FILE_VARIANTS, type FileVariant, type ImageStore } from './image-store.ts';

/** Covers the images of a grid, and most of those of a viewer. */
const FILE_BYTES_MAX = 64 * 1024;
const BYTES_MAX = 32 * 1024 ** 2;

const getName = (key: string, variant: FileVariant) => `${key}/${variant}`;

export function withSmallFileCache(store: ImageStore, bytesMax = BYTES_MAX): ImageStore {
  /** Least recently read first. */
  const kept = new Map<string, Buffer>();
  let total = 0;

  function drop(name: string): void {
    total -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  }
  function keep(name: string, bytes: Buffer): void {
    drop(name);
    kept.set(name, bytes);
    total += bytes.length;
    for (const oldest of kept.keys()) {
      if (total <= bytesMax) return;
      drop(oldest);
    }
  }

  return {
    async put(key, variant, bytes) {
      await store.put(key, variant, bytes);
      drop(getName(key, variant));
    },
    async open(key, variant) {
      const name = getName(key, variant);
      const known = kept.get(name);
      if (known !== undefined) {
        keep(name, known);
        return { body: known, size: known.length };
      }
      const file = await store.open(key, variant);
      if (file !== null && Buffer.isBuffer(file.body) && file.size <= FILE_BYTES_MAX) keep(name, file.body);
      return file;
    },
    list: (key) => store.list(key),
    inspect: () => store.inspect(),
    keys: () => store.keys(),
    async remove(key) {
      await store.remove(key);
      for (const variant of FILE_VARIANTS) drop(getName(key, variant));
    },
  };
}
