// The tier list viewer. Missing names and network failures: viewer-pages.component.test.tsx.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { navigateInPage } from '../support/client-navigation.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

const VIEW_FAILED =
  "Impossible de charger la tierlist. Elle n'existe pas ou vous n'avez pas les permissions nécessaires.";

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Béatrice');
  album = await makeAlbum(author, { name: 'Cinq couleurs', images: 5 });
});

/** Saves a list with the second and the first image in S, none in A, and the others unclassified. */
async function saveTierlist(from: MadeAlbum, isPrivate = false): Promise<number> {
  const [a, b, ...rest] = from.images;
  const toImages = (ids: readonly (number | undefined)[]) =>
    ids.map((id_image, index) => ({ id_image, placement: index + 1 }));
  const { id } = await author.call<{ id: number }>('POST', '/tierlist', {
    name: 'Mes couleurs',
    description: 'Vues de près.',
    private: isPrivate,
    id_album: from.id,
    lines: [
      { label: 'Non classé', placement: 0, color: 'CCCCCC', images: toImages(rest) },
      { label: 'A', placement: 2, color: 'ffbf7f', images: [] },
      { label: 'S', placement: 1, color: 'ff7f7f', images: toImages([b, a]) },
    ],
  });
  // A content made from a private album starts private, whatever the request says (AX-52).
  if (!isPrivate) await author.call('PUT', `/tierlist/${id}`, { private: false });
  return id;
}

test('TL-69: what a visitor reads and where it leads', async ({ page }) => {
  const id = await saveTierlist(album);

  // Proves BU-1, BU-40, SH-2, SH-12, SH-55, TL-68, TL-69, TL-71, TL-72, TL-73.
  await test.step('a visitor sees title, album, author, tiers in order, the unclassified, and each image', async () => {
    await page.goto(`/tierlists/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes couleurs' })).toBeVisible();
    await expect(page.getByText('Album Cinq couleurs par Béatrice')).toBeVisible();
    await expect(page.getByText('Vues de près.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'S',
      'A',
      /^Images non classées/,
    ]);
    const rows = page.locator('main ol > li');
    await expect(rows.nth(0).getByRole('button')).toHaveText(['Image 2', 'Image 1']);
    await expect(rows.nth(0)).toHaveCSS('--tier', '#ff7f7f');
    await expect(rows.nth(1)).toContainText('Aucune image dans ce tier');
    await expect(page.getByRole('region', { name: 'Images non classées' }).getByRole('button')).toHaveCount(
      3,
    );
    await expect(page.getByRole('link', { name: 'Modifier' })).toHaveCount(0);

    await rows.nth(0).getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Image 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('TL-74: « Faire la mienne » leads to the setup of the same album, « Retour » to where one came from', async () => {
    await page.getByRole('link', { name: 'Faire la mienne' }).click();
    await expect(page).toHaveURL(new RegExp(`/[^?]+\\?.*album=${album.id}`));
    await expect(page.getByText(/images sélectionnées sur/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Retour' }).click();
    await expect(page).toHaveURL(/\/tierlists$/);
  });
});

test('TL-75: who may read, who may change', async ({ page, baseURL }) => {
  await test.step('TL-76: one that does not exist and one that is private are refused alike', async () => {
    const secret = await saveTierlist(album, true);
    await page.goto('/terms');
    for (const id of [secret, 99_999_999]) {
      await navigateInPage(page, `/tierlists/${id}`);
      await expect(page.getByRole('alert').getByText(VIEW_FAILED)).toBeVisible();
    }
    await navigateInPage(page, '/tierlists/abc');
    await expect(page).toHaveURL(/\/allalbum$/);
  });

  await test.step('TL-78: an album that may not be read is « Album inconnu », its images stay visible', async () => {
    const hidden = await makeAlbum(author, { name: 'Gardé pour moi', images: 3, status: 'private' });
    const id = await saveTierlist(hidden);
    await navigateInPage(page, `/tierlists/${id}`);
    await expect(page.getByText('Album inconnu par Auteur inconnu')).toBeVisible();
    await expect(page.getByText('Gardé pour moi')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Faire la mienne' })).toHaveCount(0);
    const picture = page.locator('main ol img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).not.toHaveAttribute('src', '/default-image.jpg');
  });

  await test.step('BU-3, RK-69, TL-75, TO-54: « Modifier » is there for the author, and for nobody else', async () => {
    const id = await saveTierlist(album);
    await signInAs(page, await registerUser(baseURL, 'Passant'));
    await page.goto(`/tierlists/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes couleurs' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Modifier' })).toHaveCount(0);

    await page.evaluate((token) => localStorage.setItem('token', token), author.token);
    await page.reload();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(page).toHaveURL(new RegExp(`/tierlists/edit/${id}$`));
  });
});
