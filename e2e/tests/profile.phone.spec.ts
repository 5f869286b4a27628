// The profile on a phone (P1 §2; ux.md): nothing sticks out, everything can be hit, in both themes.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { nextFrames } from '../support/frames.ts';
import { makeAlbum } from '../support/make-album.ts';

test('fits 360 px and passes axe, in both themes', async ({ page, baseURL }) => {
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

  for (const theme of ['dark', 'light'])
    await test.step(theme, async () => {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await nextFrames(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
});
