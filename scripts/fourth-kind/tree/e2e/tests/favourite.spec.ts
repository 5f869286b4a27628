// The fourth kind in a browser: made from an album, found in its list, and opened in the viewer frame.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';

test('favourites are made, listed and viewed', async ({ page, baseURL }) => {
  const author = await registerUser(baseURL, 'Fanny');
  const album = await makeAlbum(author, { name: 'Mes favoris', images: 3 });
  await signInAs(page, author);

  await page.goto(`/favoris/create/editor?album=${album.id}`);
  const saved = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  expect((await saved).status()).toBe(201);

  await page.goto('/favoris');
  await page.getByRole('article').getByRole('link', { name: 'Mes favoris', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible();
  await expect(page.getByText('3 images', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^Image/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
});
