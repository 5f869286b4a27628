// The overlay of a drag: the ghost under the pointer, the insertion mark and the highlight of the target list. `contain: strict` isolates
// it, so that it triggers no layout or paint of the board.

import { createCompositedMover } from './composited-mover.ts';
import styles from './drag.module.css';
import type { InsertionMark, Point, Rect } from './geometry.ts';
import { createGhost } from './ghost.ts';

/** Attributes of the highlight and the mark, for tests and benchmarks. */
const LIGHT = 'data-drag-light';
const MARK = 'data-drag-mark';

export type DragLayer = {
  readonly element: HTMLElement;
  /** Inserts all elements out of sight, so that a following lift causes no layout. */
  prepare(): void;
  /** Shows the ghost in place of the grabbed item. Without `prepare`, the other elements are created when first shown. */
  lift(origin: Rect, point: Point, finger: boolean): void;
  /** Sets the drag cursor and disables hover styles on the page below. */
  takePointer(): void;
  moveGhost(point: Point): void;
  showMark(place: InsertionMark): void;
  hideMark(): void;
  /** Highlights this rectangle of the page; null removes the highlight. */
  light(place: Rect | null): void;
  /** Gives the pointer back to the page and leaves only the ghost, which glides to this element; then removes the layer. */
  land(target: HTMLElement | null): void;
  remove(): void;
};

export function createDragLayer(grabbed: HTMLElement, elements: readonly HTMLElement[]): DragLayer {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  const upright = grabbed.offsetHeight;
  const ghost = createGhost(
    grabbed,
    elements.filter((element) => element !== grabbed),
  );
  layer.append(ghost.element);
  const light = once(() => {
    const made = createLight();
    layer.prepend(made.element);
    return made;
  });
  // The mark is above the ghost: with a mouse, the ghost would cover the place where it lands.
  const mark = once(() => {
    const made = createMark(upright);
    layer.append(made.element);
    return made;
  });

  function remove(): void {
    layer.remove();
  }

  return {
    element: layer,
    prepare() {
      light();
      mark();
      document.body.append(layer);
    },
    lift(origin, point, finger) {
      ghost.lift(origin, point, finger);
      if (!layer.isConnected) document.body.append(layer);
    },
    takePointer() {
      layer.setAttribute('data-taking', '');
    },
    moveGhost: ghost.move,
    showMark: (place) => mark().show(place),
    hideMark: () => mark().hide(),
    light: (place) => light().show(place),
    land(target) {
      layer.removeAttribute('data-taking');
      mark().element.remove();
      light().element.remove();
      ghost.land(target, remove);
    },
    remove,
  };
}

/** Creates the value on the first call. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** `upright`: height of the mark between the items of a row, in pixels. */
function createMark(upright: number) {
  const element = document.createElement('div');
  element.className = styles.mark ?? '';
  element.setAttribute(MARK, '');
  element.style.height = `${upright}px`;
  const glider = createCompositedMover(element);
  return {
    element,
    hide: glider.hide,
    show({ x, top, width, height }: InsertionMark): void {
      if (height <= 0) {
        glider.hide();
        return;
      }
      // Between the items of a row the mark is scaled by a transform, which causes no layout; setting its height would.
      if (width === undefined) {
        glider.moveTo(x, top, height / upright);
        return;
      }
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      glider.moveTo(x, top);
    },
  };
}

function createLight() {
  const element = document.createElement('div');
  element.className = styles.light ?? '';
  element.setAttribute(LIGHT, '');
  const glider = createCompositedMover(element);
  return {
    element,
    show(place: Rect | null): void {
      if (place === null || place.bottom <= place.top) {
        glider.hide();
        return;
      }
      // Most rows have the same size, so unchanged sizes are not written.
      const width = `${place.right - place.left}px`;
      const height = `${place.bottom - place.top}px`;
      if (element.style.width !== width) element.style.width = width;
      if (element.style.height !== height) element.style.height = height;
      glider.moveTo(place.left, place.top);
    },
  };
}
