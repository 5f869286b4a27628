// Reads numbers from a file's bytes. Reading past the end returns 0, so a truncated file never causes an exception.

export function uint8(bytes: Uint8Array, offset: number): number {
  return bytes[offset] ?? 0;
}

export function uint16(bytes: Uint8Array, offset: number, littleEndian = false): number {
  const first = uint8(bytes, offset);
  const second = uint8(bytes, offset + 1);
  return littleEndian ? first | (second << 8) : (first << 8) | second;
}

export function uint24LittleEndian(bytes: Uint8Array, offset: number): number {
  return uint16(bytes, offset, true) | (uint8(bytes, offset + 2) << 16);
}

export function uint32(bytes: Uint8Array, offset: number, littleEndian = false): number {
  const first = uint16(bytes, offset, littleEndian);
  const second = uint16(bytes, offset + 2, littleEndian);
  return littleEndian ? second * 0x1_0000 + first : first * 0x1_0000 + second;
}
