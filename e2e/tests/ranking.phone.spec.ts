// The ranking on a phone.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { navigateInPage } from '../support/client-navigation.ts';
import { nextFrames } from '../support/frames.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  allRanked,
  newRankingPath,
  saveRanking,
  shelf,
  skipRankingInfo,
  validate,
  validateEach,
} from '../support/ranking-play.ts';
import { createFinger } from '../support/touch.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  album = await makeAlbum(author, { name: 'Couleurs de poche', images: 301 });
});

test.beforeEach(async ({ page }) => {
  await skipRankingInfo(page);
  await validateEach(page);
});

/** Every image and the bar fit on one screen without scrolling. */
async function expectOneScreen(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-choice]')).toHaveCount(count);
  const bar = await validate(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(bar && bar.y + bar.height).toBeLessThanOrEqual(height);
  const tiles = await page.locator('[data-choice]').evaluateAll((all) =>
    all.map((tile) => {
      const { left, right, bottom, width } = tile.getBoundingClientRect();
      return { left, right, bottom, width };
    }),
  );
  for (const tile of tiles) {
    expect(tile.bottom).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect(tile.left).toBeGreaterThanOrEqual(0);
    expect(tile.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(tile.width).toBeGreaterThanOrEqual(44);
  }
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Holds a finger on the row until it is lifted, then moves it over the upper part of the other row. */
async function dragUpByFinger(page: Page, row: Locator, above: Locator): Promise<void> {
  // Keeps away from the bottom bar, and from the window edges, where a drag scrolls.
  await above.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await nextFrames(page);
  const from = await row.boundingBox();
  const to = await above.boundingBox();
  if (from === null || to === null) throw new Error('The shelf is not on screen');
  const finger = await createFinger(page);
  await finger.drag({ x: from.x + 100, y: from.y + from.height / 2 }, { x: to.x + 100, y: to.y + 6 });
}

test('RK-50: 2, 6, 12 and 20 images fit one screen with the button, the podium within its width', async ({
  page,
}) => {
  await test.step('the podium stands within a phone, and axe finds nothing', async () => {
    const id = await saveRanking(author, album, [...allRanked(6), 4, 2]);
    await page.goto(`/classements/${id}`);
    await expect(page.getByRole('region', { name: 'Podium' }).getByRole('button')).toHaveCount(3);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  for (const [images, shown] of [
    [2, 2],
    [21, 6],
    [151, 12],
    [301, 20],
  ] as const)
    await test.step(`${shown} of ${images}`, async () => {
      await navigateInPage(page, newRankingPath(album, images));
      await expectOneScreen(page, shown);
      await expectNoOverflow(page);
    });

  await test.step('nothing sticks out at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await navigateInPage(page, newRankingPath(album, 6));
    await expect(page.getByText('Touchez votre préférée')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('RK-50: 150 images by touch: create, leave, resume, save, edit and view', async ({ page }) => {
  await signInAs(page, author);
  const path = newRankingPath(album, 150, 'Cent cinquante au pouce');
  await page.goto(path);
  const tiles = page.locator('[data-choice]');
  await expect(tiles).toHaveCount(6);
  for (const index of [5, 0, 3]) await tiles.nth(index).tap();
  await expect(page.getByText('(3/5)')).toBeVisible();
  await validate(page).tap();
  await expect(page.getByText('6 images à l’écran · 138 images à voir encore dans ce tour')).toBeVisible();
  await tiles.first().tap();

  await page.goto('/terms');
  await page.goto(path);
  await expect(page.getByText('6 images à l’écran · 138 images à voir encore dans ce tour')).toBeVisible();
  await expect(page.getByText('(1/5)')).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder Progression' }).tap();
  await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);

  await page.reload();
  await page.getByRole('button', { name: 'Commencer le Classement' }).first().tap();
  await tiles.first().tap();
  await validate(page).tap();
  await page.getByRole('button', { name: 'Mettre à jour' }).tap();
  await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  await page.getByRole('button', { name: 'Autres actions' }).tap();
  await page.getByRole('menuitem', { name: 'Voir le Résultat' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Cent cinquante au pouce' })).toBeVisible();
  const id = Number(/\d+$/u.exec(page.url())?.[0]);
  const { rankingImage } = await author.call<{ rankingImage: { points: number; viewed: number }[] }>(
    'GET',
    `/ranking/${id}`,
  );
  expect(rankingImage).toHaveLength(150);
  expect(rankingImage.reduce((sum, { points }) => sum + points, 0)).toBe(4);
  expect(rankingImage.reduce((sum, { viewed }) => sum + viewed, 0)).toBe(12);
});

test('RK-33: by touch: choose, validate, pass, take back, save, edit, see', async ({ page }) => {
  await signInAs(page, author);
  await page.goto(
    `/classements/edit/${await saveRanking(author, album, [-1, -2, 0, 0], { name: 'Au pouce' })}`,
  );
  await page.getByRole('button', { name: 'Continuer le Classement' }).first().tap();
  await page.locator('[data-choice]').first().tap();
  await validate(page).tap();
  await page.getByRole('button', { name: 'Passer', exact: true }).tap();
  await page.getByRole('button', { name: 'Annuler' }).tap();
  const names = () => shelf(page).locator('[data-open]').allTextContents();
  const [best = '', second = ''] = await names();
  await dragUpByFinger(page, shelf(page).nth(1), shelf(page).nth(0));
  await expect.poll(names).toEqual([second, best]);
  await page.getByRole('button', { name: `Descendre ${second} d’un rang` }).tap();
  await expect.poll(names).toEqual([best, second]);
  await dragUpByFinger(page, shelf(page).nth(1), shelf(page).nth(0));
  await expect.poll(names).toEqual([second, best]);
  await page.getByRole('button', { name: 'Mettre à jour' }).tap();
  await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Autres actions' }).tap();
  await page.getByRole('menuitem', { name: 'Voir le Résultat' }).tap();
  await expect(page.getByRole('heading', { name: 'Au pouce' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Podium' }).getByRole('button', { name: `${second}, 1re place` }),
  ).toBeVisible();
});
