// What a drag shows above the page: the ghost under the pointer, the mark where it would land and a light on that list. Kept apart
// from the page (`contain: strict`), so that nothing of the board is laid out or painted for it.
import styles from './drag.module.css';
import type { Mark, Point, Rect } from './geometry.ts';
import { createGhost } from './ghost.ts';
import { createGlider } from './glider.ts';

/** On the light and on the mark, for those who look at a drag from outside. */
const LIGHT = 'data-drag-light';
const MARK = 'data-drag-mark';

export type DragLayer = {
  readonly element: HTMLElement;
  /** Puts everything on the page, out of sight: a lift that follows lays nothing out. */
  prepare(): void;
  /** The ghost appears, in the place of the grabbed item. Without `prepare` the rest is made when it is first shown. */
  lift(origin: Rect, point: Point, finger: boolean): void;
  /** The cursor of the drag, and no hover below. */
  takePointer(): void;
  moveGhost(point: Point): void;
  showMark(place: Mark): void;
  hideMark(): void;
  /** Lights this part of the page; none when it is null. */
  light(place: Rect | null): void;
  /** The page has the pointer again, only the ghost is left, which glides to this element; then the layer goes. */
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
  // Above the ghost: a mouse carries it right over the place where it lands.
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

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** `upright`: its height between the items of a row, in pixels. */
function createMark(upright: number) {
  const element = document.createElement('div');
  element.className = styles.mark ?? '';
  element.setAttribute(MARK, '');
  element.style.height = `${upright}px`;
  const glider = createGlider(element);
  return {
    element,
    hide: glider.hide,
    show({ x, top, width, height }: Mark): void {
      if (height <= 0) {
        glider.hide();
        return;
      }
      // Between the items of a row it is stretched, which costs nothing; a size of its own would be laid out.
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
  const glider = createGlider(element);
  return {
    element,
    show(place: Rect | null): void {
      if (place === null || place.bottom <= place.top) {
        glider.hide();
        return;
      }
      // Rows are mostly of one size.
      const width = `${place.right - place.left}px`;
      const height = `${place.bottom - place.top}px`;
      if (element.style.width !== width) element.style.width = width;
      if (element.style.height !== height) element.style.height = height;
      glider.moveTo(place.left, place.top);
    },
  };
}
