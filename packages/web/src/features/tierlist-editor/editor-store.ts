// The state of the editor, outside React: drag, keyboard and timers read the current state instead of the one of an older render. The rules
// come from core; this file decides which of them run and what the live region announces.

import { type Action, type ActionRefusal, check } from '@palmares/core/tierlist/actions';
import { type Board, isSameBoard, listBoardImages } from '@palmares/core/tierlist/board';
import { describeOutcome, type GetName } from '@palmares/core/tierlist/describe-action';
import {
  dropImages,
  getPresent,
  type History,
  perform,
  redo,
  redoLabel,
  startHistory,
  undo,
  undoLabel,
} from '@palmares/core/tierlist/history';
import { reduce } from '@palmares/core/tierlist/reduce';
import { ACTION_TEXTS, OUTCOME_TEXTS } from '@palmares/texts/page/tierlist-actions';
import { ANNOUNCEMENTS } from '@palmares/texts/page/tierlist-editor';
import { createStore } from 'zustand/vanilla';
import { type EditorStore, published } from '../../editor/editor-store.ts';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { afterAction, afterStep, autoSelect, autoSelectNext } from './auto-selection.ts';
import { createKeyboardDrag, type GrabbedImage, type KeyboardDrag, toMoveAction } from './keyboard-drag.ts';
import { createPlacer, getAutoSelectedName, type Placer } from './place-selection.ts';
import { type ClickKind, NO_SELECTION, type Selection, select } from './selection.ts';

/** The state that was last saved, or the start before the first save. The editor is dirty when it differs from this. */
export type Clean = { readonly board: Board; readonly details: Details };

export type EditorStart = {
  readonly history: History;
  readonly details: Details;
  /** The saved content on the server; null until the first save. */
  readonly savedAs: Saved | null;
  /** Differs from `history` and `details` after a draft was restored. */
  readonly clean: Clean;
};

export type EditorState = EditorStart & {
  readonly selection: Selection;
  readonly grab: GrabbedImage | null;
  /** Text of the live region: what just happened. */
  readonly said: string;
};

/** The operations of the board store, in addition to those of every editor's store. */
export type BoardActions = Placer &
  KeyboardDrag & {
    /** Returns null, or the reason why nothing was done. */
    perform(action: Action): ActionRefusal | null;
    click(image: number, kind: ClickKind): void;
    setSelection(images: Iterable<number>): void;
    clearSelection(): void;
    redo(): void;
  };

export type BoardStore = EditorStore<EditorState, Clean> & BoardActions;

/** With `always`, the editor offers an unclassified image from the start (auto-selection.ts). */
export function createEditorStore(start: EditorStart, getName: GetName, always = false): BoardStore {
  const store = createStore<EditorState>(() => openedState(start, always));
  const { getState: get, setState: set } = store;
  /** The images that a tap placed, by the board before it; undoing the tap offers them again. */
  const placed = new WeakMap<Board, readonly number[]>();

  function run(action: Action, toSelection = afterAction): ActionRefusal | null {
    const { history, selection } = get();
    const before = getPresent(history);
    const refusal = check(before, action);
    if (refusal !== null) return refusal;
    const changed = perform(history, action);
    const after = getPresent(changed);
    const next = toSelection({ selection, before, after, always }, action);
    if (changed === history) set({ selection: next, grab: null });
    else {
      const offered = next === selection ? null : getAutoSelectedName(next, getName);
      const said = tellOutcome({ before, after, action }, offered, getName);
      set({ history: changed, selection: next, grab: null, said });
    }
    return null;
  }

  function step(changed: History, said: string, again: readonly number[] = []): void {
    const { history, selection } = get();
    if (changed === history) return;
    const [before, after] = [getPresent(history), getPresent(changed)];
    const back = again.filter((image) => after.pool.includes(image));
    const next = back.length > 0 ? autoSelect(back) : afterStep({ selection, before, after, always });
    set({ history: changed, selection: next, grab: null, said });
  }

  return {
    ...store,
    perform: (action) => run(action),
    undo() {
      const { history } = get();
      const changed = undo(history);
      const said = ANNOUNCEMENTS.undone(undoLabel(history, getName, ACTION_TEXTS) ?? '');
      step(changed, said, placed.get(getPresent(changed)));
    },
    redo() {
      const { history } = get();
      step(redo(history), ANNOUNCEMENTS.redone(redoLabel(history, getName, ACTION_TEXTS) ?? ''));
    },
    setDetails: (patch) => set(({ details }) => ({ details: { ...details, ...patch } })),
    click: (image, kind) =>
      set(({ history, selection }) => ({ selection: select(getPresent(history), selection, image, kind) })),
    setSelection: (images) =>
      set(({ selection }) => ({ selection: { images: new Set(images), anchor: selection.anchor } })),
    clearSelection() {
      if (get().selection.images.size > 0) set({ selection: NO_SELECTION });
    },
    ...createPlacer(store, getName, placed, run),
    ...createKeyboardDrag(store, getName, run),
    markSaved: (savedAs, clean) => set({ savedAs, clean }),
    markPublished: () => set(published),
    imageIds() {
      const board = getPresent(get().history);
      return [...listBoardImages(board), ...board.hidden.map(({ image }) => image)];
    },
    dropImages: (images) => step(dropImages(get().history, images), ''),
  };
}

function tellOutcome(
  { before, after, action }: { before: Board; after: Board; action: Action },
  offered: string | null,
  getName: GetName,
): string {
  const outcome = describeOutcome(before, after, action, getName, OUTCOME_TEXTS);
  return sayAfter(outcome, before, after, offered);
}

function openedState(start: EditorStart, always: boolean): EditorState {
  const selection = always ? autoSelectNext(getPresent(start.history), []) : NO_SELECTION;
  return { ...start, selection, grab: null, said: '' };
}

/** Returns the board to draw: it shows a lifted image at its target. */
export function shownBoard({ history, grab }: Pick<EditorState, 'history' | 'grab'>): Board {
  const board = getPresent(history);
  return grab === null ? board : reduce(board, toMoveAction(grab));
}

/** Returns whether leaving now would lose something that is not saved on the server. */
export function isDirty({ history, details, clean }: EditorState): boolean {
  return !isSameDetails(details, clean.details) || !isSameBoard(getPresent(history), clean.board);
}

export function freshStart(board: Board, details: Details, savedAs: Saved | null): EditorStart {
  return { history: startHistory(board), details, savedAs, clean: { board, details } };
}

/** Returns the announcement: what was done, then the next offered image, or that the pool is empty. */
function sayAfter(done: string, before: Board, after: Board, offered: string | null): string {
  if (before.pool.length > 0 && after.pool.length === 0) return ANNOUNCEMENTS.thenAllPlaced(done);
  return offered === null ? done : ANNOUNCEMENTS.thenNext(done, offered);
}
