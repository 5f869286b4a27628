// Detects a file's real type from its first bytes, because names and MIME types are unreliable (AL-31).

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';

export function asciiAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

const PNG_SIGNATURE = '\x89PNG\r\n\x1A\n';

/** Returns null when the bytes are none of the four accepted types. */
export function detectType(bytes: Uint8Array): ImageType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (asciiAt(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  const start = asciiAt(bytes, 0, 6);
  if (start === 'GIF87a' || start === 'GIF89a') return 'image/gif';
  if (start.startsWith('RIFF') && asciiAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return null;
}
