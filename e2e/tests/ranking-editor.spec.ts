// What the ranking editor shows, text by text: P2 §2 « Ranking editor », §5; and how it reads to who does not see it (ux.md).
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { choices, newRankingPath, playUntilRanked, shelf, skipRankingInfo } from '../support/ranking-play.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  album = await makeAlbum(author, { name: 'Quatre couleurs', images: 4 });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The value beside a term of the settings: « Images », « Statut »… */
const fact = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Paramètres' })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`, 'u') }) })
    .getByRole('definition');

/** Saves wait until the second function is called: the reply is the server's own. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/ranking**', async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

test('P2 §2, §5: settings and statistics, the facts of the round, the rows of the shelf, every name of the buttons', async ({
  page,
}) => {
  await signInAs(page, author);
  await skipRankingInfo(page);
  await page.goto(newRankingPath(album, 4, 'Mot à mot'));
  const save = button(page, 'Sauvegarder Progression');

  await test.step('a new one: what the album holds, public, no status yet', async () => {
    await expect(choices(page)).toHaveCount(2);
    await expect(button(page, 'Recommencer')).toBeVisible();
    await button(page, 'Paramètres').click();
    await expect(page.getByRole('switch', { name: 'Classement public' })).toBeChecked();
    await expect(fact(page, 'Album')).toHaveText('Quatre couleurs');
    for (const [term, value] of [
      ['Images', '4'],
      ['Classées', '0'],
      ['Non classées', '4'],
    ] as const)
      await expect(fact(page, term)).toHaveText(value);
    await expect(fact(page, 'Statut')).toHaveCount(0);
  });

  await test.step('the round: images displayed, images remaining, a button for the details', async () => {
    await expect(page.getByText('2 images à l’écran · 2 images encore à voir dans ce tour')).toBeVisible();
    const name = await choices(page)
      .first()
      .locator('bdi')
      .filter({ hasText: /^Image \d$/u })
      .textContent();
    await button(page, `Détails de ${name}`).click();
    await expect(page.getByRole('dialog', { name: name ?? '' })).toContainText('jamais vue');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(choices(page).first()).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('by keyboard: Space chooses, Enter validates, and the focus is in the next images', async () => {
    await choices(page).first().focus();
    await page.keyboard.press(' ');
    await expect(page.getByText(/^Image \d, choisie en 1re$/u)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 images à l’écran · 0 image encore à voir dans ce tour')).toBeVisible();
    await expect(choices(page).first()).toBeFocused();
  });

  await test.step('the shelf: position, medal, name, badge, views; a click opens the image', async () => {
    await playUntilRanked(page, 1);
    await expect(
      page.getByText(/^Image \d entre au classement, rang 1\. \d nouvelles? images?\.$/u),
    ).toBeAttached();
    const row = shelf(page).first();
    await expect(row.getByTitle('Rang 1')).toHaveText('#1');
    await expect(row).toContainText(/Image \dRang 1 vue \d+ fois/u);
    await row.getByRole('button', { name: /, rang 1 : voir l’image$/u }).click();
    await expect(page.getByRole('dialog', { name: /^Image \d$/u })).toContainText('Rang 1');
    await page.keyboard.press('Escape');
    await expect(fact(page, 'Classées')).toHaveText('1');
    await expect(fact(page, 'Non classées')).toHaveText('3');
  });

  await test.step('a name is required, also of who is signed in', async () => {
    await page.getByLabel('Nom du classement').fill(' ');
    await save.click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Veuillez vous connecter et donner un nom à votre classement.' })
        .first(),
    ).toBeVisible();
    await page.getByLabel('Nom du classement').fill('Mot à mot');
  });

  await test.step('« Sauvegarde... » while saving, disabled; then the names of the edit mode', async () => {
    const release = await holdSaves(page);
    await save.click();
    await expect(button(page, 'Sauvegarde...')).toBeDisabled();
    release();
    await expect(button(page, 'Mettre à jour')).toBeEnabled();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
    await expect(button(page, 'Recommencer')).toHaveCount(0);
    await button(page, 'Paramètres').click();
    await expect(fact(page, 'Statut')).toHaveText('Classement en cours');
    await button(page, 'Arrêter là').click();
    await expect(fact(page, 'Statut')).toHaveText('Prêt à classer');
    await expect(button(page, 'Continuer le Classement').first()).toBeVisible();
    await expect(page.getByText('3 images ne sont pas encore classées')).toBeVisible();
  });

  await test.step('put back to zero, it begins: « Commencer le Classement »', async () => {
    await button(page, 'Remettre à Zéro').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remettre à zéro' }).click();
    await expect(page.getByText('4 images ne sont pas encore classées')).toBeVisible();
    await expect(button(page, 'Mettre à jour')).toBeDisabled();
    await button(page, 'Commencer le Classement').first().click();
    await expect(choices(page)).toHaveCount(2);
    await expect(fact(page, 'Statut')).toHaveText('Classement en cours');
  });

  await test.step('a page that one goes to while the save is under way shows what was saved', async () => {
    await choices(page).first().click();
    await button(page, 'Valider la Sélection').click();
    await page.getByRole('textbox', { name: 'Nom du classement' }).fill('Après coup');
    const release = await holdSaves(page);
    await button(page, 'Mettre à jour').click();
    await expect(button(page, 'Sauvegarde...')).toBeDisabled();
    await page.getByRole('link', { name: 'Voir le Résultat' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mot à mot' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Après coup' })).toBeVisible();
  });
});

test('product.md §2: an image that left the album is named, and the save works without it; none at all is said plainly', async ({
  page,
  baseURL,
}) => {
  const person = await registerUser(baseURL, 'Moins une');
  const own = await makeAlbum(person, { name: 'Qui change', images: 4 });
  await signInAs(page, person);
  await skipRankingInfo(page);
  await page.goto(newRankingPath(own, 4, 'Sans elle'));
  await playUntilRanked(page, 1);
  await person.call('DELETE', `/image/${own.images[1]}`);
  await button(page, 'Sauvegarder Progression').click();
  const alert = page.getByRole('alert').filter({ hasText: '1 image n’est plus dans l’album : « Image 2 »' });
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);

  await page.goto(newRankingPath({ ...own, images: own.images.slice(1, 2) }, 1));
  await expect(page.getByText('Il n’y a pas d’image ici')).toBeVisible();
  await expect(page.getByText('Classement terminé')).toHaveCount(0);
});
