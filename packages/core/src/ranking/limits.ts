// In a file of its own, because pages without a ranking do not load it.

/** RK-3, RK-7, RK-11. */
export const RANKING = {
  pointsToRank: 5,
  pointsPerSelection: 1,
  viewsBeforeQualification: 2,
  /** `upTo` is the number of unranked images when the run starts, `shown` the batch size. */
  batches: [
    { upTo: 20, shown: 2 },
    { upTo: 150, shown: 6 },
    { upTo: 300, shown: 12 },
    { upTo: Number.POSITIVE_INFINITY, shown: 20 },
  ],
  qualificationMin: 2,
  qualificationMax: 4,
  podium: 3,
  undoSteps: 300,
  /** Key and value stored in the browser once the information dialog was shown. */
  infoFlag: { key: 'rankingInfoModalShown', value: 'true' },
} as const;
