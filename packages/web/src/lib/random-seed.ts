/** 32 random bits: what an engine draws from, decided once, so that undo and drafts see the same draw again. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
