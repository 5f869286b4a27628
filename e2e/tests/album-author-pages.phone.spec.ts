// The pages of albums and authors with touch (decision 0048): small targets can be hit, and nothing is wider than the screen.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Philomène au très long nom de plume');
  album = await makeAlbum(author, { name: `Sous le doigt ${Date.now()}`, images: 30 });
});

test('from a card to its author, from the author to the album, and an image large', async ({ page }) => {
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.goto(`/allalbum?search=${encodeURIComponent(album.name)}`);
  await page.getByRole('link', { name: author.username }).tap();
  await expect(page).toHaveURL(`/@${author.nametag}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isWider()).toBe(false);

  await page.getByRole('link', { name: album.name }).tap();
  await page.getByRole('dialog', { name: album.name }).getByRole('link', { name: 'Voir l’album' }).tap();
  await expect(page).toHaveURL(`/album/${album.id}`);
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
  expect(await isWider()).toBe(false);

  await page.getByRole('button', { name: 'Voir les 30 images' }).tap();
  await page.getByRole('button', { name: 'Image 30', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Image 30' })).toBeVisible();
});
