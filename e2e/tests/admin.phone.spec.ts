// The admin panel and the album editor on a phone, 390 px wide.
import { expect, type Page, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { registerUser, signInAs } from '../support/api-user.ts';
import { navigateInPage } from '../support/client-navigation.ts';
import { makeAlbum } from '../support/make-album.ts';
import { takeScreenshot } from '../support/screenshot.ts';

const hiddenWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('AD-8: the panel opens from the menu, its tabs fit', async ({ page, baseURL }) => {
  // A single long word, the newest entry of its tab.
  const author = await registerUser(baseURL);
  await makeAlbum(author, { name: 'W'.repeat(64), images: 1 });
  await signInAs(page, await signInAdmin(baseURL));
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'ADMIN' }).tap();
  await expect(page).toHaveURL('/admin');

  for (const [tab, label] of [
    ['users', 'Utilisateurs'],
    ['albums', 'Albums'],
    ['audit', 'Journal'],
  ] as const) {
    await navigateInPage(page, `/admin?tab=${tab}`);
    const rows = page.getByRole('list', { name: label, exact: true });
    await expect(rows.getByRole('listitem').first()).toBeVisible();
    expect(await hiddenWidth(page)).toBe(0);
    expect(await rows.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await takeScreenshot(page, `admin-${tab}`);
  }
});

test('AL-7, LB-64: the editor changes the place of an image in its dialog, without dragging', async ({
  page,
  baseURL,
}) => {
  const user = await registerUser(baseURL);
  const album = await makeAlbum(user, { images: 4 });
  await signInAs(page, user);
  await page.goto(`/album/edit/${album.id}`);

  await page.getByRole('button', { name: 'Modifier Image 4' }).tap();
  await page.getByRole('button', { name: 'Avancer d’une place' }).tap();
  await expect(page.getByText('Position 3 sur 4')).toBeVisible();
  await takeScreenshot(page, 'album-editor-dialog');
  await page.getByRole('button', { name: 'Annuler' }).tap();
  await expect
    .poll(async () =>
      (await user.call<{ images: { name: string }[] }>('GET', `/album/${album.id}`)).images.map(
        ({ name }) => name,
      ),
    )
    .toEqual(['Image 1', 'Image 2', 'Image 4', 'Image 3']);
  expect(await hiddenWidth(page)).toBe(0);
  await takeScreenshot(page, 'album-editor');
});
