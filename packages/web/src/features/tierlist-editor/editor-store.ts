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
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
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

export type EditorStore = {
  get(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Null, or why nothing was done. */
  perform(action: Action): ActionRefusal | null;
  undo(): void;
  redo(): void;
  /** A whole other board, as one that cannot be undone. */
  restart(start: EditorStart): void;
  setDetails(patch: Partial<Details>): void;
  click(image: number, kind: ClickKind): void;
  setSelection(images: Iterable<number>): void;
  clearSelection(): void;
  /** Moves the selected images to the end of a row. False when none is selected. */
  placeSelection(row: string): boolean;
  grab(image: number): void;
  stepGrab(direction: Direction): void;
  dropGrab(): void;
  cancelGrab(): void;
  markSaved(savedAs: Saved, clean: Clean): void;
  /** All that is saved, shown or not. */
  imageIds(): readonly number[];
  /** The album let go of them: they leave, and what could bring them back. */
  dropImages(images: readonly number[]): void;
  say(text: string): void;
  /** The album has been read since, or its images renamed: how what happens is told. */
  setNames(nameOf: NameOf): void;
};

export function createEditorStore(start: EditorStart, names: NameOf): EditorStore {
  let state = stateOf(start);
  let nameOf = names;
  const listeners = new Set<() => void>();

  function set(patch: Partial<EditorState>): void {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  function run(action: Action, patch: Partial<EditorState> = {}): ActionRefusal | null {
    const board = presentOf(state.history);
    const refusal = check(board, action);
    if (refusal !== null) return refusal;
    const history = perform(state.history, action);
    if (history === state.history) {
      set({ ...patch, grab: null });
      return null;
    }
    const said = describeAction(board, action, nameOf);
    const selection = keepShown(presentOf(history), patch.selection ?? state.selection);
    set({ history, said, grab: null, ...patch, selection });
    return null;
  }

  function step(history: History, word: string): void {
    if (history === state.history) return;
    const selection = keepShown(presentOf(history), state.selection);
    set({ history, selection, grab: null, said: word });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    perform: (action) =>
      run(action, action.type === 'move' || action.type === 'toPool' ? { selection: NO_SELECTION } : {}),
    undo: () => step(undo(state.history), 'Annulé.'),
    redo: () => step(redo(state.history), 'Rétabli.'),
    restart: (next) => set(stateOf(next)),
    setDetails: (patch) => set({ details: { ...state.details, ...patch } }),
    click(image, kind) {
      set({ selection: select(presentOf(state.history), state.selection, image, kind) });
    },
    setSelection(images) {
      const chosen = new Set(images);
      set({ selection: { images: chosen, anchor: state.selection.anchor } });
    },
    clearSelection() {
      if (state.selection.images.size > 0) set({ selection: NO_SELECTION });
    },
    placeSelection(row) {
      const images = [...state.selection.images];
      if (images.length === 0) return false;
      run(
        row === POOL ? { type: 'toPool', images } : { type: 'move', images, to: { tier: row, before: null } },
        { selection: NO_SELECTION },
      );
      return true;
    },
    grab(image) {
      const target = findTargetOf(presentOf(state.history), image);
      if (target !== null) {
        set({
          grab: { image, target },
          said: `${nameOf(image)}\u00A0: saisie. Flèches pour déplacer, Espace pour poser.`,
        });
      }
    },
    stepGrab(direction) {
      const { grab, history } = state;
      if (grab === null) return;
      const board = presentOf(history);
      const target = stepTarget(board, grab.image, grab.target, direction);
      set({
        grab: { ...grab, target },
        said: placeText(reduce(board, moveOf({ ...grab, target })), grab.image),
      });
    },
    dropGrab() {
      if (state.grab !== null) run(moveOf(state.grab));
    },
    cancelGrab() {
      if (state.grab !== null) set({ grab: null, said: 'Déplacement annulé.' });
    },
    markSaved: (savedAs, clean) => set({ savedAs, clean }),
    imageIds() {
      const board = presentOf(state.history);
      return [...imagesOf(board), ...board.hidden.map(({ image }) => image)];
    },
    dropImages: (images) => step(dropImages(state.history, images), ''),
    say: (said) => set({ said }),
    setNames(next) {
      nameOf = next;
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

function stateOf(start: EditorStart): EditorState {
  return { ...start, selection: NO_SELECTION, grab: null, said: '' };
}

function moveOf({ image, target }: Grab): Action {
  return { type: 'move', images: [image], to: target };
}

function placeText(board: Board, image: number): string {
  const row = findRowOfImage(board, image);
  if (row === null) return '';
  const label = board.tiers.find(({ id }) => id === row.id)?.label;
  const place = `place ${row.images.indexOf(image) + 1} sur ${row.images.length}`;
  return label === undefined ? `Non classées, ${place}` : `${label}, ${place}`;
}
