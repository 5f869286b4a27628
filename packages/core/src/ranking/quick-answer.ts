// « Validation rapide »: what one tap on an image answers (decision 0030).
// Invariant: an action that fits the ranking, or null where a tap only selects (RK-19).
// Leaves out: whether the person wants it, and taps that come too soon.
import { RANKING } from '../limits.ts';
import type { Action } from './actions.ts';
import { loneImageOf, type Ranking, type Run } from './ranking.ts';

/** A pair, or a batch as small as those of qualification. Of more images one picks several: a tap that answered would take that away. */
export function takesQuickAnswers({ batch }: Run): boolean {
  return batch.length <= RANKING.qualificationMax;
}

/** Null too where several are selected: they were not selected to be let go. One may have been brought back by undo. */
export function quickAnswerTo(ranking: Ranking, image: number): Action | null {
  const { run } = ranking;
  if (run === null || !takesQuickAnswers(run) || run.selection.length > 1 || !run.batch.includes(image))
    return null;
  return loneImageOf(ranking) === image
    ? { type: 'complete', image }
    : { type: 'validate', selection: [image] };
}
