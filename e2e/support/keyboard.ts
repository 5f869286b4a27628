// For whoever has a keyboard and nothing else.
import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrames } from './frames.ts';

const TABS_MAX = 60;

/** Presses Tab (or Shift and Tab) until the element has the focus, as a person would have to. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    // Looked for each time: a save may draw it anew meanwhile.
    if (await wanted.first().evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${TABS_MAX} tabs never reach ${wanted.toString()}`);
}

/** A dialog or a step that has just appeared takes no press yet (decision 0084). */
export async function letPressesCount(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"][data-fresh], [data-guarded][aria-disabled="true"]')).toHaveCount(
    0,
  );
}

/** By Tab and Enter. */
export async function pressButton(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await letPressesCount(page);
  await page.keyboard.press('Enter');
}

/** One after the other; the focus follows what was moved once it is drawn at its new place. */
export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await nextFrames(page);
  }
}
