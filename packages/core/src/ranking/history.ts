// Undo history: the rankings so far and the actions between them.
// Invariant: states[i + 1] is reduce(states[i], actions[i]); undoing everything returns the first state itself. A validated state keeps its
// selection, so that undo shows what was chosen; other states keep none.
// The history holds at most 300 steps (RANKING.undoSteps) and drops the oldest beyond that.
// There is no redo: validating the same selection again gives the same next batch, because randomness is part of the state.

import { parseArray, parseRecord } from '../parse-untrusted.ts';
import { type Action, parseAction } from './actions.ts';
import { RANKING } from './limits.ts';
import type { Ranking } from './ranking.ts';
import { reduce } from './reduce.ts';
import { getSelectedImages, toggleSelection, withSelection } from './selection.ts';
import { isSameRanking, parseSnapshot, type RankingSnapshot, toSnapshot } from './snapshot.ts';

export type History = {
  readonly states: readonly [Ranking, ...Ranking[]];
  /** One fewer than the states. */
  readonly actions: readonly Action[];
};

/** The stored form. Intermediate states are replayed from the actions. */
export type SavedHistory = { readonly start: RankingSnapshot; readonly actions: readonly Action[] };

export function startHistory(ranking: Ranking): History {
  return { states: [ranking], actions: [] };
}

/** The current ranking. */
export function getPresent({ states }: History): Ranking {
  return states.at(-1) ?? states[0];
}

/** Returns the same history when the action is invalid or changes nothing. */
export function perform(history: History, action: Action): History {
  const present = getPresent(history);
  const next = reduce(present, action);
  if (next === present) return history;
  const left = withSelection(present, action.type === 'validate' ? action.selection : []);
  return forgetOldest({
    states: [...replaceLast(history.states, left), next],
    actions: [...history.actions, action],
  });
}

/** « Valider la Sélection ». */
export function validateSelection(history: History): History {
  return perform(history, { type: 'validate', selection: getSelectedImages(getPresent(history)) });
}

/** Toggles an image without adding an undo step. */
export function toggle(history: History, image: number): History {
  const present = getPresent(history);
  const next = toggleSelection(present, image);
  return next === present ? history : { ...history, states: replaceLast(history.states, next) };
}

export function canUndo({ actions }: History): boolean {
  return actions.length > 0;
}

export function undo(history: History): History {
  const [start, ...later] = history.states;
  if (!canUndo(history)) return history;
  return { states: [start, ...later.slice(0, -1)], actions: history.actions.slice(0, -1) };
}

/** The action that undo would revert, or null. */
export function lastAction({ actions }: History): Action | null {
  return actions.at(-1) ?? null;
}

export function toSavedHistory({ states, actions }: History): SavedHistory {
  return { start: toSnapshot(states[0]), actions };
}

/** Replays a stored history. Returns null when it is damaged or does not lead to `present`. */
export function parseHistory(value: unknown, present: Ranking): History | null {
  const saved = parseRecord(value);
  const start = parseSnapshot(saved?.['start']);
  if (!saved || !start) return null;
  let history = startHistory(start);
  for (const item of parseArray(saved['actions']).slice(0, RANKING.undoSteps)) {
    const action = parseAction(item);
    const next = action && perform(history, action);
    if (!next || next === history) return null;
    history = next;
  }
  const last = withSelection(getPresent(history), getSelectedImages(present));
  return isSameRanking(last, present) ? { ...history, states: replaceLast(history.states, last) } : null;
}

function replaceLast([first, ...later]: History['states'], last: Ranking): History['states'] {
  return later.length === 0 ? [last] : [first, ...later.slice(0, -1), last];
}

function forgetOldest(history: History): History {
  const [, second, ...later] = history.states;
  if (history.actions.length <= RANKING.undoSteps || !second) return history;
  return { states: [second, ...later], actions: history.actions.slice(1) };
}
