// A tier list of 150 images with touch. The saved data is read through the API.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  expectImages,
  findPoint,
  getSavedId,
  list,
  newTierlistPath,
  openBoard,
  readTiers,
  saveTierlist,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';
import { createFinger } from '../support/touch.ts';

const POOL = 'Images non classées';
const COUNT = 150;

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Pouce');
  album = await makeAlbum(author, { name: 'Cent cinquante couleurs', images: COUNT });
});

test('TL-37: 150 images under a finger: create, leave, resume, save, edit and view', {
  tag: '@thorough',
}, async ({ page }) => {
  const [a, b, c] = album.images;
  const last = album.images.at(-1);
  await skipTierlistInfo(page);
  await signInAs(page, author);
  const path = newTierlistPath({ album: album.id, name: 'Cent cinquante au doigt' });
  await openBoard(page, path, COUNT);
  await expect(page.getByText('150 sur 150')).toBeVisible();
  const finger = await createFinger(page);

  await test.step('held and dragged from both ends; two chosen, then a tier touched', async () => {
    await finger.dragOnto(tile(page, a), list(page, 'S'));
    await expectImages(page, 'S', [a]);
    await finger.dragOnto(tile(page, last), tile(page, a), 0.9);
    await expectImages(page, 'S', [a, last]);
    await tile(page, b).tap();
    await finger.holdLong(await findPoint(tile(page, c)));
    await page.getByRole('dialog', { name: 'Image 3' }).getByRole('button', { name: 'Sélectionner' }).tap();
    await expect(page.getByText('2 images sélectionnées')).toBeVisible();
    await list(page, 'B').tap();
    await expectImages(page, 'B', [b, c]);
    await expect(page.getByText('146 sur 150')).toBeVisible();
  });

  await test.step('leave and resume', async () => {
    await page.goto('/allalbum');
    await openBoard(page, path, COUNT);
    await expectImages(page, 'S', [a, last]);
    await expectImages(page, 'B', [b, c]);
  });

  await test.step('save, edit and save again', async () => {
    await saveTierlist(page);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
    await openBoard(page, page.url(), COUNT);
    await finger.dragOnto(tile(page, last), list(page, POOL));
    await expectImages(page, 'S', [a]);
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).tap();
    await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
    const tiers = await readTiers(author, getSavedId(page));
    expect(tiers['S']).toEqual([a]);
    expect(tiers['B']).toEqual([b, c]);
    // The image lands in the middle of the pool, where the finger released it.
    expect(tiers['Non classé']?.toSorted((x, y) => x - y)).toEqual(album.images.slice(3));
  });

  await test.step('view', async () => {
    await page.getByRole('button', { name: 'Autres actions', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Voir la tier list' }).tap();
    await expect(page.getByRole('region', { name: POOL }).getByRole('listitem')).toHaveCount(COUNT - 3);
    await page.getByRole('button', { name: /^Image 1\b/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Image 1' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
