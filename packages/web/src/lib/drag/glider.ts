// Moves an element over the page by animations that stand still, one for each direction. A transform in its style would make the
// browser put all layers of the page together anew at each move, which takes milliseconds where there are hundreds of images;
// the transform of an animation moves the one layer and nothing else (docs/decisions/0012).

export type Glider = {
  /** To this point of the screen, in pixels. `stretch` is its height there, as a part of the one it has. */
  moveTo(x: number, y: number, stretch?: number): void;
  /** Out of sight, but painted: to come back costs a move and no more. */
  hide(): void;
  /** Lets go of the element, which then stands where its style puts it. */
  stop(): void;
};

/** Farther than any screen. */
const FAR_PX = 20_000;
/** A pixel is a millisecond. */
const DIAL_MS = 2 * FAR_PX;

/** Hidden to begin with. */
export function createGlider(element: Element): Glider {
  const x = createDial(element, `translateX(${-FAR_PX}px)`, `translateX(${FAR_PX}px)`);
  const y = createDial(element, `translateY(${-FAR_PX}px)`, `translateY(${FAR_PX}px)`);
  const height = createDial(element, 'scaleY(0)', 'scaleY(1)');
  const hide = () => x.turn(0);
  hide();
  return {
    moveTo(left, top, stretch = 1) {
      x.turn(shareOf(left));
      y.turn(shareOf(top));
      height.turn(stretch);
    },
    hide,
    stop() {
      for (const dial of [x, y, height]) dial.stop();
    },
  };
}

const shareOf = (pixels: number) => (pixels + FAR_PX) / (2 * FAR_PX);

/** A part of the element's transform that is turned between two values: 0 to 1. To turn it is to seek, nothing is parsed. */
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
