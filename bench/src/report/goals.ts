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
  'first-view-js': {
    work: 'JavaScript that a visitor’s home page waits for',
    floor: '–',
    unit: 'kB of brotli',
    judged: 'figure',
    upTo: 117,
    bench: 'web-weight',
  },
  'first-view-requests': {
    work: 'requests of a phone that opens the home page, before any scrolling',
    floor: '–',
    unit: 'requests',
    judged: 'figure',
    upTo: 30,
    bench: 'web-weight',
  },
  'lighthouse-home': {
    work: 'Lighthouse, phone: performance of the home',
    floor: '–',
    unit: 'of 100',
    judged: 'figure',
    from: 85,
    bench: 'lighthouse',
  },
  'paint-home': {
    work: 'the same, its largest paint',
    floor: 'a static page with our style sheet',
    unit: 's',
    judged: 'ratio',
    upTo: 2.2,
    bench: 'lighthouse',
  },
  'lighthouse-gallery': {
    work: 'Lighthouse, phone: performance of the gallery',
    floor: '–',
    unit: 'of 100',
    judged: 'figure',
    from: 85,
    bench: 'lighthouse',
  },
  'paint-gallery': {
    work: 'the same, its largest paint',
    floor: 'a static page with our style sheet',
    unit: 's',
    judged: 'ratio',
    upTo: 2.2,
    bench: 'lighthouse',
  },
  'lighthouse-viewer': {
    work: 'Lighthouse, phone: performance of the viewer of a tier list',
    floor: '–',
    unit: 'of 100',
    judged: 'figure',
    from: 85,
    bench: 'lighthouse',
  },
  'paint-viewer': {
    work: 'the same, its largest paint',
    floor: 'a static page with our style sheet',
    unit: 's',
    judged: 'ratio',
    upTo: 2.2,
    bench: 'lighthouse',
  },
  'lighthouse-editor': {
    work: 'Lighthouse, phone: performance of the editor of a new tier list',
    floor: '–',
    unit: 'of 100',
    judged: 'figure',
    from: 85,
    bench: 'lighthouse',
  },
  'paint-editor': {
    work: 'the same, its largest paint',
    floor: 'a static page with our style sheet',
    unit: 's',
    judged: 'ratio',
    upTo: 2.2,
    bench: 'lighthouse',
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
