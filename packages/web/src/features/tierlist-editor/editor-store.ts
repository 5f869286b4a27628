// The state of the editor, outside React: drag, keyboard and timers read the current state instead of the one of an older render. The rules
// come from core; this file decides which of them run and what the live region announces.

import type { NameOf } from '@palmares/core/tierlist/action-messages';
import { type Action, type ActionRefusal, check } from '@palmares/core/tierlist/actions';
import { type Board, imagesOf, isSameBoard } from '@palmares/core/tierlist/board';
import {
  dropImages,
  type History,
  perform,
  presentOf,
  redo,
  redoLabel,
  startHistory,
  undo,
  undoLabel,
} from '@palmares/core/tierlist/history';
import { describeOutcome } from '@palmares/core/tierlist/outcome-messages';
import { reduce } from '@palmares/core/tierlist/reduce';
import { createStore } from 'zustand/vanilla';
import { type EditorStore, published } from '../../editor/editor-store.ts';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { afterAction, afterStep, offer, offerNext } from './auto-selection.ts';
import { createLift, type Grab, type Lift, moveOf } from './keyboard-drag.ts';
import { SAID } from './messages.ts';
import { createPlacing, offeredName, type Placing } from './place-selection.ts';
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
  readonly grab: Grab | null;
  /** Text of the live region: what just happened. */
  readonly said: string;
};

/** The operations of the board store, in addition to those of every editor's store. */
export type BoardActions = Placing &
  Lift & {
    /** Returns null, or the reason why nothing was done. */
    perform(action: Action): ActionRefusal | null;
    click(image: number, kind: ClickKind): void;
    setSelection(images: Iterable<number>): void;
    clearSelection(): void;
    redo(): void;
  };

export type BoardStore = EditorStore<EditorState, Clean> & BoardActions;

/** With `always`, the editor offers an unclassified image from the start (auto-selection.ts). */
export function createEditorStore(start: EditorStart, nameOf: NameOf, always = false): BoardStore {
  const store = createStore<EditorState>(() => openedState(start, always));
  const { getState: get, setState: set } = store;
  /** The images that a tap placed, by the board before it; undoing the tap offers them again. */
  const placed = new WeakMap<Board, readonly number[]>();

  function run(action: Action, toSelection = afterAction): ActionRefusal | null {
    const { history, selection } = get();
    const before = presentOf(history);
    const refusal = check(before, action);
    if (refusal !== null) return refusal;
    const changed = perform(history, action);
    const after = presentOf(changed);
    const next = toSelection({ selection, before, after, always }, action);
    if (changed === history) set({ selection: next, grab: null });
    else {
      const offered = next === selection ? null : offeredName(next, nameOf);
      const said = sayAfter(describeOutcome(before, after, action, nameOf), before, after, offered);
      set({ history: changed, selection: next, grab: null, said });
    }
    return null;
  }

  function step(changed: History, said: string, again: readonly number[] = []): void {
    const { history, selection } = get();
    if (changed === history) return;
    const [before, after] = [presentOf(history), presentOf(changed)];
    const back = again.filter((image) => after.pool.includes(image));
    const next = back.length > 0 ? offer(back) : afterStep({ selection, before, after, always });
    set({ history: changed, selection: next, grab: null, said });
  }

  return {
    ...store,
    perform: (action) => run(action),
    undo() {
      const { history } = get();
      const changed = undo(history);
      step(changed, SAID.undone(undoLabel(history, nameOf) ?? ''), placed.get(presentOf(changed)));
    },
    redo() {
      const { history } = get();
      step(redo(history), SAID.redone(redoLabel(history, nameOf) ?? ''));
    },
    setDetails: (patch) => set(({ details }) => ({ details: { ...details, ...patch } })),
    click: (image, kind) =>
      set(({ history, selection }) => ({ selection: select(presentOf(history), selection, image, kind) })),
    setSelection: (images) =>
      set(({ selection }) => ({ selection: { images: new Set(images), anchor: selection.anchor } })),
    clearSelection() {
      if (get().selection.images.size > 0) set({ selection: NO_SELECTION });
    },
    ...createPlacing(store, nameOf, placed, run),
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

function openedState(start: EditorStart, always: boolean): EditorState {
  const selection = always ? offerNext(presentOf(start.history), []) : NO_SELECTION;
  return { ...start, selection, grab: null, said: '' };
}

/** Returns the board to draw: it shows a lifted image at its target. */
export function shownBoard({ history, grab }: Pick<EditorState, 'history' | 'grab'>): Board {
  const board = presentOf(history);
  return grab === null ? board : reduce(board, moveOf(grab));
}

/** Returns whether leaving now would lose something that is not saved on the server. */
export function isDirty({ history, details, clean }: EditorState): boolean {
  return !isSameDetails(details, clean.details) || !isSameBoard(presentOf(history), clean.board);
}

export function freshStart(board: Board, details: Details, savedAs: Saved | null): EditorStart {
  return { history: startHistory(board), details, savedAs, clean: { board, details } };
}

/** Returns the announcement: what was done, then the next offered image, or that the pool is empty. */
function sayAfter(done: string, before: Board, after: Board, offered: string | null): string {
  if (before.pool.length > 0 && after.pool.length === 0) return SAID.thenAllPlaced(done);
  return offered === null ? done : SAID.thenNext(done, offered);
}
