/** Returns a 32-bit seed for an engine. It is chosen once, so that undo and drafts reproduce the same random choices. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
