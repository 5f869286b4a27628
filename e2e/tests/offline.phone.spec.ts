// Offline use on a phone from the first page on: the builder was opened by its link, and the service worker was installed after it.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';
import { makeContents } from '../support/make-contents.ts';
import { cutNetwork, restoreNetwork } from '../support/network.ts';
import { expectCached } from '../support/service-worker.ts';
import {
  expectImages,
  getSavedId,
  list,
  newTierlistPath,
  openBoard,
  readTiers,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';

const TIERS = ['S', 'A', 'B', 'C'];

test.use({ serviceWorkers: 'allow' });

test('a builder that was opened on the first visit goes on without a network, and keeps its images through a reload', async ({
  page,
  baseURL,
}) => {
  const author = await registerUser(baseURL, 'En route');
  const album = await makeAlbum(author, { name: 'Tramway', images: 4, status: 'private' });
  await skipTierlistInfo(page);
  await signInAs(page, author);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'En tram' }), 4);
  await expectCached(page, `/api/album/${album.id}`, 4);

  await cutNetwork(page);
  await expect(page.getByText('Votre travail est gardé sur cet appareil')).toBeVisible();
  for (const [index, image] of album.images.entries()) {
    await tile(page, image).tap();
    await list(page, TIERS[index] ?? '').tap();
  }
  await page.reload();
  for (const [index, image] of album.images.entries()) await expectImages(page, TIERS[index] ?? '', [image]);
  await expect
    .poll(() =>
      page
        .locator('[data-drag-item] img')
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
    )
    .toBe(true);

  await restoreNetwork(page);
  await page.getByRole('status').getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/u);
  const tiers = await readTiers(author, getSavedId(page));
  expect(TIERS.map((label) => tiers[label])).toEqual(album.images.map((image) => [image]));
});

test('a page that was opened on the first visit can be read without a network, with its pictures', async ({
  page,
  baseURL,
}) => {
  const author = await registerUser(baseURL, 'De passage');
  const album = await makeAlbum(author, { name: 'Tunnel', images: 4 });
  const { tierlist } = await makeContents(author, album, { name: 'Lue en passant' });
  await page.goto(`/tierlists/${tierlist}`);
  await expectCached(page, `/api/tierlist/${tierlist}`, 4);

  await cutNetwork(page);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Lue en passant' })).toBeVisible();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'S', exact: true }) });
  await expect(row.getByRole('heading')).toHaveCSS('background-color', 'rgb(255, 127, 127)');
  const pictures = page.getByRole('main').getByRole('list').locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      ),
    )
    .toBeGreaterThanOrEqual(4);
});

test('who saves data is fetched nothing ahead, and gets no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#root footer').last()).toBeAttached();

  // Waits beyond the time at which other visitors register the worker.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked).not.toContain('/service-worker.js');
});
