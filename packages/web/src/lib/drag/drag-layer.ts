// What a drag shows above the page: the ghost under the pointer and the mark where it would land. Made before the lift and kept
// apart from the page (`contain: strict`), so that lifting lays nothing out and paints one tile, however many the board has.
import styles from './drag.module.css';
import type { Mark, Point, Rect } from './geometry.ts';
import { createGhost } from './ghost.ts';
import { createGlider } from './glider.ts';

export type DragLayer = {
  readonly element: HTMLElement;
  /** The ghost appears, in the place of the grabbed item. */
  lift(origin: Rect, point: Point, finger: boolean): void;
  /** The cursor of the drag, and no hover below. */
  takePointer(): void;
  moveGhost(point: Point): void;
  showMark(place: Mark): void;
  hideMark(): void;
  /** The page has the pointer again; the ghost is still there. */
  putDown(): void;
  /** The ghost glides to this element; the layer goes. */
  land(target: HTMLElement | null): void;
  remove(): void;
};

export function createDragLayer(grabbed: HTMLElement, elements: readonly HTMLElement[]): DragLayer {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  const mark = document.createElement('div');
  mark.className = styles.mark ?? '';
  const upright = grabbed.offsetHeight;
  mark.style.height = `${upright}px`;
  const ghost = createGhost(
    grabbed,
    elements.filter((element) => element !== grabbed),
  );
  const markGlider = createGlider(mark);
  layer.append(mark, ghost.element);
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
    putDown() {
      markGlider.hide();
      layer.removeAttribute('data-taking');
    },
    land(target) {
      ghost.land(target, remove);
    },
    remove,
  };
}
