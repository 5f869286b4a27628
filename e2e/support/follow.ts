import type { Page } from '@playwright/test';

/** To another address of the site within its page, as Back and Forward lead there: a whole page load takes far longer. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
