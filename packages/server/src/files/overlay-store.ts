// Two places for image files, as long as they move from one to the other (docs/decisions/0007): what is written goes to the upper one, what is only
// in the lower one is read there. Whoever moves a file puts it into the upper place before it leaves the lower one, while others read.
import { FILE_VARIANTS, type ImageStore } from './image-store.ts';

export function createOverlayStore(upper: ImageStore, lower: ImageStore): ImageStore {
  return {
    put: (key, variant, bytes) => upper.put(key, variant, bytes),

    async open(key, variant) {
      const found = (await upper.open(key, variant)) ?? (await lower.open(key, variant));
      // In neither: it may have moved between the two looks.
      return found ?? upper.open(key, variant);
    },

    // The lower place first, for the same reason.
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
