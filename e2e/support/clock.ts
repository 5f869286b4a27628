// The specification's delays with a controlled clock: nothing waits in real time, and a changed delay fails a test.
import { expect, type Page } from '@playwright/test';

const STEP_MS = 20;

/** Call before opening the page: its timers then run only when the journey advances the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // A time that the page has passed meanwhile is refused.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock in small steps until the condition holds. Resolves to the elapsed page time in milliseconds. */
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
