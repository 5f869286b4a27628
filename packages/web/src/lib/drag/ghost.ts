// The ghost that follows the pointer during a drag: a tilted copy of the grabbed item, with a stack and a count when several items move.

import { createCompositedMover } from './composited-mover.ts';
import styles from './drag.module.css';
import { ITEM } from './drag-rectangles.ts';
import type { Point, Rect } from './geometry.ts';

export type Ghost = {
  readonly element: HTMLElement;
  /** Shows the ghost in place of the grabbed item, whose rectangle is `rect`; `start` is the pointer's position. */
  lift(rect: Rect, start: Point, finger: boolean): void;
  move(point: Point): void;
  /**
   * Glides to the item's final position and then calls `whenThere`; calls it at once when reduced motion is preferred or there is no
   * target.
   */
  land(target: HTMLElement | null, whenThere: () => void): void;
};

/** Maximum number of copies drawn behind the grabbed one. */
const STACK = 2;
/** Under a finger the ghost is raised above the pointer, so that the hand does not hide it. */
const FINGER_LIFT = 0.55;
const LAND_MS = 160;

export function createGhost(grabbed: HTMLElement, others: readonly HTMLElement[]): Ghost {
  let offset = { x: 0, y: 0 };
  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.style.width = `${grabbed.offsetWidth}px`;
  ghost.style.height = `${grabbed.offsetHeight}px`;
  for (const other of others.slice(0, STACK).toReversed()) ghost.append(getCard(other, styles.under));
  ghost.append(getCard(grabbed, styles.top));
  if (others.length > 0) {
    const count = document.createElement('span');
    count.className = styles.count ?? '';
    count.textContent = String(others.length + 1);
    ghost.append(count);
  }

  const glider = createCompositedMover(ghost);
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
      // The only animation of the element, with an explicit first keyframe: the compositor runs it without frames of the main thread.
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

function getCard(item: HTMLElement, className: string | undefined): HTMLElement {
  const picture = getPicture(item);
  // The board's size rules do not apply inside the ghost.
  picture.style.width = '100%';
  picture.style.height = '100%';
  const card = document.createElement('div');
  card.className = className ?? '';
  card.append(picture);
  return card;
}

// The copy is decorative: queries, tests and screen readers must not find it, so it loses these attributes.
const OF_THE_ITEM_ALONE = [ITEM, 'id', 'role', 'tabindex'];

function getPicture(item: HTMLElement): HTMLElement {
  const picture = document.importNode(item, true);
  for (const attribute of OF_THE_ITEM_ALONE) picture.removeAttribute(attribute);
  for (const image of picture.querySelectorAll('img')) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  return picture;
}
