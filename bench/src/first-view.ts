// What a visitor's phone asks for to show the home page, in a real Chromium, before anything is touched or scrolled.
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/chromium.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
  isMobile: true,
};
/** What comes when the browser has nothing else to do is asked for within three seconds (whenIdle). */
const IDLE_MS = 4_000;

/** Kinds of requests with their numbers: document, script, stylesheet, font, fetch, image. */
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
