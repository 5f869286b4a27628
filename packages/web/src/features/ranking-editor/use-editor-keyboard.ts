import { presentOf } from '@palmares/core/ranking/history';
import { useEffect, useEffectEvent } from 'react';
import type { Editor } from './editor-context.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

type Keys = { editor: Editor; save: () => void };

/** Keys of the page (product.md §8): digits choose, Enter validates, P passes, U takes back, `?` tells them all. */
export function useEditorKeyboard({ editor, save }: Keys): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const { store, open } = editor;
    const stop = new AbortController();
    window.addEventListener('keydown', onKey, { signal: stop.signal });

    function onKey(event: KeyboardEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || document.querySelector(OVERLAYS) !== null) return;
      const command = event.ctrlKey || event.metaKey;
      if (command && event.key.toLowerCase() === 's') {
        event.preventDefault();
        onSave();
        return;
      }
      if (target?.closest(FIELDS)) return;
      if (command) {
        if (event.key.toLowerCase() === 'z') {
          event.preventDefault();
          store.undo();
        }
        return;
      }
      if (!event.altKey && onPlainKey(event, target)) event.preventDefault();
    }

    function onPlainKey(event: KeyboardEvent, target: Element | null): boolean {
      const { run } = presentOf(store.get().history);
      const choice = target?.closest<HTMLElement>('[data-choice]') ?? null;
      // By its place on the keyboard: the digits of an AZERTY one need Shift.
      const digit = /^(?:Digit|Numpad)(?<digit>[1-9])$/u.exec(event.code)?.groups?.['digit'];
      const image = digit === undefined ? undefined : run?.batch[Number(digit) - 1];
      if (image !== undefined) {
        store.toggle(image);
        // Enter is next, and would press again whatever was pressed last: the details of an image, a button of the header.
        if (choice === null && target?.closest('button, a'))
          document.querySelector<HTMLElement>(`[data-choice="${image}"]`)?.focus();
        return true;
      }
      if (event.key === '?') {
        open({ kind: 'shortcuts' });
        return true;
      }
      switch (event.key) {
        case 'Enter':
          // On another control, Enter is that control's.
          if (choice === null && target?.closest('button, a')) return false;
          store.validate();
          return true;
        case 'p':
        case 'P':
          store.perform({ type: 'pass' });
          return true;
        case 'u':
        case 'U':
          store.undo();
          return true;
        case 'i':
        case 'I': {
          const shown = Number(choice?.dataset['choice'] ?? run?.batch[0]);
          if (run === null || Number.isNaN(shown)) return false;
          open({ kind: 'image', image: shown, images: run.batch });
          return true;
        }
        default:
          return choice !== null && moveFocus(choice, event.key);
      }
    }

    return () => stop.abort();
  }, [editor]);
}

/** From one image on screen to the one beside, above or below it, as they stand there. */
function moveFocus(from: HTMLElement, key: string): boolean {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return false;
  const start = centreOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    const centre = centreOf(other);
    const along = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
    const across = Math.abs((centre.x - start.x) * dy) + Math.abs((centre.y - start.y) * dx);
    if (other === from || along <= 1) continue;
    const distance = along + across * 3;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  best?.focus();
  return best !== null;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
