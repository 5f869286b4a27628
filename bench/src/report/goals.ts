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
  'read-list': {
    work: 'list of 21 albums, 10 000 albums, 16 connections',
    floor: 'the same bytes by a bare Fastify and prepared statements',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.3,
    bench: 'reads',
  },
  'read-list-signed-in': {
    work: 'the same, signed in',
    floor: 'the same, session included',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.55,
    bench: 'reads',
  },
  'read-tierlist': {
    work: 'one tier list',
    floor: 'the same bytes by a bare Fastify and prepared statements',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.65,
    bench: 'reads',
  },
  'readers-refused': {
    work: '1 000 readers, 3 s of thought: refused',
    floor: 'none',
    unit: '% of replies',
    judged: 'figure',
    upTo: 0,
    bench: 'readers',
  },
  'readers-p99': {
    work: '1 000 readers, 3 s of thought: the slowest hundredth (2 cores that do nothing else)',
    floor: 'none',
    unit: 'ms',
    judged: 'figure',
    upTo: 500,
    bench: 'readers',
  },
} as const satisfies Record<string, Goal>;

export type GoalId = keyof typeof GOALS;
