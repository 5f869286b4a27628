// The network of one person goes and comes back: the real cause of « nothing answered ».
import { expect, type Page } from '@playwright/test';

export async function cutNetwork(page: Page): Promise<void> {
  // The last part of a page that arrives; one cut off before it is another story.
  await expect(page.locator('#root footer').last()).toBeAttached();
  await page.context().setOffline(true);
}

export async function mendNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
