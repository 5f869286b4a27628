// In a file of its own, because pages without a tournament do not load it.

/** TO-3, TO-20, TO-41. */
export const TOURNAMENT = {
  duelSize: 2,
  /** Size of one duel of a round when the number of candidates is odd. */
  oddDuelSize: 3,
  autoNextMs: 500,
  defaultTurn: 1,
  /** Numbers of images that may be drawn from a larger set (TO-66). */
  lengths: [16, 32, 64],
} as const;
