// The ranking under one thumb: P2 §2 and ux.md « Phone first ».
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  allRanked,
  newRankingPath,
  saveRanking,
  shelf,
  skipRankingInfo,
  validate,
} from '../support/ranking-play.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  // 151 files through the real upload.
  test.setTimeout(240_000);
  author = await registerUser(baseURL, 'Rosa');
  album = await makeAlbum(author, { name: 'Couleurs de poche', images: 151 });
});

test.beforeEach(async ({ page }) => {
  await skipRankingInfo(page);
});

/** Every image and the bar on one screen, without a scroll. */
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

for (const [images, shown] of [
  [2, 2],
  [21, 6],
  [151, 12],
] as const) {
  test(`${shown} images and the button fit one screen`, async ({ page }) => {
    await page.goto(newRankingPath(album, images));
    await expectOneScreen(page, shown);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('by touch: choose, validate, pass, take back, save, edit, see', async ({ page }) => {
  await signInAs(page, author);
  await page.goto(newRankingPath(album, 3, 'Au pouce'));
  for (let step = 0; step < 60 && (await shelf(page).count()) < 2; step++) {
    await page.locator('[data-choice]').first().tap();
    await validate(page).tap();
  }
  await expect(shelf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Passer', exact: true }).tap();
  await page.getByRole('button', { name: 'Annuler' }).tap();
  await page
    .getByRole('button', { name: /^Descendre Image \d+ d’un rang/u })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Sauvegarder Progression' }).tap();
  await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir le Résultat' }).tap();
  await expect(page.getByRole('heading', { name: 'Au pouce' })).toBeVisible();
});

test('the podium stands within a phone, and axe finds nothing', async ({ page }) => {
  const id = await saveRanking(author, album, [...allRanked(6), 4, 2]);
  await page.goto(`/classements/${id}`);
  await expect(page.getByRole('region', { name: 'Podium' }).getByRole('button')).toHaveCount(3);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
