// What is measured, beside which floor, and what has to be reached: the one table that `npm run bench -- --check` judges and that
// docs/PERFORMANCE.md shows. A goal that measurement has shown out of reach is changed here, with its decision record.

export type Goal = {
  /** What is done, as the table says it. */
  readonly work: string;
  /** What it stands beside: the least that anything could cost that does the same. */
  readonly floor: string;
  /** What both figures are in. */
  readonly unit: string;
  /** Ours divided by the floor's; `figure` where there is no floor and our own figure is judged. */
  readonly judged: 'ratio' | 'figure';
  /** Least first: what is below the first or above the second has missed. */
  readonly from?: number;
  readonly upTo?: number;
  /** Name of the bench that reports it: `<bench>.bench.ts`. */
  readonly bench: string;
};

export const GOALS = {
  'save-tierlist': {
    work: 'save of a tier list of 500 images',
    floor: 'the same rows by bare SQL in one transaction',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.4,
    bench: 'save-tierlist',
  },
  upload: {
    work: 'an upload of 1920 × 1440: three WebP, colour and content check',
    floor: 'sharp: decoded, and resized to the three sizes, nothing encoded',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 10,
    bench: 'images',
  },
  'picture-160': {
    work: 'one picture of a public album, `160.webp`',
    floor: 'bare Fastify that reads the same file, no SQL',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.25,
    bench: 'media',
  },
  'picture-480': {
    work: 'one picture of a public album, `480.webp`',
    floor: 'bare Fastify that reads the same file, no SQL',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.25,
    bench: 'media',
  },
} as const satisfies Record<string, Goal>;

export type GoalId = keyof typeof GOALS;
