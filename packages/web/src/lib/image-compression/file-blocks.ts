// Iterates over the blocks of the four formats: JPEG segments, PNG and WebP chunks. They are generators, because a reader nearly always
// stops at the first block it needs.
import { uint8, uint16, uint32 } from './byte-reader.ts';
import { asciiAt } from './signature.ts';

/** `name` is the marker's number for JPEG (`e1`), the four letters for chunks. `start` and `end` bound the payload. */
export type Block = { name: string; start: number; end: number };

/** Yields the segments up to the first scan, after which the data is compressed. */
export function* jpegSegments(bytes: Uint8Array): Generator<Block> {
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    if (uint8(bytes, offset) !== 0xff) return;
    const marker = uint8(bytes, offset + 1);
    if (marker === 0xff) {
      offset += 1; // Fill byte.
      continue;
    }
    // Markers without a length: TEM and RST0…7.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      offset += 2;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) return;
    const length = uint16(bytes, offset + 2);
    if (length < 2) return;
    yield { name: marker.toString(16), start: offset + 4, end: Math.min(offset + 2 + length, bytes.length) };
    offset += 2 + length;
  }
}

export function* pngChunks(bytes: Uint8Array): Generator<Block> {
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const length = uint32(bytes, offset);
    const start = offset + 8;
    yield { name: asciiAt(bytes, offset + 4, 4), start, end: Math.min(start + length, bytes.length) };
    offset = start + length + 4;
  }
}

export function* webpChunks(bytes: Uint8Array): Generator<Block> {
  let offset = 12;
  while (offset + 8 <= bytes.length) {
    const length = uint32(bytes, offset + 4, true);
    const start = offset + 8;
    yield { name: asciiAt(bytes, offset, 4), start, end: Math.min(start + length, bytes.length) };
    offset = start + length + (length % 2);
  }
}
