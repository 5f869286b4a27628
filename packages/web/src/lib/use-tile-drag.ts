// Reorders tiles with the mouse by native drag and drop: no state changes until the drop; the insertion mark is an attribute of the tile
// under the pointer. Touch and keyboard use the move buttons.
import { type DragEvent, useRef } from 'react';

const TYPE = 'application/x-palmares-image';

type Target = { tile: HTMLElement; index: number; side: 'before' | 'after' };

export type TileDrag = {
  onDragStart: (event: DragEvent<HTMLElement>) => void;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
  onDragEnd: () => void;
};

/** Handlers for the list, whose tiles carry `data-image-id` and `data-index`. `onMove` receives a zero-based position. */
export function useTileDrag(onMove: (id: string, to: number) => void): TileDrag {
  const dragged = useRef<{ id: string; index: number } | null>(null);
  const marked = useRef<HTMLElement | null>(null);

  function unmark(): void {
    marked.current?.removeAttribute('data-drop');
    marked.current = null;
  }

  return {
    onDragStart: (event) => {
      const tile = getTile(event);
      if (tile === null) return;
      dragged.current = { id: tile.dataset['imageId'] ?? '', index: Number(tile.dataset['index']) };
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(TYPE, dragged.current.id);
    },
    onDragOver: (event) => {
      const target = dragged.current === null ? null : getTarget(event);
      if (target === null) return;
      event.preventDefault();
      if (marked.current !== target.tile) unmark();
      target.tile.dataset['drop'] = target.side;
      marked.current = target.tile;
    },
    onDrop: (event) => {
      const target = getTarget(event);
      const from = dragged.current;
      unmark();
      dragged.current = null;
      if (target === null || from === null) return;
      event.preventDefault();
      const gap = target.index + (target.side === 'after' ? 1 : 0);
      // Removing the image shifts the following ones back by one.
      onMove(from.id, gap > from.index ? gap - 1 : gap);
    },
    onDragEnd: () => {
      unmark();
      dragged.current = null;
    },
  };
}

function getTile(event: DragEvent<HTMLElement>): HTMLElement | null {
  return event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-image-id]') : null;
}

function getTarget(event: DragEvent<HTMLElement>): Target | null {
  const tile = getTile(event);
  if (tile === null) return null;
  const { left, width } = tile.getBoundingClientRect();
  return {
    tile,
    index: Number(tile.dataset['index']),
    side: event.clientX < left + width / 2 ? 'before' : 'after',
  };
}
