// Counts what a visitor's phone requests for the home page, in a real Chromium, before any touch or scroll.
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/chromium.ts';

const PHONE = {
  locale: 'fr-FR',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
  isMobile: true,
};
/** Idle work is requested within three seconds (whenIdle). */
const IDLE_MS = 4_000;

/** Number of requests by type: document, script, stylesheet, font, fetch, image. */
export async function countRequests(url: string): Promise<Map<string, number>> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    return await countIn(browser, url);
  } finally {
    await browser.close();
  }
}

async function countIn(browser: Browser, url: string): Promise<Map<string, number>> {
  const page = await browser.newPage(PHONE);
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const kind = request.resourceType();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  });
  await page.goto(url);
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState('networkidle');
  return counts;
}
