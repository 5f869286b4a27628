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
  await expect(page.getByText('Chargement de l’album…')).toBeAttached();
  // The timeout began with the call; from here on only the journey's time counts.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await page.clock.runFor(10_000);
  await expect(retry).toBeHidden();

  await page.clock.runFor(11_000);
  await expect(retry).toBeVisible();

  isHanging = false;
  await retry.click();
  await expect(page.getByText(album.name).first()).toBeVisible();
});
