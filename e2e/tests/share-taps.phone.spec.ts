// Three taps to play, one tap to show: a tier list of 14 images made and shared by a finger, every tap counted.
import { expect, type Locator, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import type { MadeAlbum } from '../support/make-album.ts';
import { makeLargeAlbum } from '../support/seed-album.ts';
import { newTierlistPath, openBoard, savedIdOf, skipTierlistInfo, tile } from '../support/tier-board.ts';

const IMAGES = 14;
/** From the builder: a tap to select and one to place each image, then the save, then « Partager ». */
const MOST_TAPS = 2 * IMAGES + 2;

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL);
  album = await makeLargeAlbum(baseURL, author, { name: 'À partager', images: IMAGES });
});

test('a tier list of 14 images: after the last placement, one tap saves it and one shares it', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await skipTierlistInfo(page);
  await signInAs(page, author);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Du pouce' }), IMAGES);

  const bar = page.locator('[data-dock]').getByRole('button', { name: 'Placer la sélection dans A' });
  for (const image of album.images) {
    // With one tap an image the next one is selected already.
    if (!(await bar.isVisible())) await tap(tile(page, image));
    await tap(bar);
  }
  await expect(page.getByText('Toutes classées', { exact: true })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Sauvegarder', exact: true }));
  await tap(page.getByRole('button', { name: 'Partager', exact: true }));

  const url = new URL(`/tierlists/${savedIdOf(page)}`, page.url()).href;
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([{ title: 'Du pouce', url }]);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  // What was shared is there for everybody.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Du pouce' })).toBeVisible();
});
