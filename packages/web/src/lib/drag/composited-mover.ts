// Moves an element by seeking paused animations, one for each direction. Changing an inline transform would make the browser update all
// layers of the page at each move, which takes milliseconds with hundreds of images; seeking an animation moves only one layer
// (docs/decisions/0012).

export type CompositedMover = {
  /** Moves the element to this point of the viewport, in pixels. `stretch` is the fraction of its own height to show. */
  moveTo(x: number, y: number, stretch?: number): void;
  /** Moves the element out of sight but keeps it painted, so that showing it again costs only a move. */
  hide(): void;
  /** Cancels the animations; the element returns to the position given by its style. */
  stop(): void;
};

/** Larger than any viewport, in pixels. */
const FAR_PX = 20_000;
/** Animations run at 1 px per ms, so `currentTime` is the offset. */
const DIAL_MS = 2 * FAR_PX;

/** Creates a glider; the element is hidden at first. */
export function createCompositedMover(element: Element): CompositedMover {
  const x = createDial(element, `translateX(${-FAR_PX}px)`, `translateX(${FAR_PX}px)`);
  const y = createDial(element, `translateY(${-FAR_PX}px)`, `translateY(${FAR_PX}px)`);
  const height = createDial(element, 'scaleY(0)', 'scaleY(1)');
  const hide = () => x.turn(0);
  hide();
  return {
    moveTo(left, top, stretch = 1) {
      x.turn(getShare(left));
      y.turn(getShare(top));
      height.turn(stretch);
    },
    hide,
    stop() {
      for (const dial of [x, y, height]) dial.stop();
    },
  };
}

const getShare = (pixels: number) => (pixels + FAR_PX) / (2 * FAR_PX);

/** Interpolates a part of the element's transform between two values (0 to 1). Seeking the animation avoids parsing a transform. */
function createDial(element: Element, from: string, to: string) {
  const timing = { duration: DIAL_MS, fill: 'both', composite: 'add' } as const;
  const animation = new Animation(new KeyframeEffect(element, { transform: [from, to] }, timing));
  animation.pause();
  let turnedTo = Number.NaN;
  return {
    turn(share: number): void {
      if (share === turnedTo) return;
      turnedTo = share;
      animation.currentTime = share * DIAL_MS;
    },
    stop: () => animation.cancel(),
  };
}
