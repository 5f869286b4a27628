// One row of the table of goals (goals.ts).

export type Goal = {
  /** The measured work, as shown in the table. */
  readonly work: string;
  /** The comparison: the minimal cost of the same work. */
  readonly floor: string;
  /** Unit of both figures. */
  readonly unit: string;
  /** `ratio` judges our figure divided by the floor's; `figure` judges our own figure, without a floor. */
  readonly judged: 'ratio' | 'figure';
  /** Inclusive bounds: a result below `from` or above `upTo` misses the goal. */
  readonly from?: number;
  readonly upTo?: number;
  /** Name of the bench that reports it: `<bench>.bench.ts`. */
  readonly bench: string;
};
