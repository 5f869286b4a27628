// axe on the page as it stands, or on a part of it, in both themes.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** What the colours decide: the themes differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export async function expectCleanAxe(page: Page, within?: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // The change of theme starts transitions a frame later: what is measured is where they stop.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expectAccessible(page, theme === 'dark' ? { within } : { within, rules: COLOUR_RULES });
  }
}
