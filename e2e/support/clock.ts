// Delays of the spec under a clock that only the journey moves: nothing waits for real, and a delay that changed shows.
import { expect, type Page } from '@playwright/test';

const STEP_MS = 20;

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
