// Delays of the spec (P1 §9) under a clock that only the journey moves: nothing waits for real, and a delay that changed shows.
import { expect, type Locator, type Page } from '@playwright/test';

const STEP_MS = 20;
/** How early or late a delay may be: the steps in which time is given, and no more. */
const TOLERANCE_MS = 100;

/** Before the page is opened: from then on its timers run only while the journey lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Lets time pass in small steps until it is so; answers how much passed, in milliseconds of the page. */
export async function letTimePassUntil(
  page: Page,
  isSo: () => boolean | Promise<boolean>,
  stepMs = STEP_MS,
): Promise<number> {
  let passed = 0;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        passed += stepMs;
        return isSo();
      },
      { intervals: [STEP_MS] },
    )
    .toBe(true);
  return passed;
}

/** `delayMs` after `notice` appeared, and not before, the page leads to `url`. */
export async function expectRedirect(
  page: Page,
  notice: Locator,
  delayMs: number,
  url: string | RegExp,
): Promise<void> {
  await letTimePassUntil(page, () => notice.isVisible());
  await page.clock.runFor(delayMs - TOLERANCE_MS);
  // A page on its way out would be gone after an exchange with the server.
  await page.evaluate(() => fetch('/api/site'));
  await expect(notice).toBeVisible();
  await page.clock.runFor(TOLERANCE_MS);
  await expect(page).toHaveURL(url);
}
