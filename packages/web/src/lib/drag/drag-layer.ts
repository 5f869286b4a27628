// What a drag shows above the page: the ghost under the pointer, the mark where it would land and a light on that list. Made
// before the lift and kept apart from the page (`contain: strict`), so that nothing of the board is laid out or painted for it.
import styles from './drag.module.css';
import type { Mark, Point, Rect } from './geometry.ts';
import { createGhost } from './ghost.ts';
import { createGlider } from './glider.ts';

/** On the light and on the mark, for those who look at a drag from outside. */
const LIGHT = 'data-drag-light';
const MARK = 'data-drag-mark';

export type DragLayer = {
  readonly element: HTMLElement;
  /** The ghost appears, in the place of the grabbed item. */
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
  const mark = document.createElement('div');
  mark.className = styles.mark ?? '';
  mark.setAttribute(MARK, '');
  const upright = grabbed.offsetHeight;
  mark.style.height = `${upright}px`;
  const ghost = createGhost(
    grabbed,
    elements.filter((element) => element !== grabbed),
  );
  const markGlider = createGlider(mark);
  const light = document.createElement('div');
  light.className = styles.light ?? '';
  light.setAttribute(LIGHT, '');
  const lightGlider = createGlider(light);
  layer.append(light, mark, ghost.element);
  document.body.append(layer);

  function remove(): void {
    layer.remove();
  }

  return {
    element: layer,
    lift: ghost.lift,
    takePointer() {
      layer.setAttribute('data-taking', '');
    },
    moveGhost: ghost.move,
    showMark({ x, top, width, height }) {
      if (height <= 0) {
        markGlider.hide();
        return;
      }
      // Between the items of a row it is stretched, which costs nothing; a size of its own would be laid out.
      if (width === undefined) {
        markGlider.moveTo(x, top, height / upright);
        return;
      }
      mark.style.width = `${width}px`;
      mark.style.height = `${height}px`;
      markGlider.moveTo(x, top);
    },
    hideMark: markGlider.hide,
    light(place) {
      if (place === null || place.bottom <= place.top) {
        lightGlider.hide();
        return;
      }
      // Rows are mostly of one size.
      const width = `${place.right - place.left}px`;
      const height = `${place.bottom - place.top}px`;
      if (light.style.width !== width) light.style.width = width;
      if (light.style.height !== height) light.style.height = height;
      lightGlider.moveTo(place.left, place.top);
    },
    land(target) {
      layer.removeAttribute('data-taking');
      mark.remove();
      light.remove();
      ghost.land(target, remove);
    },
    remove,
  };
}
