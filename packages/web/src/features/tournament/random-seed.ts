/** 32 random bits, for a draw that nobody can foresee. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
