// Detects animated images. They never pass through a canvas, which would keep one frame (AL-28).
import { uint8 } from './byte-reader.ts';
import { webpChunks } from './file-blocks.ts';
import type { ImageType } from './signature.ts';

export function isAnimated(bytes: Uint8Array, type: ImageType): boolean {
  if (type === 'image/gif') return countsTwoFrames(bytes);
  if (type === 'image/webp') return hasAnimationChunk(bytes);
  return false;
}

/** Walks the GIF's blocks up to the second image: a search for `0x2C` would match compressed data. */
function countsTwoFrames(bytes: Uint8Array): boolean {
  let offset = 13 + colourTableSize(uint8(bytes, 10));
  let frames = 0;
  while (offset < bytes.length) {
    const introducer = uint8(bytes, offset);
    if (introducer === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      // Descriptor (10 bytes), local colours, LZW code size (1 byte), then the data.
      offset = skipSubBlocks(bytes, offset + 10 + colourTableSize(uint8(bytes, offset + 9)) + 1);
    } else if (introducer === 0x21) {
      offset = skipSubBlocks(bytes, offset + 2);
    } else {
      return false; // The trailer, or invalid data.
    }
  }
  return false;
}

/** Size in bytes, from the flags of a screen or image descriptor. */
function colourTableSize(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (offset < bytes.length) {
    const size = uint8(bytes, offset);
    offset += size + 1;
    if (size === 0) break;
  }
  return offset;
}

function hasAnimationChunk(bytes: Uint8Array): boolean {
  for (const { name } of webpChunks(bytes)) {
    if (name === 'ANIM' || name === 'ANMF') return true;
  }
  return false;
}
