// A store of image files in memory, for code that works on any store.
import { Readable } from 'node:stream';
import { FILE_VARIANTS, type ImageStore, isImageKey, READ_WHOLE_MAX } from '../files/image-store.ts';

export interface MemoryStore extends ImageStore {
  /** Files by key and variant. */
  readonly files: Map<string, Buffer>;
}

const assertOurs = (key: string, variant: string) => {
  if (!isImageKey(key) || !(FILE_VARIANTS as readonly string[]).includes(variant))
    throw new RangeError('not a file');
};

export function createMemoryStore(): MemoryStore {
  const files = new Map<string, Buffer>();
  return {
    files,
    async put(key, variant, bytes) {
      assertOurs(key, variant);
      files.set(`${key}/${variant}`, Buffer.from(bytes));
    },
    async open(key, variant) {
      assertOurs(key, variant);
      const bytes = files.get(`${key}/${variant}`);
      if (bytes === undefined) return null;
      return { body: bytes.length > READ_WHOLE_MAX ? Readable.from([bytes]) : bytes, size: bytes.length };
    },
    async list(key) {
      assertOurs(key, 'full');
      return FILE_VARIANTS.filter((variant) => files.has(`${key}/${variant}`));
    },
    async *keys() {
      yield* new Set([...files.keys()].map((name) => name.slice(0, name.indexOf('/'))));
    },
    async remove(key) {
      assertOurs(key, 'full');
      for (const variant of FILE_VARIANTS) files.delete(`${key}/${variant}`);
    },
    inspect: async () => ({ bytesFree: null }),
  };
}
