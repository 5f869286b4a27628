// The page shown while the server is unavailable, and how it recovers (docs/decisions/0064-health-metrics-container.md).
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';

/** The page retries after 3 to 7 seconds. */
const ASKED_AGAIN_MS = 7_500;

test('a page that the server cannot give is there as soon as it can, and not before', async ({ page }) => {
  const shown = await page.goto('/503.html');
  const body = (await shown?.text()) ?? '';
  await expectAccessible(page);
  const answers: number[] = [];
  let isAway = true;
  let loaded = 0;
  await page.route('**/allalbum', (route) => {
    loaded += 1;
    return isAway
      ? route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body })
      : route.continue();
  });
  await page.route('**/readyz', (route) => {
    answers.push(isAway ? 503 : 200);
    return isAway ? route.fulfill({ status: 503, json: { status: 'unavailable' } }) : route.continue();
  });
  const away = page.getByRole('heading', { name: 'Palmarès revient dans un instant' });

  // With a running clock, the page would retry more often on a slow machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/allalbum');
  await page.clock.runFor(ASKED_AGAIN_MS);
  await expect.poll(() => answers).toEqual([503]);
  // It retries once more, so it has not been reloaded.
  await page.clock.runFor(ASKED_AGAIN_MS);
  await expect.poll(() => answers).toEqual([503, 503]);
  await expect(away).toBeVisible();
  expect(loaded).toBe(1);

  isAway = false;
  await page.clock.runFor(ASKED_AGAIN_MS);
  await page.clock.resume();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(away).toBeHidden();
  expect([answers, loaded]).toEqual([[503, 503, 200], 2]);
});
