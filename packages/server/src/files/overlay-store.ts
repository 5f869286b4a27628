// Two stores of image files, while files move from one to the other (docs/decisions/0007): writes go to the upper one, and reads fall back
// to the lower one. A mover copies a file to the upper store before it deletes it from the lower one.
import { FILE_VARIANTS, type ImageStore } from './image-store.ts';

export function createOverlayStore(upper: ImageStore, lower: ImageStore): ImageStore {
  return {
    put: (key, variant, bytes) => upper.put(key, variant, bytes),

    async open(key, variant) {
      const found = (await upper.open(key, variant)) ?? (await lower.open(key, variant));
      // Neither has it: it may have moved between the two reads.
      return found ?? upper.open(key, variant);
    },

    // Lists the lower store first, for the same reason.
    async list(key) {
      const there = new Set([...(await lower.list(key)), ...(await upper.list(key))]);
      return FILE_VARIANTS.filter((variant) => there.has(variant));
    },

    async *keys() {
      const known = new Set<string>();
      for await (const key of lower.keys()) {
        known.add(key);
        yield key;
      }
      for await (const key of upper.keys()) if (!known.has(key)) yield key;
    },

    async remove(key) {
      await lower.remove(key);
      await upper.remove(key);
    },

    async inspect() {
      const [{ bytesFree }] = await Promise.all([upper.inspect(), lower.inspect()]);
      return { bytesFree };
    },
  };
}
