// « Validation rapide » (decision 0030): the answers that one tap gives, and the guard against taps that come too soon.
import type { Action } from '@palmares/core/ranking/actions';
import { getPresent, type History } from '@palmares/core/ranking/history';
import { acceptsQuickAnswers, toQuickAnswer } from '@palmares/core/ranking/quick-answer';
import type { Run } from '@palmares/core/ranking/ranking';
import type { ReadStore } from '../../editor/editor-store.ts';
import { readFlag, writeFlag } from '../../storage/stored-flag.ts';

/** Storage flag of a person who prefers to validate each selection. */
const OFF_FLAG = 'palmares:ranking-validate-each';

/** Time in milliseconds during which a new batch ignores quick answers (double-tap guard). Must be longer than its animation. */
export const QUICK_GUARD_MS = 350;

/** On at first: most batches take one choice (RK-19). */
export const isQuickOn = () => !readFlag(OFF_FLAG);
export const setQuickOn = (quick: boolean) => writeFlag(OFF_FLAG, !quick);

/** True when one tap answers the batch on screen. */
export const isQuickRound = (quick: boolean, run: Run | null): boolean =>
  quick && run !== null && acceptsQuickAnswers(run);

type QuickAnswers = {
  /** Returns the answer that a tap on the image gives; null where it only selects. */
  find(image: number): Action | null;
  /** Ignored while the batch is too new. */
  give(action: Action): void;
};

/** The part of the editor's state that decides. */
type QuickState = { readonly history: History; readonly quick: boolean };

export function createQuickAnswers(
  store: ReadStore<QuickState>,
  perform: (action: Action) => void,
  now: () => number,
): QuickAnswers {
  let shownAt = Number.NEGATIVE_INFINITY;
  store.subscribe(({ history }, before) => {
    if (history.actions !== before.history.actions) shownAt = now();
  });
  return {
    find(image) {
      const { quick, history } = store.getState();
      return quick ? toQuickAnswer(getPresent(history), image) : null;
    },
    give(action) {
      if (now() - shownAt >= QUICK_GUARD_MS) perform(action);
    },
  };
}
