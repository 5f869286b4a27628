import { presentOf } from '@palmares/core/ranking/history';
import type { KeyTargets } from '../../editor/editor-kind.ts';
import { digitOf, isTyping } from '../../editor/use-page-keys.ts';
import type { RankingParts } from './ranking-kind.ts';

type Editor = KeyTargets<RankingParts>;

/** Keys of the page (product.md §8): digits choose, Enter validates, P passes, U takes back, Ctrl+S saves from anywhere. */
export function keyOf(event: KeyboardEvent, editor: Editor): (() => void) | null {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key.toLowerCase() === 's') return () => editor.save.save();
  if (isCommand || event.altKey || isTyping(event)) return null;
  const target = event.target instanceof Element ? event.target : null;
  const choice = target?.closest<HTMLElement>('[data-choice]') ?? null;
  // On another control, Enter is that control's.
  const isOnControl = choice === null && target?.closest('button, a') != null;
  return (
    chooseByDigit(event, editor, isOnControl) ??
    keyOfRound(event, editor, choice, isOnControl) ??
    (choice === null ? null : focusBeside(choice, event.key))
  );
}

function chooseByDigit(event: KeyboardEvent, { store }: Editor, isOnControl: boolean): (() => void) | null {
  const digit = digitOf(event);
  // A key that is held would answer batch after batch.
  const image =
    digit === null || event.repeat ? undefined : presentOf(store.getState().history).run?.batch[digit - 1];
  if (image === undefined) return null;
  return () => {
    store.choose(image);
    // Enter is next, and would press again whatever was pressed last: the details of an image, a button of the header.
    if (isOnControl) document.querySelector<HTMLElement>(`[data-choice="${image}"]`)?.focus();
  };
}

function keyOfRound(
  { key, repeat }: KeyboardEvent,
  { store, open }: Editor,
  choice: HTMLElement | null,
  isOnControl: boolean,
): (() => void) | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Enter':
      if (isOnControl) return null;
      return () => {
        if (!repeat) store.confirm(choice === null ? null : Number(choice.dataset['choice']));
      };
    case 'p':
      return () => store.perform({ type: 'pass' });
    case 'u':
      return () => store.undo();
    case 'i': {
      const { run } = presentOf(store.getState().history);
      const image = Number(choice?.dataset['choice'] ?? run?.batch[0]);
      if (run === null || Number.isNaN(image)) return null;
      return () => open({ kind: 'image', image, images: run.batch });
    }
    default:
      return null;
  }
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From one image on screen to the one beside, above or below it, as they stand there. */
function focusBeside(from: HTMLElement, key: string): (() => void) | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [dx, dy] = direction;
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
  const nearest = best;
  return nearest && (() => nearest.focus());
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
