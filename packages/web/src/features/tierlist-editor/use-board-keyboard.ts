import { presentOf } from '@palmares/core/tierlist/history';
import {
  type Direction,
  findNeighbour,
  findNextUnclassified,
  sendToTier,
} from '@palmares/core/tierlist/keyboard';
import { type RefObject, useEffect } from 'react';
import type { EditorActions } from './editor-context.ts';
import { shownBoard } from './editor-store.ts';
import { imageAt } from './use-board-pointer.ts';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrows, Space, digits on the focused image; undo, redo and the list of shortcuts anywhere on the page. */
export function useBoardKeyboard(board: RefObject<HTMLElement | null>, actions: EditorActions): void {
  useEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const { store, act, open } = actions;
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('keydown', onBoardKey, { signal });
    root.addEventListener('focusout', dropGrabWhenLeft, { signal });
    window.addEventListener('keydown', onPageKey, { signal });

    function tileOf(image: number): HTMLElement | null {
      return root?.querySelector<HTMLElement>(`[data-drag-item="${image}"]`) ?? null;
    }

    /** A lifted tile changes rows, and is then another element: only a focus that went elsewhere ends the lift. */
    function dropGrabWhenLeft(): void {
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && root?.contains(activeElement) === false) store.cancelGrab();
      });
    }

    /** The board may be drawn anew between the key and the focus. */
    function focus(image: number | null): void {
      if (image === null) return;
      requestAnimationFrame(() => {
        const tile = tileOf(image);
        tile?.focus({ preventScroll: true });
        tile?.scrollIntoView({ block: 'nearest' });
      });
    }

    function columnsOf(row: string): number {
      const tiles = [
        ...(root?.querySelectorAll<HTMLElement>(`[data-drop-list="${row}"] > [data-drag-item]`) ?? []),
      ];
      const top = tiles[0]?.offsetTop;
      const second = tiles.findIndex((tile) => tile.offsetTop !== top);
      return second === -1 ? Number.POSITIVE_INFINITY : second;
    }

    function onBoardKey(event: KeyboardEvent): void {
      if (!(event.target instanceof HTMLElement) || event.altKey) return;
      const list = event.target.closest<HTMLElement>('[data-drop-list]');
      if (list === null) return;
      const image = imageAt(event.target);
      if (image === null) enterList(event, list);
      else if (onImageKey(event, image)) event.preventDefault();
    }

    /** The list itself has the focus: any arrow goes to its first image. */
    function enterList(event: KeyboardEvent, list: HTMLElement): void {
      const first = list.querySelector<HTMLElement>('[data-drag-item]');
      if (ARROWS[event.key] === undefined || first === null) return;
      event.preventDefault();
      first.focus();
    }

    function onImageKey(event: KeyboardEvent, image: number): boolean {
      const direction = ARROWS[event.key];
      if (direction !== undefined) return onArrow(event, image, direction);
      const { grab, selection, history } = store.get();
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      if (digit !== undefined && !event.ctrlKey && !event.metaKey) return onDigit(image, Number(digit));
      switch (event.key) {
        case ' ':
          if (grab === null) store.grab(image);
          else {
            store.dropGrab();
            focus(image);
          }
          return true;
        case 'Enter':
          store.click(image, 'toggle');
          return true;
        case 'Escape':
          store.cancelGrab();
          store.clearSelection();
          focus(image);
          return true;
        case 'Delete':
        case 'Backspace': {
          const images = selection.images.has(image) ? [...selection.images] : [image];
          act({ type: 'toPool', images });
          focus(image);
          return true;
        }
        case 'a': {
          if (!event.ctrlKey && !event.metaKey) return false;
          const row = presentOf(history);
          const rows = [...row.tiers.map((tier) => tier.images), row.pool];
          store.setSelection(rows.find((images) => images.includes(image)) ?? []);
          return true;
        }
        case 'i':
          open({ kind: 'image', image });
          return true;
        default:
          return false;
      }
    }

    function onArrow(event: KeyboardEvent, image: number, direction: Direction): boolean {
      if (store.get().grab === null) {
        const next = findNeighbour(shownBoard(store.get()), image, direction, columnsOf);
        if (next !== null && event.shiftKey)
          store.setSelection([...store.get().selection.images, image, next]);
        focus(next);
      } else {
        store.stepGrab(direction);
        focus(image);
      }
      return true;
    }

    function onDigit(image: number, n: number): boolean {
      const { history, selection } = store.get();
      const shown = presentOf(history);
      const images = selection.images.has(image) ? [...selection.images] : [image];
      const action = sendToTier(shown, images, n);
      if (action === null) return false;
      // After the last one the focus stays on what was sent: it is never lost.
      const next = shown.pool.includes(image) ? (findNextUnclassified(shown, images) ?? image) : image;
      act(action);
      focus(next);
      return true;
    }

    function onPageKey(event: KeyboardEvent): void {
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
      )
        return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (command && key === 'z') {
        event.preventDefault();
        if (event.shiftKey) store.redo();
        else store.undo();
      } else if (command && key === 'y') {
        event.preventDefault();
        store.redo();
      } else if (event.key === '?') open({ kind: 'shortcuts' });
      else if (event.key === 'Escape') store.clearSelection();
    }

    return () => stop.abort();
  }, [board, actions]);
}
