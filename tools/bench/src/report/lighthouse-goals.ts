// Goals for Lighthouse on a phone, for each page (LB-67, LB-68).
import type { Goal } from './goal.ts';

/** Entry pages, which are server-rendered with their content. */
export const ENTRY_PAGES = {
  home: 'home',
  gallery: 'gallery',
  album: 'page of an album',
  tierlist: 'viewer of a tier list',
  tournament: 'viewer of a tournament',
  ranking: 'viewer of a ranking',
  english: 'home page in English',
} as const;

export type EntryPage = keyof typeof ENTRY_PAGES;

const BENCH = { bench: 'lighthouse' } as const;

const getScore = (work: string, from: number) =>
  ({ work, floor: '–', unit: 'of 100', judged: 'figure', from, ...BENCH }) as const satisfies Goal;

const getPaint = (upTo: number) =>
  ({
    work: 'the same, its largest paint',
    floor: 'a static page with our style sheet and one such picture',
    unit: 's',
    judged: 'ratio',
    upTo,
    ...BENCH,
  }) as const satisfies Goal;

const SHIFT = {
  work: 'the same, its layout shift',
  floor: '–',
  unit: '',
  judged: 'figure',
  upTo: 0.01,
  ...BENCH,
} as const satisfies Goal;

const getGoals = <Id extends EntryPage>(id: Id) => {
  const page = ENTRY_PAGES[id];
  return {
    [`lighthouse-${id}`]: getScore(`Lighthouse, phone: performance of the ${page}`, 95),
    [`quality-${id}`]: getScore('the same, the least of accessibility, best practices and SEO', 100),
    [`shift-${id}`]: SHIFT,
    [`paint-${id}`]: getPaint(1.2),
  } as Record<`${'lighthouse' | 'quality' | 'shift' | 'paint'}-${Id}`, Goal>;
};

export const LIGHTHOUSE_GOALS = {
  ...getGoals('home'),
  ...getGoals('gallery'),
  ...getGoals('album'),
  ...getGoals('tierlist'),
  ...getGoals('tournament'),
  ...getGoals('ranking'),
  ...getGoals('english'),
  'lighthouse-editor': getScore('Lighthouse, phone: performance of the editor of a new tier list', 92),
  'shift-editor': SHIFT,
  'paint-editor': getPaint(1.4),
};
