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
  'create-album': {
    work: 'creation of an album, sent with a key',
    floor: 'the same rows by a bare Fastify and the same SQL in one transaction',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.65,
    bench: 'create-album',
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
  'list-category-half': {
    work: 'list of a category that holds half of 100 000 albums',
    floor: 'the whole gallery, same server',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'lists',
  },
  'list-category-middle': {
    work: 'list of a category that holds one or two in a hundred',
    floor: 'the whole gallery, same server',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'lists',
  },
  'list-category-few': {
    work: 'list of a category that holds five albums',
    floor: 'the whole gallery, same server',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'lists',
  },
  'list-category-unknown': {
    work: 'list of a category that does not exist',
    floor: 'the whole gallery, same server',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'lists',
  },
  'home-100-000': {
    work: 'home page, 100 000 albums',
    floor: 'the same with 100 albums',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.2,
    bench: 'lists',
  },
  'list-deep-100-000': {
    work: 'page in the middle of 100 000 albums',
    floor: 'the same with 100 albums',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'lists',
  },
  'list-search-100-000': {
    work: 'search of a frequent word, 100 000 albums',
    floor: 'the same with 100 albums',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'lists',
  },
  upload: {
    work: 'an upload of 1920 × 1440: three WebP, colour and content check',
    floor: 'sharp: decoded, and resized to the three sizes, nothing encoded',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 10,
    bench: 'images',
  },
  'album-of-photos': {
    work: '20 photos of 12 Mpx, from their choice to the published album',
    floor: 'a bare page that prepares them, and bare sharp and model on what it would send',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 1.8,
    bench: 'album-of-photos',
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
