// Tells identical files apart from different ones, cheaply: `crypto.subtle` is missing on plain HTTP.
// Two FNV-1a sums with different seeds and the length. Good for noticing duplicates, useless against an attacker.

const PRIME = 0x0100_0193;

export function fingerprint(bytes: Uint8Array): string {
  let first = 0x811c_9dc5;
  let second = 0x1234_5678;
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, PRIME);
    second = Math.imul(second ^ byte, PRIME) + 1;
  }
  return [bytes.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-');
}
