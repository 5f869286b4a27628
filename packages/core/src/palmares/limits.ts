// In a file of its own, because pages without a palmarès do not load it.

/**
 * Stored with each palmarès. Raise it with every change to the output of `computePalmares`, parameters included: rows with a lower version
 * are recomputed in the background. `palmares/model-version.test.ts` fails otherwise.
 */
export const PALMARES_MODEL_VERSION = 1;

/** The palmarès of an album (docs/PALMARES.md). */
export const PALMARES = {
  /** Precision of the prior of a log-worth, so its standard deviation is 1. */
  ridge: 1,
  /** Log-worths are rounded to this many decimals; images that are equal after rounding share a rank. */
  decimals: 6,
  /** Half width in standard deviations of the 95 % interval of a normal distribution. */
  confidence: 1.96,
  /** Below this number of voices an album shows a hint instead of a palmarès, and an image judged by fewer has no tier. */
  voicesMin: 3,
  tiers: 5,
  fifths: 5,
  /** Number of voices that must have judged an image before it can be a highlight (divisive, consensual or surprise). */
  highlightVoicesMin: 5,
  highlights: 3,
  /** Weight of the average disagreement in the spread of an image, as a number of voices. */
  spreadPrior: 5,
  /** For a surprise, the minimum gain between the order by hands and the palmarès, as a share of the images. */
  surpriseShare: 0.1,
  differences: 3,
  /** Contents × images of an album. Up to this size a palmarès takes at most about a second; larger ones are computed separately. */
  smallMax: 100_000,
} as const;
