// Cache of texts sent to many readers, compressed once at a higher level.
import { hash } from 'node:crypto';

type Pack = () => Promise<Buffer>;

/** `most` limits the cached bytes; the oldest are evicted first. The same text with the same coding is compressed once. */
export function createCompressedResponseCache(
  most: number,
): (coding: string, text: string, pack: Pack) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  let size = 0;

  function keep(key: string, packed: Buffer): void {
    // A concurrent request may have stored it first.
    if (kept.has(key)) return;
    kept.set(key, packed);
    size += packed.length;
    for (const [oldest, { length }] of kept) {
      if (size <= most) return;
      kept.delete(oldest);
      size -= length;
    }
  }

  return async (coding, text, pack) => {
    const key = `${coding} ${hash('sha256', text)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const packed = await pack();
    keep(key, packed);
    return packed;
  };
}
