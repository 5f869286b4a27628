// Three taps to play and one tap to share: counts every tap from the home page on, signed
// in and with introductions read (decisions 0030, 0034).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { makePopular } from '../support/make-popular.ts';
import { getSavedId, skipTierlistInfo } from '../support/tier-board.ts';
import { cards, skipTournamentInfo } from '../support/tournament-play.ts';

const IMAGES = 14;

let person: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  person = await registerUser(baseURL, 'Pressée');
  album = await makeAlbum(person, { name: 'Quatorze sous le pouce', images: IMAGES });
});

/** Opens the home page. The returned functions tap and count. */
async function fingerAtHome(page: Page) {
  await makePopular(page, album);
  await signInAs(page, person);
  await page.goto('/');
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await target.tap();
    },
  };
}

const card = (page: Page) =>
  page.getByRole('region', { name: 'Albums Populaires' }).getByRole('link', { name: album.name });

test('TO-14: three taps from the home page to the first pick of a tournament', async ({ page }) => {
  await skipTournamentInfo(page);
  const finger = await fingerAtHome(page);
  await finger.tap(card(page));
  await finger.tap(page.getByRole('link', { name: /^Commencer un tournoi/ }));
  await expect(page.getByText(/^\d+ images, exactly \d+ duels$/)).toBeVisible();
  await finger.tap(cards(page).first());
  await expect(page.getByText(/ 1 of \d+ picks$/)).toBeVisible();
  expect(finger.count()).toBeLessThanOrEqual(3);
});

test('BU-11: three taps to the first placement of a tier list, twenty to one of 14 images that is shared', async ({
  page,
}) => {
  // Replaces the system's share dialog, which no test can close.
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await skipTierlistInfo(page);
  const finger = await fingerAtHome(page);
  await finger.tap(card(page));
  await finger.tap(page.getByRole('link', { name: /^Commencer une tier list/ }));
  const chip = page
    .getByRole('region', { name: 'Images non classées' })
    .getByRole('button', { name: 'Placer la sélection dans A' });
  const placed = page.getByRole('listbox', { name: 'Tier A' }).locator('[data-drag-item]');
  for (let image = 1; image <= IMAGES; image += 1) {
    await finger.tap(chip);
    await expect(placed).toHaveCount(image);
    if (image === 1) expect(finger.count()).toBeLessThanOrEqual(3);
  }
  await expect(page.getByText('Toutes classées', { exact: true })).toBeVisible();
  await finger.tap(page.getByRole('button', { name: 'Sauvegarder', exact: true }));
  await finger.tap(page.getByRole('button', { name: 'Partager', exact: true }));

  const title = `Tierlist ${album.name}`;
  const url = new URL(`/tierlists/${getSavedId(page)}`, page.url()).href;
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([{ title, url }]);
  expect(finger.count()).toBeLessThanOrEqual(20);
  // Everyone can see what was shared.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
