// Cache of texts sent to many readers, compressed once at a higher level.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Pack = () => Promise<Buffer>;

/** `most` limits the cached bytes. The same text with the same coding is compressed once. */
export function createCompressedResponseCache(
  most: number,
): (coding: string, text: string, pack: Pack) => Promise<Buffer> {
  const kept = new LRUCache<string, Buffer>({ maxSize: most, sizeCalculation: ({ length }) => length });
  return async (coding, text, pack) => {
    const key = `${coding} ${hash('sha256', text)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const packed = await pack();
    kept.set(key, packed);
    return packed;
  };
}
