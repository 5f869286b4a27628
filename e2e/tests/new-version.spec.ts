// A new version of the site while pages are open (docs/decisions/0052-offline.md): it is offered, never forced, and can be withdrawn.
import { expect, type Page, test } from '@playwright/test';
import { registerUser } from '../support/api-user.ts';
import { type DeployedSite, deployedSite } from '../support/deployed-site.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { skipRankingInfo } from '../support/ranking-play.ts';
import { waitForServiceWorker } from '../support/service-worker.ts';
import { expectImages, newTierlistPath, openBoard, skipTierlistInfo, tile } from '../support/tier-board.ts';

test.use({ serviceWorkers: 'allow' });

let site: DeployedSite;
let album: MadeAlbum;

test.beforeEach(async ({ page, baseURL }) => {
  site = await deployedSite(baseURL);
  const author = await registerUser(baseURL, 'Déployée');
  album = await makeAlbum(author, { name: 'Deux versions', images: 3 });
  await skipTierlistInfo(page);
  await page.goto(site.url);
  await waitForServiceWorker(page);
});
test.afterEach(() => site.close());

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Une nouvelle version est prête.' });
const entry = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const present = registration && [registration.installing, registration.waiting, registration.active];
    return present?.map((worker) => worker?.state ?? null) ?? null;
  });
/** Checks for an update, as the browser does periodically. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

test('SH-79: a new version is offered to open pages, which go on until they take it, each for itself', async ({
  page,
  context,
}) => {
  const [first, second] = album.images;
  const other = await context.newPage();
  await skipRankingInfo(other);
  await other.goto(`${site.url}/album/${album.id}`);
  await openBoard(page, site.url + newTierlistPath({ album: album.id, name: 'En cours' }), 3);
  await tile(page, first).click();
  await page.keyboard.press('1');

  site.deploy();
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await tile(page, second).click();
  await page.keyboard.press('1');
  await expectImages(page, 'S', [first, second]);
  expect(await entry(page)).not.toContain('deployed');

  await offer(page).getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => entry(page)).toContain('deployed');
  await expectImages(page, 'S', [first, second]);
  await expect.poll(() => workers(page)).toEqual([null, null, 'activated']);

  await test.step('the other page goes on with the files of its own version, which the server has no more', async () => {
    expect(await entry(other)).not.toContain('deployed');
    await other.getByRole('link', { name: /^Commencer un classement/ }).click();
    await expect(other.getByRole('button', { name: 'Valider la Sélection' })).toBeVisible();
    expect(await entry(other)).not.toContain('deployed');
  });
});

test('a page that comes from the server is of the new version: nothing is offered, and its worker takes over', async ({
  page,
}) => {
  site.deploy();
  await page.reload();

  await expect.poll(() => entry(page)).toContain('deployed');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shell = (await caches.keys()).find((name) => name.includes('shell'));
        const files = shell === undefined ? [] : await (await caches.open(shell)).keys();
        return files
          .filter(({ url }) => url.includes('/assets/index-'))
          .map(({ url }) => new URL(url).pathname);
      }),
    )
    .toEqual(['/assets/index-deployed.js']);
  await expect(offer(page)).toBeHidden();
});

test('the way back removes the worker and all it kept', async ({ page }) => {
  site.withdraw();
  await page.reload();

  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
