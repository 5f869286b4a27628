// Cuts and restores a user's network connection.
import { expect, type Page } from '@playwright/test';

/** Waits for the footer, the last part of a page to arrive. */
export async function expectPageComplete(page: Page): Promise<void> {
  await expect(page.locator('#root footer').last()).toBeAttached();
}

export async function cutNetwork(page: Page): Promise<void> {
  // A page cut off while loading is a different case.
  await expectPageComplete(page);
  await page.context().setOffline(true);
}

export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
