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
    upTo: 132,
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
  'board-open': {
    work: 'editor of 1 000 images: all tiles on the board after opening',
    floor: 'bare board: the same reply of the API, the same pictures',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-open-pictures': {
    work: 'the same, and the pictures in sight painted',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-open-slow': {
    work: 'all tiles on the board, processor slowed 4 times',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-open-pictures-slow': {
    work: 'the same, and the pictures in sight painted',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-open-half': {
    work: 'all tiles on the board, half of them in tiers',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-digit': {
    work: 'an image placed by a digit, 1 000 in the pool',
    floor: 'bare board',
    unit: 'ms of the page’s thread',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-undo': {
    work: 'the same undone',
    floor: 'bare board',
    unit: 'ms of the page’s thread',
    judged: 'ratio',
    upTo: 1.4,
    bench: 'boards',
  },
  'board-digit-half': {
    work: 'an image placed by a digit, 500 in tiers',
    floor: 'bare board',
    unit: 'ms of the page’s thread',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-undo-half': {
    work: 'the same undone',
    floor: 'bare board',
    unit: 'ms of the page’s thread',
    judged: 'ratio',
    upTo: 1.4,
    bench: 'boards',
  },
  'board-drag-start': {
    work: 'drag of one of 1 000, moved 120 ms after the press: lifted',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'boards',
  },
  'board-drop': {
    work: 'its drop, as it is first shown',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'boards',
  },
  'board-rest': {
    work: 'its drop: board at rest',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-flick': {
    work: 'drag of one of 1 000, moved 8 ms after the press: lifted',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'boards',
  },
  'board-drag-start-slow': {
    work: 'processor slowed 4 times: lifted',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'boards',
  },
  'board-drop-slow': {
    work: 'processor slowed 4 times: drop, as it is first shown',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'boards',
  },
  'board-rest-slow': {
    work: 'processor slowed 4 times: board at rest',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-frames': {
    work: 'frames lost in a drag of 2 s, beyond those of the bare board',
    floor: '–',
    unit: 'frames',
    judged: 'figure',
    upTo: 2,
    bench: 'boards',
  },
  'board-frames-slow': {
    work: 'processor slowed 4 times: frames lost, beyond those of the bare board',
    floor: '–',
    unit: 'frames',
    judged: 'figure',
    upTo: 2,
    bench: 'boards',
  },
  'board-rest-half': {
    work: 'drop among 100 images of a tier, 500 in tiers: board at rest',
    floor: 'bare board',
    unit: 'ms',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'boards',
  },
  'board-pictures': {
    work: 'pictures of a board of 1 000 images at density 2',
    floor: 'bare board: the `160.webp` of each',
    unit: 'MB',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'boards',
  },
} as const satisfies Record<string, Goal>;

export type GoalId = keyof typeof GOALS;
