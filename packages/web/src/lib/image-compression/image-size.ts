// Reads width and height from the header, without decoding, to decide whether a file can be uploaded unchanged.
import { uint16, uint24LittleEndian, uint32 } from './byte-reader.ts';
import { jpegSegments, webpChunks } from './file-blocks.ts';
import type { ImageType } from './signature.ts';

/** Size in pixels, as stored: orientation is not applied. */
export type Size = { width: number; height: number };

/** Returns null when the header is damaged. */
export function readSize(bytes: Uint8Array, type: ImageType): Size | null {
  const size = readRawSize(bytes, type);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

function readRawSize(bytes: Uint8Array, type: ImageType): Size | null {
  switch (type) {
    case 'image/jpeg':
      return readJpegSize(bytes);
    case 'image/png':
      return { width: uint32(bytes, 16), height: uint32(bytes, 20) };
    case 'image/gif':
      return { width: uint16(bytes, 6, true), height: uint16(bytes, 8, true) };
    case 'image/webp':
      return readWebpSize(bytes);
  }
}

// Start-of-frame markers C0…CF, except C4 (Huffman tables), C8 (reserved) and CC (arithmetic tables).
const START_OF_FRAME = /^c[0-35-79-bd-f]$/u;

function readJpegSize(bytes: Uint8Array): Size | null {
  for (const { name, start } of jpegSegments(bytes)) {
    if (START_OF_FRAME.test(name))
      return { height: uint16(bytes, start + 1), width: uint16(bytes, start + 3) };
  }
  return null;
}

function readWebpSize(bytes: Uint8Array): Size | null {
  for (const { name, start } of webpChunks(bytes)) {
    if (name === 'VP8X') {
      return {
        width: uint24LittleEndian(bytes, start + 4) + 1,
        height: uint24LittleEndian(bytes, start + 7) + 1,
      };
    }
    if (name === 'VP8 ') {
      return {
        width: uint16(bytes, start + 6, true) & 0x3fff,
        height: uint16(bytes, start + 8, true) & 0x3fff,
      };
    }
    if (name === 'VP8L') {
      const packed = uint32(bytes, start + 1, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
  }
  return null;
}
