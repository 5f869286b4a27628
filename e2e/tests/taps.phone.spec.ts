// Three taps to play and one tap to share: counts every tap from the home page on, signed
// in and with introductions read (decisions 0030, 0034).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { makePopular } from '../support/make-popular.ts';
import { choices, skipRankingInfo } from '../support/ranking-play.ts';
import { getSavedId, skipTierlistInfo } from '../support/tier-board.ts';
import { cards, skipTournamentInfo } from '../support/tournament-play.ts';

const IMAGES = 14;

let person: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  person = await registerUser(baseURL, 'Pressée');
  album = await makeAlbum(person, { name: `Quatorze sous le pouce ${Date.now()}`, images: IMAGES });
});

/** Replaces the system's share dialog, which no test can close. */
async function recordShares(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
}

/** Opens the home page. The returned functions tap and count. */
async function fingerAtHome(page: Page, shown = album) {
  await makePopular(page, shown);
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

const card = (page: Page, { name } = album) =>
  page.getByRole('region', { name: 'Albums Populaires' }).getByRole('link', { name });

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
  await recordShares(page);
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

test('RK-83: a ranking of 12 images that the offer to stop ends is shared with five taps beside at most 30 answers', async ({
  page,
}) => {
  const twelve = await makeAlbum(person, { name: `Douze sous le pouce ${Date.now()}`, images: 12 });
  await recordShares(page);
  await skipRankingInfo(page);
  const finger = await fingerAtHome(page, twelve);
  await finger.tap(card(page, twelve));
  await finger.tap(page.getByRole('link', { name: /^Commencer un classement/ }));
  await expect(choices(page).first()).toBeVisible();
  const stop = page.getByRole('button', { name: 'En rester là' });
  let answers = 0;
  for (; !(await stop.isVisible()); answers += 1) {
    await answerBatch(page);
    await page.waitForTimeout(PACE_MS);
  }
  expect(answers).toBeLessThanOrEqual(30);
  await finger.tap(stop);
  await finger.tap(page.getByRole('button', { name: 'Sauvegarder Progression' }));
  await finger.tap(page.getByRole('button', { name: 'Partager', exact: true }));
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toHaveLength(1);
  expect(finger.count()).toBeLessThanOrEqual(5);
});

/** Milliseconds between two answers of a person: longer than a new batch ignores taps. */
const PACE_MS = 350;

/** Resolves once the next batch is there: a busy page may take longer than the pace. */
async function answerBatch(page: Page): Promise<void> {
  await page.locator('[data-play] ul').evaluate((batch) => batch.setAttribute('data-answered', ''));
  await tapBest(page);
  await expect(page.locator('[data-answered]')).toHaveCount(0);
}

/** A consistent person prefers the image that comes first in the album. */
async function tapBest(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(() => {
    const [best] = [...document.querySelectorAll<HTMLElement>('[data-choice]')].toSorted(
      (a, b) => Number(a.dataset['choice']) - Number(b.dataset['choice']),
    );
    const box = best?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  });
  await page.touchscreen.tap(x, y);
}
