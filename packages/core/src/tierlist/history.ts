// Undo and redo: a first board, the actions since, and the current position among them.
// Invariant: boards[i + 1] is reduce(boards[i], actions[i]); undoing everything returns the first board itself. The history holds at most
// 100 steps and drops the oldest beyond that. Boards share unchanged rows, so a step only stores what it touched.
// The editor groups keystrokes: it sends one rename when the field loses focus.

import { parseArray, parseRecord } from '../parse-untrusted.ts';
import type { Action } from './actions.ts';
import { type Board, isSameBoard } from './board.ts';
import { type ActionTexts, describeAction, type GetName } from './describe-action.ts';
import { parseAction } from './parse-action.ts';
import { parseBoard } from './parse-board.ts';
import { reduce } from './reduce.ts';

export const HISTORY_STEPS = 100;

export type History = {
  readonly boards: readonly [Board, ...Board[]];
  readonly actions: readonly Action[];
  /** Number of applied actions; the actions after them can be redone. */
  readonly done: number;
};

/** The stored form. Intermediate boards are replayed from the actions. */
export type SavedHistory = {
  readonly start: Board;
  readonly actions: readonly Action[];
  readonly done: number;
};

export function startHistory(board: Board): History {
  return { boards: [board], actions: [], done: 0 };
}

/** The current board. */
export function getPresent(history: History): Board {
  return history.boards[history.done] ?? history.boards[0];
}

/** Removes images that left the album. This resets the history, because undo could bring back images that cannot be saved. */
export function dropImages(history: History, images: readonly number[]): History {
  const present = getPresent(history);
  const next = reduce(present, { type: 'removeImages', images });
  return next === present ? history : startHistory(next);
}

/** Applies an action and drops the redo steps. Returns the same history when the action is refused or changes nothing. */
export function perform(history: History, action: Action): History {
  const present = getPresent(history);
  const next = reduce(present, action);
  if (next === present) return history;
  const [start, ...later] = history.boards;
  return forgetOldest({
    boards: [start, ...later.slice(0, history.done), next],
    actions: [...history.actions.slice(0, history.done), action],
    done: history.done + 1,
  });
}

export function canUndo(history: History): boolean {
  return history.done > 0;
}

export function canRedo(history: History): boolean {
  return history.done < history.actions.length;
}

export function undo(history: History): History {
  return canUndo(history) ? { ...history, done: history.done - 1 } : history;
}

export function redo(history: History): History {
  return canRedo(history) ? { ...history, done: history.done + 1 } : history;
}

/** The label of the action that undo would revert, such as « Déplacer « Renard » en A », or null. */
export function undoLabel(history: History, getName: GetName, texts: ActionTexts): string | null {
  return labelOfStep(history, history.done - 1, getName, texts);
}

export function redoLabel(history: History, getName: GetName, texts: ActionTexts): string | null {
  return labelOfStep(history, history.done, getName, texts);
}

export function toSavedHistory(history: History): SavedHistory {
  return { start: history.boards[0], actions: history.actions, done: history.done };
}

/** Replays a stored history. Returns null when it is damaged or does not lead to `present`. */
export function parseHistory(value: unknown, present: Board): History | null {
  const saved = parseRecord(value);
  const start = parseBoard(saved?.['start']);
  if (!saved || !start) return null;
  let history = startHistory(start);
  for (const item of parseArray(saved['actions']).slice(0, HISTORY_STEPS)) {
    const action = parseAction(item);
    const next = action && perform(history, action);
    if (!next || next === history) return null;
    history = next;
  }
  const done = saved['done'];
  if (typeof done !== 'number' || !history.boards[done]) return null;
  history = { ...history, done };
  return isSameBoard(getPresent(history), present) ? history : null;
}

function labelOfStep(history: History, step: number, getName: GetName, texts: ActionTexts): string | null {
  const before = history.boards[step];
  const action = history.actions[step];
  return before && action ? describeAction(before, action, getName, texts) : null;
}

function forgetOldest(history: History): History {
  const [, second, ...later] = history.boards;
  if (history.actions.length <= HISTORY_STEPS || !second) return history;
  return { boards: [second, ...later], actions: history.actions.slice(1), done: history.done - 1 };
}
