// The profile on a narrow phone: nothing overflows. axe.spec.ts checks it at the usual phone width.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';

test('fits 360 px', async ({ page, baseURL }) => {
  const user = await registerUser(baseURL, 'Un nom d’utilisateur qui prend beaucoup de place');
  const album = await makeAlbum(user, {
    name: 'Un album au nom très long, pour voir ce qui dépasse',
    images: 3,
  });
  await user.call('POST', '/tierlist', { name: 'Une tier list', id_album: album.id });
  await signInAs(page, user);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Mon compte', exact: true })).toBeVisible();

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
