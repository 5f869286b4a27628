import type { IMAGE } from '@palmares/core/limits';

export type ImageType = (typeof IMAGE.types)[number];

function hasAscii(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}

/** Detects the type from the first bytes, never from a name or a request header. Returns null for types that are not allowed. */
export function findImageType(bytes: Buffer): ImageType | null {
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (hasAscii(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a')) return 'image/gif';
  if (hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP')) return 'image/webp';
  return null;
}
