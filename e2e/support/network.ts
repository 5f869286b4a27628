// The network of one person goes and comes back: the real cause of « nothing answered ».
import { expect, type Page } from '@playwright/test';

/** With the last part of a page that arrives. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('#root footer').last()).toBeAttached();
}

export async function cutNetwork(page: Page): Promise<void> {
  // A page that is cut off before it is whole is another story.
  await expectWhole(page);
  await page.context().setOffline(true);
}

export async function mendNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
