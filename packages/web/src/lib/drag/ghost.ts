// What follows the pointer during a drag: a tilted copy of the grabbed item, with a stack behind and a count when several move.
import styles from './drag.module.css';
import { ITEM } from './drag-rectangles.ts';
import type { Point, Rect } from './geometry.ts';
import { createGlider } from './glider.ts';

export type Ghost = {
  readonly element: HTMLElement;
  /** Takes the place of the grabbed item, which is `rect`, the pointer being at `start`. */
  lift(rect: Rect, start: Point, finger: boolean): void;
  move(point: Point): void;
  /** Glides to where the item came to rest; calls back then, at once when motion is unwanted or there is no such place. */
  land(target: HTMLElement | null, whenThere: () => void): void;
};

/** Copies shown behind the grabbed one, however many move. */
const STACK = 2;
/** Under a finger the copy floats higher than the pointer, so that the hand does not hide it. */
const FINGER_LIFT = 0.55;
const LAND_MS = 160;

export function createGhost(grabbed: HTMLElement, others: readonly HTMLElement[]): Ghost {
  let offset = { x: 0, y: 0 };
  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.style.width = `${grabbed.offsetWidth}px`;
  ghost.style.height = `${grabbed.offsetHeight}px`;
  for (const other of others.slice(0, STACK).toReversed()) ghost.append(cardOf(other, styles.under));
  ghost.append(cardOf(grabbed, styles.top));
  if (others.length > 0) {
    const count = document.createElement('span');
    count.className = styles.count ?? '';
    count.textContent = String(others.length + 1);
    ghost.append(count);
  }

  const glider = createGlider(ghost);
  let corner = { x: 0, y: 0 };

  function place(point: Point): void {
    corner = { x: point.x - offset.x, y: point.y - offset.y };
    glider.moveTo(corner.x, corner.y);
  }

  return {
    element: ghost,
    lift(rect, start, finger) {
      const raised = finger ? (rect.bottom - rect.top) * FINGER_LIFT : 0;
      offset = { x: start.x - rect.left, y: start.y - rect.top + raised };
      place(start);
    },
    move: place,
    land(target, whenThere) {
      if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        whenThere();
        return;
      }
      const end = target.getBoundingClientRect();
      ghost.setAttribute('data-landing', '');
      // Alone on the element, with its start said: the compositor runs it, and the page's thread has no frame of it to make.
      glider.stop();
      const glide = ghost.animate(
        { transform: [translation(corner), translation({ x: end.left, y: end.top })] },
        { duration: LAND_MS, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'forwards' },
      );
      glide.addEventListener('finish', whenThere);
      glide.addEventListener('cancel', whenThere);
    },
  };
}

const translation = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

function cardOf(item: HTMLElement, className: string | undefined): HTMLElement {
  const picture = pictureOf(item);
  // Whatever its board says of its size, which does not reach here.
  picture.style.width = '100%';
  picture.style.height = '100%';
  const card = document.createElement('div');
  card.className = className ?? '';
  card.append(picture);
  return card;
}

// A copy of an item to look at: whoever counts, finds or reads the items of a board does not meet it.
const OF_THE_ITEM_ALONE = [ITEM, 'id', 'role', 'tabindex'];

function pictureOf(item: HTMLElement): HTMLElement {
  const picture = document.importNode(item, true);
  for (const attribute of OF_THE_ITEM_ALONE) picture.removeAttribute(attribute);
  for (const image of picture.querySelectorAll('img')) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  return picture;
}
