// Scrolls what lies under a pointer that stays near an upper or lower edge, unless it is moving away from it.
import { edgeSpeed, type Point, type Rect } from './geometry.ts';

/** A part of the screen that scrolls when the pointer nears its upper or lower edge. Inner ones come first. */
export type ScrollRegion = {
  readonly element: Element;
  readonly rect: Rect;
  /** False when nothing to drop on is hidden that way; true unless told. */
  readonly up?: boolean;
  readonly down?: boolean;
};

const SCROLL_PX_PER_SECOND = 1_400;
/** A pointer that only crosses the edge on its way somewhere does not scroll. */
const SCROLL_AFTER_MS = 220;

/** A resting finger trembles by less. In pixels. */
const MOVE_PX = 3;
/** A pointer that has moved less than that for so long rests. In milliseconds. */
const REST_MS = 400;

/** For one drag; to be called once a frame. */
export function createEdgeScroll() {
  /** Scrolling smaller than a pixel, kept for the next frame. */
  let rest = 0;
  /** Since when the pointer has been near an edge. */
  let nearSince: number | null = null;
  const headingAt = createHeading();

  return (areas: readonly ScrollRegion[], pointer: Point, now: number, seconds: number): void => {
    const heading = headingAt(pointer.y, now);
    const area = areas.find(({ rect }) => pointer.y >= rect.top && pointer.y <= rect.bottom) ?? areas.at(-1);
    if (area === undefined) return;
    const wanted = edgeSpeed(area.rect.top, area.rect.bottom, pointer.y, SCROLL_PX_PER_SECOND);
    const isUseful = wanted < 0 ? (area.up ?? true) : (area.down ?? true);
    // An image that is dragged slowly away from an edge would have its target scrolled away under it.
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

/** Which way the pointer moves: -1 up, 1 down, 0 while it rests. */
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
