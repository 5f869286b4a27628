// Reads and neutralises the orientation that a camera wrote (EXIF tag 0x0112) in JPEG, PNG and WebP. Browsers disagree on who applies it
// and when (createImageBitmap's resize even stretches rotated photos). So the decoder gets a copy whose tag says « upright », and this
// module rotates the picture exactly once in every browser.
import { uint16, uint32 } from './byte-reader.ts';
import { jpegSegments, pngChunks, webpChunks } from './file-blocks.ts';
import type { Size } from './image-size.ts';
import { asciiAt, type ImageType } from './signature.ts';

/** 1 upright · 2 mirrored · 3 half turn · 4 mirrored half turn · 5…8 on its side, width and height swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type Tag = { offset: number; littleEndian: boolean; orientation: Orientation };

export function readOrientation(bytes: Uint8Array, type: ImageType): Orientation {
  return findTag(bytes, type)?.orientation ?? 1;
}

/** Returns the same bytes when the picture is upright already, else a copy whose tag says so. */
export function withNeutralOrientation(
  bytes: Uint8Array<ArrayBuffer>,
  type: ImageType,
): Uint8Array<ArrayBuffer> {
  const tag = findTag(bytes, type);
  if (tag === null || tag.orientation === 1) return bytes;
  const copy = bytes.slice();
  copy[tag.offset] = tag.littleEndian ? 1 : 0;
  copy[tag.offset + 1] = tag.littleEndian ? 0 : 1;
  // In a PNG the chunk's checksum is now wrong, so decoders skip the chunk, which has the same effect.
  return copy;
}

export function isSideways(orientation: Orientation): boolean {
  return orientation >= 5;
}

/** Returns the displayed size from the stored one. */
export function getRotatedSize({ width, height }: Size, orientation: Orientation): Size {
  return isSideways(orientation) ? { width: height, height: width } : { width, height };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** Matrix for `CanvasRenderingContext2D.setTransform` that draws a picture of `stored` size, at 0,0, upright. */
export function uprightTransform({ width: w, height: h }: Size, orientation: Orientation): Matrix {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, w, 0];
    case 3:
      return [-1, 0, 0, -1, w, h];
    case 4:
      return [1, 0, 0, -1, 0, h];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, h, 0];
    case 7:
      return [0, -1, -1, 0, h, w];
    case 8:
      return [0, -1, 1, 0, 0, w];
  }
}

function findTag(bytes: Uint8Array, type: ImageType): Tag | null {
  const tiff = findTiffHeader(bytes, type);
  return tiff === null ? null : readTag(bytes, tiff);
}

function findTiffHeader(bytes: Uint8Array, type: ImageType): number | null {
  switch (type) {
    case 'image/jpeg':
      for (const { name, start } of jpegSegments(bytes)) {
        if (name === 'e1' && asciiAt(bytes, start, 6) === EXIF) return start + EXIF.length;
      }
      return null;
    case 'image/png':
      for (const { name, start } of pngChunks(bytes)) if (name === 'eXIf') return start;
      return null;
    case 'image/webp':
      for (const { name, start } of webpChunks(bytes)) {
        // Some encoders keep JPEG's prefix.
        if (name === 'EXIF') return asciiAt(bytes, start, 6) === EXIF ? start + EXIF.length : start;
      }
      return null;
    case 'image/gif':
      return null;
  }
}

const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

function readTag(bytes: Uint8Array, tiff: number): Tag | null {
  const order = asciiAt(bytes, tiff, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const littleEndian = order === 'II';
  if (uint16(bytes, tiff + 2, littleEndian) !== 42) return null;
  const directory = tiff + uint32(bytes, tiff + 4, littleEndian);
  const entries = uint16(bytes, directory, littleEndian);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > bytes.length) return null;
    if (uint16(bytes, entry, littleEndian) !== ORIENTATION_TAG) continue;
    if (uint16(bytes, entry + 2, littleEndian) !== SHORT) return null;
    const value = uint16(bytes, entry + 8, littleEndian);
    return isOrientation(value) ? { offset: entry + 8, littleEndian, orientation: value } : null;
  }
  return null;
}

function isOrientation(value: number): value is Orientation {
  return value >= 1 && value <= 8;
}
