// The page shown while the server is unavailable, and how it recovers (docs/decisions/0064-health-metrics-container.md).
import { expect, type Page, type Response, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';

/** How far the clock moves between two looks for a reply. The page retries after 3 to 7 seconds, so no step holds two tries. */
const STEP_MS = 250;

/** Resolves when the page has taken in the reply: only then does it set the clock for its next try. */
async function passUntilAsked(page: Page): Promise<void> {
  const replied = page.waitForResponse('**/readyz');
  let reply: Response | void = undefined;
  while (reply === undefined) reply = await Promise.race([replied, page.clock.runFor(STEP_MS)]);
  await reply.finished();
  // The clock of the page stands still, but not its messages.
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  });
}

test('LB-58: the page of a server that is away is accessible', async ({ page }) => {
  // The page would reload itself.
  await page.route('**/readyz', (route) => route.fulfill({ status: 503 }));
  await page.goto('/503.html');

  await expectAccessible(page);
});

test('SH-31, LB-42: a page that the server cannot give is there as soon as it can, and not before', async ({
  page,
  request,
}) => {
  const answers: number[] = [];
  let isAway = true;
  let loaded = 0;
  await page.route('**/readyz', (route) => {
    answers.push(isAway ? 503 : 200);
    return isAway ? route.fulfill({ status: 503, json: { status: 'unavailable' } }) : route.continue();
  });
  const body = await (await request.get('/503.html')).text();
  await page.route('**/allalbum', (route) => {
    loaded += 1;
    return isAway
      ? route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body })
      : route.continue();
  });
  const away = page.getByRole('heading', { name: 'Palmarès revient dans un instant' });

  // With a running clock, the page would retry more often on a slow machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/allalbum');
  await passUntilAsked(page);
  expect(answers).toEqual([503]);
  // It retries once more, so it has not been reloaded.
  await passUntilAsked(page);
  expect(answers).toEqual([503, 503]);
  await expect(away).toBeVisible();
  await expect(page.getByText('rien de ce qui est sauvegardé n’est perdu')).toBeVisible();
  expect(loaded).toBe(1);

  isAway = false;
  await page.clock.resume();
  await expect.poll(() => [answers, loaded]).toEqual([[503, 503, 200], 2]);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(away).toBeHidden();
});
