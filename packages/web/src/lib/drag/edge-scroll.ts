// Scrolls the region under a pointer that stays near its upper or lower edge, unless the pointer is moving away from that edge.
import { edgeSpeed, type Point, type Rect } from './geometry.ts';

/** A part of the screen that scrolls when the pointer nears its upper or lower edge. Inner regions come first. */
export type ScrollRegion = {
  readonly element: Element;
  readonly rect: Rect;
  /** False when scrolling that way reveals no drop target; true by default. */
  readonly up?: boolean;
  readonly down?: boolean;
};

const SCROLL_PX_PER_SECOND = 1_400;
/** Delay before scrolling in milliseconds: a pointer that only crosses the edge does not scroll. */
const SCROLL_AFTER_MS = 220;

/** Movement threshold in pixels; the tremor of a resting finger stays below it. */
const MOVE_PX = 3;
/** A pointer that moved less than `MOVE_PX` for this many milliseconds is at rest. */
const REST_MS = 400;

/** Creates the scroller of one drag; call the result once a frame. */
export function createEdgeScroll() {
  /** Sub-pixel remainder, carried over to the next frame. */
  let rest = 0;
  /** Time at which the pointer came near an edge; null while it is not near one. */
  let nearSince: number | null = null;
  const headingAt = createHeading();

  return (areas: readonly ScrollRegion[], pointer: Point, now: number, seconds: number): void => {
    const heading = headingAt(pointer.y, now);
    const area = areas.find(({ rect }) => pointer.y >= rect.top && pointer.y <= rect.bottom) ?? areas.at(-1);
    if (area === undefined) return;
    const wanted = edgeSpeed(area.rect.top, area.rect.bottom, pointer.y, SCROLL_PX_PER_SECOND);
    const isUseful = wanted < 0 ? (area.up ?? true) : (area.down ?? true);
    // While an image is dragged slowly away from an edge, scrolling would move its target away.
    const isLeaving = wanted * heading < 0;
    const speed = isUseful && !isLeaving ? wanted : 0;
    nearSince = speed === 0 ? null : (nearSince ?? now);
    if (nearSince === null || now - nearSince < SCROLL_AFTER_MS) return;
    rest += speed * seconds;
    const step = Math.trunc(rest);
    if (step === 0) return;
    rest -= step;
    area.element.scrollBy({ top: step, behavior: 'instant' });
  };
}

/** Returns the pointer's vertical direction: -1 up, 1 down, 0 at rest. */
function createHeading() {
  let heading: -1 | 0 | 1 = 0;
  let last: { readonly y: number; readonly at: number } | null = null;

  return (y: number, now: number): -1 | 0 | 1 => {
    last ??= { y, at: now };
    if (Math.abs(y - last.y) >= MOVE_PX) {
      heading = y < last.y ? -1 : 1;
      last = { y, at: now };
    } else if (now - last.at >= REST_MS) heading = 0;
    return heading;
  };
}
