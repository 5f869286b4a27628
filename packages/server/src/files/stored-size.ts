import { sharp, UNTRUSTED } from './configured-sharp.ts';
import type { Size } from './image-size.ts';
import { readWebpSize } from './webp-size.ts';

/** Reads the size of one frame from the header of a stored image; null if the bytes are no image. */
export async function readSize(bytes: Buffer): Promise<Size | null> {
  return readWebpSize(bytes) ?? decodeSize(bytes);
}

async function decodeSize(bytes: Buffer): Promise<Size | null> {
  try {
    const { width, height, pageHeight } = await sharp(bytes, { ...UNTRUSTED, animated: true }).metadata();
    return { width, height: pageHeight ?? height };
  } catch {
    return null;
  }
}
