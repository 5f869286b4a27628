// Undo: the rankings so far and the actions between them.
// Invariant: states[i + 1] is reduce(states[i], actions[i]); undoing everything gives back the first state itself. A state
// that was validated keeps its selection, so that undo shows what had been chosen; the others are kept without.
// At most 300 steps (RANKING.undoSteps); beyond, the oldest is forgotten.
// Leaves out: redo. To validate the same selection again shows the same next batch, since chance is part of the state.
import { RANKING } from '../limits.ts';
import { arrayOf, recordOf } from '../untrusted.ts';
import { type Action, parseAction } from './actions.ts';
import type { Ranking } from './ranking.ts';
import { reduce } from './reduce.ts';
import { selectionOf, toggleSelection, withSelection } from './selection.ts';
import { isSameRanking, parseSnapshot, type RankingSnapshot, toSnapshot } from './snapshot.ts';

export type History = {
  readonly states: readonly [Ranking, ...Ranking[]];
  /** One less than the states. */
  readonly actions: readonly Action[];
};

/** What a draft keeps: the states in between are replayed from the actions. */
export type SavedHistory = { readonly start: RankingSnapshot; readonly actions: readonly Action[] };

export function startHistory(ranking: Ranking): History {
  return { states: [ranking], actions: [] };
}

/** The ranking to show. */
export function presentOf({ states }: History): Ranking {
  return states.at(-1) ?? states[0];
}

/** The same history when the action does not fit or changes nothing. */
export function perform(history: History, action: Action): History {
  const present = presentOf(history);
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
  return perform(history, { type: 'validate', selection: selectionOf(presentOf(history)) });
}

/** Not a step of its own. */
export function toggle(history: History, image: number): History {
  const present = presentOf(history);
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

/** What undo would take back, or null. */
export function lastAction({ actions }: History): Action | null {
  return actions.at(-1) ?? null;
}

export function toSavedHistory({ states, actions }: History): SavedHistory {
  return { start: toSnapshot(states[0]), actions };
}

/** Replays a saved history; null when it is damaged or does not lead to `present`. */
export function parseHistory(value: unknown, present: Ranking): History | null {
  const saved = recordOf(value);
  const start = parseSnapshot(saved?.['start']);
  if (!saved || !start) return null;
  let history = startHistory(start);
  for (const item of arrayOf(saved['actions']).slice(0, RANKING.undoSteps)) {
    const action = parseAction(item);
    const next = action && perform(history, action);
    if (!next || next === history) return null;
    history = next;
  }
  const last = withSelection(presentOf(history), selectionOf(present));
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
