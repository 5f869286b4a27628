// Sends real touch events: only these distinguish a swipe (scrolling) from a hold (dragging).
import type { CDPSession, Locator, Page } from '@playwright/test';
import { nextFrames } from './frames.ts';
import { aimAt, findPoint, type Point } from './tier-board.ts';

/** The hold that opens the details takes 450 ms. */
const LONG_HOLD_MS = 500;
const FRAME_MS = 16;

export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async #moveTo(point: Point): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }

  async down({ x, y }: Point): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  }

  async move(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await this.#moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await this.#page.waitForTimeout(FRAME_MS);
    }
  }

  /** Sends all events without waiting: a finger that rests for 180 ms is a hold, and a busy machine may take that long for one reply. */
  async swipe(from: Point, to: Point, steps = 8): Promise<void> {
    const events = [this.down(from)];
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      events.push(this.#moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
    }
    await Promise.all([...events, this.up()]);
  }

  /** A swipe on a busy page: the hold timer has lifted the image before the page receives a move that happened earlier. */
  async swipeLate(from: Point, to: Point): Promise<void> {
    const began = Date.now() / 1_000;
    const touch = (type: 'touchStart' | 'touchMove', point: Point, timestamp: number) =>
      this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [point], timestamp });
    await touch('touchStart', from, began);
    await this.#page.locator('[data-dragged]').first().waitFor({ state: 'attached' });
    await touch('touchMove', to, began + 0.1);
  }

  async up(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /**
   * Holds until the image is lifted. Waits for the lift itself, because the timer
   * is late in a busy page, and an earlier move would be a swipe.
   */
  async lift(at: Point): Promise<void> {
    await this.down(at);
    await this.#page.locator('[data-dragged]').first().waitFor({ state: 'attached' });
  }

  /** Holds long enough to open the details, then releases without moving. */
  async holdLong(at: Point): Promise<void> {
    await this.lift(at);
    await this.#page.waitForTimeout(LONG_HOLD_MS);
    await this.up();
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.lift(from);
    await this.move(from, to);
    await nextFrames(this.#page);
    await this.up();
  }

  /** Drags on the tier board, onto an element that may move meanwhile. */
  async dragOnto(element: Locator, target: Locator, share = 0.5): Promise<void> {
    let at = await findPoint(element);
    await this.lift(at);
    await aimAt(target, share, async (next) => {
      await this.move(at, next);
      at = next;
    });
    await this.up();
  }

  /** Taps twice without extra waits, because the second tap only counts within 350 ms. */
  async tapTwice({ x, y }: Point): Promise<void> {
    await this.#page.touchscreen.tap(x, y);
    await this.#page.touchscreen.tap(x, y);
  }
}

export async function createFinger(page: Page): Promise<Finger> {
  return new Finger(page, await page.context().newCDPSession(page));
}
