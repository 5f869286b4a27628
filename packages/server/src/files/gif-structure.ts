// Walks the blocks of a GIF without decoding them. The decoder shows all frames that a truncated file still has, so only this check notices
// a GIF whose upload stopped half-way.

const HEADER_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE_DESCRIPTOR = 0x2c;

/** Size in bytes of the colour table that a packed field announces. */
function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

/** The offset after a chain of sub-blocks, or null if the bytes end inside it. */
function skipSubBlocks(bytes: Buffer, start: number): number | null {
  let offset = start;
  for (;;) {
    const size = bytes[offset];
    if (size === undefined) return null;
    offset += 1 + size;
    if (size === 0) return offset;
  }
}

/**
 * True if the file ends inside a block. A missing trailer alone is not a truncation (some encoders omit it), nor are unknown bytes after
 * the frames: the decoder judges those.
 */
export function isGifCutShort(bytes: Buffer): boolean {
  if (bytes.length < HEADER_BYTES) return true;
  let offset = HEADER_BYTES + colorTableBytes(bytes[10] ?? 0);
  while (offset < bytes.length) {
    const kind = bytes[offset];
    let next: number | null;
    if (kind === EXTENSION) {
      next = skipSubBlocks(bytes, offset + 2);
    } else if (kind === IMAGE_DESCRIPTOR) {
      const packed = bytes[offset + 9];
      // Ten bytes of descriptor, the local colour table, one byte of code size, then the pixels.
      next = packed === undefined ? null : skipSubBlocks(bytes, offset + 10 + colorTableBytes(packed) + 1);
    } else {
      return false;
    }
    if (next === null) return true;
    offset = next;
  }
  return offset > bytes.length;
}
