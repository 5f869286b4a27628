// Signing out from a page that holds what no browser keeps (access.md D30): the page asks first. What is kept is asked about in
// profile.spec.ts.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';
import { realFiles } from '../support/real-files.ts';

test('access D30: images that wait in the album editor hold a sign-out back until one agrees to lose them', async ({
  page,
  baseURL,
}) => {
  const user = await registerUser(baseURL);
  const album = await makeAlbum(user, { images: 3 });
  await signInAs(page, user);
  await page.goto(`/album/edit/${album.id}`);
  await page.getByTestId('album-files').setInputFiles((await realFiles()).slice(0, 1));
  await expect(page.getByRole('button', { name: 'Ajouter 1 image à l’album' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Mon compte' });
  const signOut = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  };

  await signOut();
  await expect(page.getByRole('dialog')).toContainText('Quitter sans ajouter ces images ?');
  await page.getByRole('button', { name: 'Rester' }).click();
  await expect(page).toHaveURL(`/album/edit/${album.id}`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(user.token);

  await signOut();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL('/');
  await signOut();
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
});
