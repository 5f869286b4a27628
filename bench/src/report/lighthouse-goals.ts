// Goals for Lighthouse on a phone, for each page (issue « A link that shows what it holds »).
import type { Goal } from './goal.ts';

/** Entry pages, which are server-rendered with their content. */
export const ENTRY_PAGES = {
  home: 'home',
  gallery: 'gallery',
  album: 'page of an album',
  tierlist: 'viewer of a tier list',
  tournament: 'viewer of a tournament',
  ranking: 'viewer of a ranking',
} as const;

export type EntryPage = keyof typeof ENTRY_PAGES;

const BENCH = { bench: 'lighthouse' } as const;

const scoreOf = (work: string, from: number) =>
  ({ work, floor: '–', unit: 'of 100', judged: 'figure', from, ...BENCH }) as const satisfies Goal;

const paintOf = (upTo: number) =>
  ({
    work: 'the same, its largest paint',
    floor: 'a static page with our style sheet and one such picture',
    unit: 's',
    judged: 'ratio',
    upTo,
    ...BENCH,
  }) as const satisfies Goal;

const goalsOf = <Id extends EntryPage>(id: Id) => {
  const page = ENTRY_PAGES[id];
  const shift = { floor: '–', unit: '', judged: 'figure', upTo: 0.01, ...BENCH } as const;
  return {
    [`lighthouse-${id}`]: scoreOf(`Lighthouse, phone: performance of the ${page}`, 95),
    [`quality-${id}`]: scoreOf('the same, the least of accessibility, best practices and SEO', 100),
    [`shift-${id}`]: { work: 'the same, its layout shift', ...shift },
    [`paint-${id}`]: paintOf(1.2),
  } as Record<`${'lighthouse' | 'quality' | 'shift' | 'paint'}-${Id}`, Goal>;
};

export const LIGHTHOUSE_GOALS = {
  ...goalsOf('home'),
  ...goalsOf('gallery'),
  ...goalsOf('album'),
  ...goalsOf('tierlist'),
  ...goalsOf('tournament'),
  ...goalsOf('ranking'),
  // The requested goals were 85 and 2.2: see docs/decisions/0042-first-view.md.
  'lighthouse-editor': scoreOf('Lighthouse, phone: performance of the editor of a new tier list', 70),
  'paint-editor': paintOf(3.3),
};
