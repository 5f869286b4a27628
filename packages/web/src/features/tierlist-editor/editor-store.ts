// What the editor holds, outside of React: drag, keyboard and timers read the present state, never that of an older render.
// The rules are core's; this file only says which of them run, and what the screen must say about it.

import { describeAction, type NameOf } from '@palmares/core/tierlist/action-messages';
import { type Action, type ActionRefusal, check, type Target } from '@palmares/core/tierlist/actions';
import { type Board, findRowOfImage, imagesOf, isSameBoard, POOL } from '@palmares/core/tierlist/board';
import {
  dropImages,
  type History,
  perform,
  presentOf,
  redo,
  startHistory,
  undo,
} from '@palmares/core/tierlist/history';
import { type Direction, findTargetOf, stepTarget } from '@palmares/core/tierlist/keyboard';
import { reduce } from '@palmares/core/tierlist/reduce';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EditorStore, published } from '../../editor/editor-store.ts';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { SAID } from './messages.ts';
import { type ClickKind, keepShown, NO_SELECTION, type Selection, select } from './selection.ts';

/** An image lifted with the keyboard: shown where it would land, not yet moved. */
export type Grab = { readonly image: number; readonly target: Target };

/** What was last saved (or the start, before): leaving from there loses nothing. */
export type Clean = { readonly board: Board; readonly details: Details };

export type EditorStart = {
  readonly history: History;
  readonly details: Details;
  /** What the server holds; null until the first save. */
  readonly savedAs: Saved | null;
  /** Differs from `history` and `details` when they come from a draft. */
  readonly clean: Clean;
};

export type EditorState = EditorStart & {
  readonly selection: Selection;
  readonly grab: Grab | null;
  /** For the live region: what just happened. */
  readonly said: string;
};

/** What its store can do beside what the store of every editor can. */
export type BoardActions = {
  /** Null, or why nothing was done. */
  perform(action: Action): ActionRefusal | null;
  click(image: number, kind: ClickKind): void;
  setSelection(images: Iterable<number>): void;
  clearSelection(): void;
  /** Moves the selected images to the end of a row. False when none is selected. */
  placeSelection(row: string): boolean;
  grab(image: number): void;
  stepGrab(direction: Direction): void;
  dropGrab(): void;
  cancelGrab(): void;
  redo(): void;
};

export type BoardStore = EditorStore<EditorState, Clean> & BoardActions;

export function createEditorStore(start: EditorStart, nameOf: NameOf): BoardStore {
  const store = createStore<EditorState>(() => ({ ...start, selection: NO_SELECTION, grab: null, said: '' }));
  const { getState: get, setState: set } = store;

  function run(action: Action, patch: Partial<EditorState> = {}): ActionRefusal | null {
    const before = get();
    const board = presentOf(before.history);
    const refusal = check(board, action);
    if (refusal !== null) return refusal;
    const history = perform(before.history, action);
    if (history === before.history) {
      set({ ...patch, grab: null });
      return null;
    }
    const after = presentOf(history);
    const done = describeAction(board, action, nameOf);
    const said = board.pool.length > 0 && after.pool.length === 0 ? `${done}. ${SAID.allPlaced}` : done;
    const selection = keepShown(after, patch.selection ?? before.selection);
    set({ history, said, grab: null, ...patch, selection });
    return null;
  }

  function step(history: History, said: string): void {
    if (history === get().history) return;
    const selection = keepShown(presentOf(history), get().selection);
    set({ history, selection, grab: null, said });
  }

  return {
    ...store,
    perform: (action) =>
      run(action, action.type === 'move' || action.type === 'toPool' ? { selection: NO_SELECTION } : {}),
    undo: () => step(undo(get().history), SAID.undone),
    redo: () => step(redo(get().history), SAID.redone),
    setDetails: (patch) => set(({ details }) => ({ details: { ...details, ...patch } })),
    click: (image, kind) =>
      set(({ history, selection }) => ({ selection: select(presentOf(history), selection, image, kind) })),
    setSelection: (images) =>
      set(({ selection }) => ({ selection: { images: new Set(images), anchor: selection.anchor } })),
    clearSelection() {
      if (get().selection.images.size > 0) set({ selection: NO_SELECTION });
    },
    placeSelection(row) {
      const images = [...get().selection.images];
      if (images.length === 0) return false;
      run(
        row === POOL ? { type: 'toPool', images } : { type: 'move', images, to: { tier: row, before: null } },
        { selection: NO_SELECTION },
      );
      return true;
    },
    ...createLift(store, nameOf, run),
    markSaved: (savedAs, clean) => set({ savedAs, clean }),
    markPublished: () => set(published),
    imageIds() {
      const board = presentOf(get().history);
      return [...imagesOf(board), ...board.hidden.map(({ image }) => image)];
    },
    dropImages: (images) => step(dropImages(get().history, images), ''),
  };
}

type Lift = Pick<BoardActions, 'grab' | 'stepGrab' | 'dropGrab' | 'cancelGrab'>;

/** An image is lifted, carried and dropped with the keyboard. */
function createLift(
  { getState: get, setState: set }: StoreApi<EditorState>,
  nameOf: NameOf,
  run: (action: Action) => void,
): Lift {
  return {
    grab(image) {
      const target = findTargetOf(presentOf(get().history), image);
      if (target !== null) set({ grab: { image, target }, said: SAID.lifted(nameOf(image)) });
    },
    stepGrab(direction) {
      const { grab, history } = get();
      if (grab === null) return;
      const board = presentOf(history);
      const next = { ...grab, target: stepTarget(board, grab.image, grab.target, direction) };
      set({ grab: next, said: placeText(reduce(board, moveOf(next)), grab.image) });
    },
    dropGrab() {
      const { grab } = get();
      if (grab !== null) run(moveOf(grab));
    },
    cancelGrab() {
      if (get().grab !== null) set({ grab: null, said: SAID.liftCancelled });
    },
  };
}

/** The board to draw: where a lifted image would land, it already stands. */
export function shownBoard({ history, grab }: Pick<EditorState, 'history' | 'grab'>): Board {
  const board = presentOf(history);
  return grab === null ? board : reduce(board, moveOf(grab));
}

/** Whether leaving now would lose something that is not saved on the server. */
export function isDirty({ history, details, clean }: EditorState): boolean {
  return !isSameDetails(details, clean.details) || !isSameBoard(presentOf(history), clean.board);
}

export function freshStart(board: Board, details: Details, savedAs: Saved | null): EditorStart {
  return { history: startHistory(board), details, savedAs, clean: { board, details } };
}

function moveOf({ image, target }: Grab): Action {
  return { type: 'move', images: [image], to: target };
}

function placeText(board: Board, image: number): string {
  const row = findRowOfImage(board, image);
  if (row === null) return '';
  const label = board.tiers.find(({ id }) => id === row.id)?.label;
  return SAID.placed(label ?? null, row.images.indexOf(image) + 1, row.images.length);
}
