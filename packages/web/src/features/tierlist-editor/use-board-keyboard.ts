import { getPresent } from '@palmares/core/tierlist/history';
import {
  type Direction,
  findNeighbour,
  findNextUnclassified,
  sendToTier,
} from '@palmares/core/tierlist/keyboard';
import { type RefObject, useEffect } from 'react';
import { getDigit } from '../../lib/game-keys.ts';
import { isDisabledKey } from '../../lib/single-key-shortcuts.ts';
import type { EditorActions } from './editor-context.ts';
import { shownBoard } from './editor-store.ts';
import { withoutAutoSelection } from './selection.ts';
import { imageAt } from './use-board-pointer.ts';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Handles arrows, Space and digits on the focused image. The shared editor handles the keys of the whole page. */
export function useBoardKeyboard(board: RefObject<HTMLElement | null>, actions: EditorActions): void {
  useEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('keydown', (event) => onBoardKey({ ...actions, root }, event), { signal });
    root.addEventListener('focusout', () => dropGrabWhenLeft({ ...actions, root }), { signal });
    return () => stop.abort();
  }, [board, actions]);
}

type KeyBoard = EditorActions & { readonly root: HTMLElement };

/** Ends the lift when the focus leaves the board. The check is deferred because a lifted tile changes rows and briefly loses the focus. */
function dropGrabWhenLeft({ root, store }: KeyBoard): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && !root.contains(activeElement)) store.cancelGrab();
  });
}

function onBoardKey(board: KeyBoard, event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || event.altKey || isDisabledKey(event)) return;
  const list = event.target.closest<HTMLElement>('[data-drop-list]');
  if (list === null) return;
  const image = imageAt(event.target);
  if (image === null) enterList(event, list);
  else if (onImageKey(board, event, image)) event.preventDefault();
}

/** Any arrow key on the focused list moves the focus to its first image. */
function enterList(event: KeyboardEvent, list: HTMLElement): void {
  const first = list.querySelector<HTMLElement>('[data-drag-item]');
  if (ARROWS[event.key] === undefined || first === null) return;
  event.preventDefault();
  first.focus();
}

/** Returns false for a key without a meaning here. */
function onImageKey(board: KeyBoard, event: KeyboardEvent, image: number): boolean {
  const { root, store, open } = board;
  const direction = ARROWS[event.key];
  if (direction !== undefined) return onArrow(board, event, image, direction);
  const isCommand = event.ctrlKey || event.metaKey;
  const digit = getDigit(event);
  if (digit !== null && !isCommand) return onDigit(board, image, digit);
  switch (event.key) {
    case ' ':
      liftOrDrop(board, image);
      return true;
    case 'Enter':
      store.click(image, 'toggle');
      return true;
    case 'Escape':
      store.cancelGrab();
      store.clearSelection();
      focus(root, image);
      return true;
    case 'Delete':
    case 'Backspace':
      board.act({ type: 'toPool', images: withSelected(board, image) });
      focus(root, image);
      return true;
    case 'a':
      if (isCommand) selectRow(board, image);
      return isCommand;
    case 'i':
      open({ kind: 'image', image });
      return true;
    default:
      return false;
  }
}

function liftOrDrop({ root, store }: KeyBoard, image: number): void {
  if (store.getState().grab === null) {
    store.grab(image);
    return;
  }
  store.dropGrab();
  focus(root, image);
}

/** Returns the image, or the whole selection when the image is part of it. */
function withSelected({ store }: KeyBoard, image: number): number[] {
  const selected = store.getState().selection.images;
  return selected.has(image) ? [...selected] : [image];
}

function selectRow({ store }: KeyBoard, image: number): void {
  const { tiers, pool } = getPresent(store.getState().history);
  const rows = [...tiers.map(({ images }) => images), pool];
  store.setSelection(rows.find((images) => images.includes(image)) ?? []);
}

function onArrow(
  { root, store }: KeyBoard,
  event: KeyboardEvent,
  image: number,
  direction: Direction,
): boolean {
  const state = store.getState();
  if (state.grab !== null) {
    store.stepGrab(direction);
    focus(root, image);
    return true;
  }
  const next = findNeighbour(shownBoard(state), image, direction, (row) => getColumns(root, row));
  if (next !== null && event.shiftKey)
    store.setSelection([...withoutAutoSelection(state.selection).images, image, next]);
  if (next !== null) focus(root, next);
  return true;
}

function onDigit(board: KeyBoard, image: number, n: number): boolean {
  const shown = getPresent(board.store.getState().history);
  const images = withSelected(board, image);
  const action = sendToTier(shown, images, n);
  if (action === null) return false;
  // After the last unclassified image, the focus stays on the one that was sent.
  const next = shown.pool.includes(image) ? (findNextUnclassified(shown, images) ?? image) : image;
  // The focus moves first: moving a focused element makes the browser lay out the page once more.
  getTile(board.root, next)?.focus({ preventScroll: true });
  board.act(action);
  focus(board.root, next);
  return true;
}

/** Focuses the tile in the next frame: the board may render between the key and the focus. */
function focus(root: HTMLElement, image: number): void {
  requestAnimationFrame(() => {
    const tile = getTile(root, image);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  });
}

const getTile = (root: HTMLElement, image: number) =>
  root.querySelector<HTMLElement>(`[data-drag-item="${image}"]`);

function getColumns(root: HTMLElement, row: string): number {
  const tiles = [...root.querySelectorAll<HTMLElement>(`[data-drop-list="${row}"] > [data-drag-item]`)];
  const top = tiles[0]?.offsetTop;
  const second = tiles.findIndex((tile) => tile.offsetTop !== top);
  return second === -1 ? Number.POSITIVE_INFINITY : second;
}
