// Goals for layout shifts of the viewers on a phone when their fonts arrive late (docs/decisions/0027-layers-of-tests.md).
import type { Goal } from './goal.ts';

/** Kinds of contents, as the API names them, with the path of their viewer. */
export const SHIFTING_VIEWERS = {
  tierlist: 'tierlists',
  tournament: 'tournois',
  ranking: 'classements',
} as const;

type Viewer = keyof typeof SHIFTING_VIEWERS;

const getGoal = (kind: string) =>
  ({
    work: `viewer of a ${kind}: largest layout shift from 320 to 480 px when its fonts come late`,
    floor: '–',
    unit: '',
    judged: 'figure',
    upTo: 0.1,
    bench: 'font-shift',
  }) as const satisfies Goal;

export const FONT_SHIFT_GOALS: Record<`font-shift-${Viewer}`, Goal> = {
  'font-shift-tierlist': getGoal('tier list'),
  'font-shift-tournament': getGoal('tournament'),
  'font-shift-ranking': getGoal('ranking'),
};
