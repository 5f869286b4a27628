// Seedable random numbers. Engines take an Rng as a parameter, so that a run can be replayed from its seed.

/** Returns a float in [0, 1), like Math.random. */
export type Rng = () => number;

/** mulberry32: 32 bits of state, enough to shuffle a few thousand images. Not cryptographically secure. */
export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The generator for draw number `index` of a seed. An engine that numbers its draws needs no generator in
 * its state, so it can be undone, stored and resumed at any point.
 */
export function createRngAt(seed: number, index: number): Rng {
  return createRng((seed + Math.imul(index, 0x9e3779b9)) >>> 0);
}

/** Returns an integer in [0, bound). */
export function randomInt(rng: Rng, bound: number): number {
  return Math.floor(rng() * bound);
}

/** Returns a new array with the same items in random order (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    // Both indices are within the array, which the compiler cannot know.
    const swapped = result[i] as T;
    result[i] = result[j] as T;
    result[j] = swapped;
  }
  return result;
}
