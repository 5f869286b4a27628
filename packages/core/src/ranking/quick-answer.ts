// « Validation rapide »: the action that one tap on an image triggers (decision 0030).
// Invariant: the action is valid for the ranking, or null when a tap only selects (RK-19).
// The editor handles the user's setting and taps that come too early.

import type { Action } from './actions.ts';
import { RANKING } from './limits.ts';
import { findUnpairedImage, type Ranking, type Run } from './ranking.ts';

/** True for a pair and for batches of qualification size. In larger batches users select several images, so a tap must not answer. */
export function acceptsQuickAnswers({ batch }: Run): boolean {
  return batch.length <= RANKING.qualificationMax;
}

/**
 * Also null when several images are selected, because answering would drop them. A
 * single selected image, which undo can bring back, is replaced.
 */
export function toQuickAnswer(ranking: Ranking, image: number): Action | null {
  const { run } = ranking;
  if (run === null || !acceptsQuickAnswers(run) || run.selection.length > 1 || !run.batch.includes(image))
    return null;
  return findUnpairedImage(ranking) === image
    ? { type: 'complete', image }
    : { type: 'validate', selection: [image] };
}
