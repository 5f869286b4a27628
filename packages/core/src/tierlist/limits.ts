// In a file of its own, because pages without a tier list do not load it.

/** TL-10, TL-14, TL-63. */
export const TIERLIST = {
  tiersMin: 1,
  tiersMax: 15,
  /** Lines accepted in a request body. It exceeds the number of tiers plus the pool, so that the refusal can name the broken rule. */
  linesMax: 100,
  labelMax: 37,
  labelLineLength: 12,
  autosaveMs: 5_000,
} as const;
