// What follows the pointer during a drag: a tilted copy of the grabbed item, with a stack and a count behind when several move.
import styles from './drag.module.css';
import { ITEM } from './drag-rectangles.ts';
import type { Point, Rect } from './geometry.ts';

export type Ghost = {
  move(point: Point): void;
  /** Glides to where the item came to rest, then disappears; at once when motion is unwanted or there is no such place. */
  land(target: HTMLElement | null): void;
  remove(): void;
};

/** Copies shown behind the grabbed one, however many move. */
const STACK = 2;
/** Under a finger the copy floats higher than the pointer, so that the hand does not hide it. */
const FINGER_LIFT = 0.55;
const LAND_MS = 160;

export function createGhost(
  grabbed: HTMLElement,
  /** Where it stands, read before anything was added to the page. */
  rect: Rect,
  others: readonly HTMLElement[],
  start: Point,
  finger: boolean,
): Ghost {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  const offset = { x: start.x - rect.left, y: start.y - rect.top + (finger ? height * FINGER_LIFT : 0) };

  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  for (const other of others.slice(0, STACK).toReversed()) ghost.append(copyOf(other, styles.under));
  ghost.append(copyOf(grabbed, styles.top));
  if (others.length > 0) {
    const count = document.createElement('span');
    count.className = styles.count ?? '';
    count.textContent = String(others.length + 1);
    ghost.append(count);
  }
  place(start);
  document.body.append(ghost);

  function place(point: Point): void {
    ghost.style.transform = `translate3d(${point.x - offset.x}px, ${point.y - offset.y}px, 0)`;
  }

  return {
    move: place,
    land(target) {
      if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        ghost.remove();
        return;
      }
      const end = target.getBoundingClientRect();
      ghost.setAttribute('data-landing', '');
      const glide = ghost.animate(
        { transform: `translate3d(${end.left}px, ${end.top}px, 0)` },
        { duration: LAND_MS, easing: 'cubic-bezier(.2,.8,.2,1)' },
      );
      glide.addEventListener('finish', () => ghost.remove());
      glide.addEventListener('cancel', () => ghost.remove());
    },
    remove() {
      ghost.remove();
    },
  };
}

function copyOf(item: HTMLElement, className: string | undefined): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  copy.removeAttribute(ITEM);
  copy.removeAttribute('id');
  copy.removeAttribute('role');
  copy.removeAttribute('tabindex');
  for (const image of copy.querySelectorAll('img')) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  const card = document.createElement('div');
  card.className = className ?? '';
  card.append(copy);
  return card;
}
