// Two presses in a row with explicit timestamps: even on a slow machine, the browser sees them as close as a person makes them.
import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

export type DoublePress = 'mouse twice' | 'finger twice' | 'key twice';

export const DOUBLE_PRESSES: readonly DoublePress[] = ['key twice', 'mouse twice', 'finger twice'];

type Point = { readonly x: number; readonly y: number };

/** `pause`: time between the starts of the two presses, in milliseconds; the page handles the second after `between` of two keys. */
export async function pressTwice(
  target: Locator,
  way: DoublePress,
  pause = 150,
  between = nextFrames,
): Promise<void> {
  await expect.element(target).toBeEnabled();
  const element = target.element();
  element.scrollIntoView({ block: 'nearest' });
  if (way === 'key twice') element.focus();
  const point = await getRestingMiddle(element);
  const first = (performance.timeOrigin + performance.now()) / 1_000;
  await PRESSES[way](point, first, 1);
  if (way === 'key twice') await between();
  await PRESSES[way](point, first + pause / 1_000, 2);
}

/** Waits two frames: between two keys of a person, the focus has already moved. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Returns the centre of an element once it has stopped moving, as a menu does after sliding in. */
async function getRestingMiddle(element: Element): Promise<Point> {
  for (let before = findCenter(element); ; ) {
    await nextFrames();
    const now = findCenter(element);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** The centre of the element, in the coordinates of the window around the test frame. */
export function findCenter(element: Element): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
}

/** `timestamp` in seconds since 1970. */
const PRESSES: Record<DoublePress, (point: Point, timestamp: number, count: number) => Promise<void>> = {
  async 'mouse twice'(point, timestamp, clickCount) {
    const event = { ...point, timestamp, clickCount, button: 'left' } as const;
    await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event });
  },
  async 'finger twice'(point, timestamp) {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  },
  async 'key twice'(_point, timestamp) {
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, timestamp } as const;
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  },
};
