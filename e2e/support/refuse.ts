import type { Page } from '@playwright/test';

/** The next calls are answered with this instead: for what our server can no longer cause, or only by breaking down. */
export async function answerInstead(
  page: Page,
  path: string,
  method: string,
  reply: { status: number; code: string; message: string } | 'nothing',
): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== method) {
      await route.fallback();
      return;
    }
    if (reply === 'nothing') {
      await route.abort();
      return;
    }
    const { status, code, message } = reply;
    await route.fulfill({ status, json: { status: 'error', code, message } });
  });
}
