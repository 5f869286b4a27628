// Helpers for keyboard-only journeys.
import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrames } from './frames.ts';

const TABS_MAX = 60;

/** Presses Tab (or Shift+Tab) until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    // Query each time, because a save may render the element again.
    if (await wanted.first().evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${TABS_MAX} tabs never reach ${wanted.toString()}`);
}

/** Waits until a new dialog or step accepts presses (decision 0084). */
export async function waitForPressGuard(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"][data-fresh], [data-guarded][aria-disabled="true"]')).toHaveCount(
    0,
  );
}

/** Reaches the button with Tab and presses Enter. */
export async function pressButton(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await waitForPressGuard(page);
  await page.keyboard.press('Enter');
}

/**
 * Presses the keys in sequence. A frame is awaited after each, because focus follows a moved image once it is rendered at its new position.
 */
export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await nextFrames(page);
  }
}
