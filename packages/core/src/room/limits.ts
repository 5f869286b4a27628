// Limits of rooms. In a file of its own, because pages without a room do not load it.

/** Rooms, in which a group plays an album together (SA-1 and following). Times in milliseconds unless named otherwise. */
export const ROOM = {
  codeLength: 6,
  nameMin: 2,
  nameMax: 24,
  guestsMax: 200,
  openPerAccountMax: 3,
  imagesMin: 2,
  imagesMax: 1_000,
  tiersMin: 2,
  /** Seconds that a host can choose for a step; null is no timer. */
  stepSeconds: [10, 20, 30, 60],
  /** The same for a ranking, which everybody plays alone in one step. */
  rankingSeconds: [60, 120, 180, 300, 600],
  batchesMax: 100,
  extendSecondsMax: 600,
  guessExact: 3,
  guessNear: 1,
  podium: 10,
  divisive: 3,
  /** Images that a snapshot names ahead of their step, for preloading. */
  upcoming: 4,
  idleMs: 6 * 3_600_000,
  keptMs: 24 * 3_600_000,
  /** A guest whose stream or call is older counts as absent: three beats of the stream. */
  presentMs: 45_000,
  takeoverMs: 120_000,
  beatMs: 15_000,
  catchUpMs: 5_000,
  /** Shortest time between two snapshots of a room to one audience, and between two batches of notifications. */
  batchMs: 250,
  /** Bytes that may wait for a client that does not read. */
  waitingBytesMax: 65_536,
} as const;
