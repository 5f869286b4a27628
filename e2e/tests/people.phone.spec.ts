// Finding a friend and comparing: counts every tap from the home page on, signed in.
import { expect, type Locator, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';
import { makeContents } from '../support/make-contents.ts';
import { takeScreenshot } from '../support/screenshot.ts';

test('SH-83, SH-84, SH-85: a friend is found by « @ » and compared in six taps at most', async ({
  page,
  baseURL,
}) => {
  const friend = await registerUser(baseURL, 'Zélie Vantalou');
  const me = await registerUser(baseURL, 'Oscar');
  const album = await makeAlbum(friend, { name: 'Vantalou en six touches', images: 6 });
  await makeContents(friend, album, { name: 'Le choix de Zélie' });
  await makeContents(me, { ...album, images: album.images.toReversed() }, { name: 'Le choix d’Oscar' });
  await signInAs(page, me);
  await page.goto('/');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await tap(page.getByRole('banner').getByRole('link', { name: 'Rechercher' }));
  const field = page.getByPlaceholder('Rechercher sur tout le site');
  await expect(field).toBeFocused();
  await takeScreenshot(page, 'search-empty');
  await field.fill('vantalou');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Personnes', 'Albums']);
  await takeScreenshot(page, 'search-found');
  await field.fill(`@${friend.nametag}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Personnes']);
  await tap(page.getByRole('link', { name: friend.username }));
  await tap(
    page.getByRole('region', { name: 'Classements' }).getByRole('link', { name: 'Le choix de Zélie' }),
  );
  await tap(page.getByRole('button', { name: /^Comparer à / }));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Avec vous' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
});
