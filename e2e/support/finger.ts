// Real touch events: only they tell a swipe, which scrolls, from a hold, which drags.
import type { CDPSession, Page } from '@playwright/test';
import type { Point } from './tier-board.ts';

/** Longer than the hold that lifts, shorter than the one that opens the details. */
export const HOLD_MS = 280;
/** The one that opens the details. */
export const LONG_HOLD_MS = 750;

export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async down({ x, y }: Point): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  }

  async move(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.#session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      await this.#page.waitForTimeout(16);
    }
  }

  async up(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async hold(at: Point, milliseconds: number): Promise<void> {
    await this.down(at);
    await this.#page.waitForTimeout(milliseconds);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.hold(from, HOLD_MS);
    await this.move(from, to);
    await this.#page.waitForTimeout(60);
    await this.up();
  }
}

export async function fingerOn(page: Page): Promise<Finger> {
  return new Finger(page, await page.context().newCDPSession(page));
}
