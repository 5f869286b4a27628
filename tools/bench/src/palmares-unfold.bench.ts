// The main thread cost of unfolding the palmarès of 500 images with 1 000 voices, on a phone with a CPU slowed four times, until the
// pressed part is usable. The rest renders afterwards in interruptible renders. Reads the built app.
// Option: ROUNDS (measurements; the median is printed).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import { drawSamples } from '../../../packages/server/fixtures/picture-samples.ts';
import { linkSeededFiles, seedAlbum, storeSamples } from '../../../packages/server/fixtures/seeded-album.ts';
import { slowDown, threadTime } from './boards/board-page.ts';
import { reportRow } from './report/report-row.ts';
import { seedVoices } from './seed/seed-voices.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';

const IMAGES = 500;
const VOICES = 1_000;
const SLOW = 4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const PHONE = {
  locale: 'fr-FR',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
  isMobile: true,
};
/** Milliseconds for what the page fetches when scrolled or idle. */
const REST_MS = 2_500;
const LIMIT_MS = 120_000;

const site = await startBenchSite();
const browser = await chromium.launch({
  ...chromiumLaunch({ whole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { accountId } = await signUp(site.url, 'bench');
  const album = await seedAlbum(site.db, { accountId, name: 'Bench', images: IMAGES });
  const files = join(site.dataDir, 'files');
  await linkSeededFiles(files, album, await storeSamples(files, await drawSamples()));
  await seedVoices(site.db, { albumId: album.albumId, voices: VOICES });
  await untilComputed(`${site.url}/api/album/${album.albumId}/palmares`);
  const address = `${site.url}/album/${album.albumId}`;
  reportRow('unfold-tiers', { ours: await getMedian(() => unfold(browser, address, 'tiers')) });
  reportRow('unfold-order', { ours: await getMedian(() => unfold(browser, address, 'order')) });
} finally {
  await browser.close();
  await site.stop();
}

async function untilComputed(address: string): Promise<void> {
  for (;;) {
    // The reply as the contract defines it (getPalmares).
    const { data } = (await (await fetch(address)).json()) as { data: { voices: number; outdated: boolean } };
    if (data.voices === VOICES && !data.outdated) return;
    await sleep(500);
  }
}

async function getMedian(measured: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await measured());
  return figures.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

/** Main thread milliseconds from the press until the first new image has the focus and is painted. */
async function unfold(inBrowser: Browser, address: string, shownAs: string): Promise<number> {
  const page = await inBrowser.newPage(PHONE);
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript((value) => localStorage.setItem('palmares:shown-as', value), shownAs);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.waitForTimeout(REST_MS);
  const press = page
    .getByRole('region', { name: 'Le palmarès' })
    .getByRole('button', { name: `Voir les ${IMAGES} images` });
  await press.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await slowDown(session, SLOW);
  const before = await threadTime(session);
  await press.evaluate((button: HTMLElement) => button.click());
  await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- sent as text: nothing outside of the function is in the page
    const frame = () => new Promise(requestAnimationFrame);
    while (!document.activeElement?.matches('button[value]')) await frame();
    await frame();
    await frame();
  });
  const spent = (await threadTime(session)) - before;
  await page.close();
  return spent;
}
