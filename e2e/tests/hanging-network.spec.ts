// A hanging network: requests neither fail nor complete (docs/decisions/0052-offline.md).
// The page's clock is advanced, so the tests need not wait.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';

test('LB-32: a read that hangs shows its error after twenty seconds, and is made again by « Réessayer »', async ({
  page,
  baseURL,
}) => {
  const author = await registerUser(baseURL, 'Réseau muet');
  const album = await makeAlbum(author, { name: 'Réseau muet', images: 2, status: 'private' });
  let isHanging = true;
  await page.clock.install();
  await page.route(
    (url) => url.pathname.startsWith('/api/album'),
    (route) => (isHanging ? undefined : route.continue()),
  );
  await signInAs(page, author);
  await page.goto(`/album/${album.id}`);
  // The page waits for the reply; its timeout counts from here on.
  await expect(page.getByText('Chargement de l’album…')).toBeAttached();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await page.clock.runFor(18_000);
  await expect(retry).toBeHidden();

  await page.clock.runFor(3_000);
  await expect(retry).toBeVisible();

  isHanging = false;
  await retry.click();
  await expect(page.getByText(album.name).first()).toBeVisible();
});
