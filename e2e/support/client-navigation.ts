import type { Page } from '@playwright/test';

/** Navigates within the page, as Back and Forward do. A full page load would take far longer. */
export async function navigateInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
