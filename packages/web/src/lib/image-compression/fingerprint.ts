// Cheap fingerprint that detects identical files, because `crypto.subtle` is missing on plain HTTP: two hashes over words of four bytes,
// with different seeds and rotations, and the length. Hashing byte by byte took longer than decoding the photo. It detects duplicates but
// gives no protection against an attacker.

const PRIME = 0x0100_0193;
const WORD = 4;

export function fingerprint(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rest = bytes.length % WORD;
  let first = 0x811c_9dc5;
  let second = 0x1234_5678;
  for (let offset = 0; offset < bytes.length - rest; offset += WORD) {
    const word = view.getUint32(offset, true);
    first = mix(first, word, 15);
    second = mix(second, word, 7) + 1;
  }
  for (const byte of bytes.subarray(bytes.length - rest)) {
    first = mix(first, byte, 15);
    second = mix(second, byte, 7) + 1;
  }
  return [bytes.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-');
}

/** The rotation moves high bits down, which the multiplication never does: otherwise two flipped high bits would cancel each other. */
function mix(sum: number, word: number, turn: number): number {
  const mixed = sum ^ word;
  return Math.imul((mixed << turn) | (mixed >>> (32 - turn)), PRIME);
}
