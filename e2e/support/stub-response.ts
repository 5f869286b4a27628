import type { Page } from '@playwright/test';

/** Answers the next calls of `path`, whatever their query, with this reply, for cases that the server can no longer cause. */
export async function stubResponse(
  page: Page,
  path: string,
  method: string,
  reply: { status: number; code: string; message: string },
): Promise<void> {
  const pattern = new RegExp(`/api${path}(?:\\?|$)`, 'u');
  await page.route(pattern, async (route) => {
    if (route.request().method() !== method) {
      await route.fallback();
      return;
    }
    const { status, code, message } = reply;
    await route.fulfill({ status, json: { status: 'error', code, message } });
  });
}
