import { sharp, UNTRUSTED } from './configured-sharp.ts';
import type { Size } from './image-size.ts';

/** What the header of a stored image says, of one frame; null when it is not the header of an image. */
export async function readSize(bytes: Buffer): Promise<Size | null> {
  try {
    const { width, height, pageHeight } = await sharp(bytes, { ...UNTRUSTED, animated: true }).metadata();
    return { width, height: pageHeight ?? height };
  } catch {
    return null;
  }
}
