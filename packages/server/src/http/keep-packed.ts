// Texts that many readers are sent, compressed: worth more of the processor, once.
import { hash } from 'node:crypto';

type Pack = () => Promise<Buffer>;

/** `most`: bytes that are kept together; the oldest go first. The same text under the same coding is packed once. */
export function createKeeper(most: number): (coding: string, text: string, pack: Pack) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  let size = 0;

  function keep(key: string, packed: Buffer): void {
    // Another request may have been faster.
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
