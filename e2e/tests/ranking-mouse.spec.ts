// A ranking by mouse alone, from the album to the viewer. Only the names are typed.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  choices,
  saveRanking,
  shelf,
  skipRankingInfo,
  validate,
  validateEach,
} from '../support/ranking-play.ts';
import { startWithMouse } from '../support/start-with-mouse.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  album = await makeAlbum(author, { name: 'Cinq couleurs à la souris', images: 5 });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) => shelf(page).locator('[data-open]').allTextContents();
const effort = (page: Page) => page.getByText(/^Encore /u);

/** Chooses as many images as allowed, in screen order, and validates, until at least `count` are ranked. */
async function clickUntilRanked(page: Page, count: number): Promise<void> {
  while ((await shelf(page).count()) < count) {
    const tiles = await choices(page).count();
    for (let index = 0; index < Math.max(1, tiles - 1); index++) await choices(page).nth(index).click();
    await validate(page).click();
  }
}

test('RK-1: by the mouse alone: create, leave, resume, take back, pass, save, edit and view', async ({
  page,
}) => {
  await validateEach(page);
  await signInAs(page, author);

  await test.step('create: type, name and images, then the first two', async () => {
    await startWithMouse(page, { album, type: 'Classement', name: 'À la souris' });
    await page.getByRole('dialog').getByRole('button', { name: 'Commencer le Classement' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(choices(page)).toHaveCount(2);
    await expect(validate(page)).toBeDisabled();
  });

  let first = '';
  await test.step('RK-20: « Encore N à M réponses »: the same numbers once an answer is taken back', async () => {
    await expect(effort(page)).toHaveText(/^Encore \d+ à \d+ réponses, à votre rythme$/u);
    first = (await effort(page).textContent()) ?? '';
    await choices(page).last().click();
    await expect(choices(page).last()).toHaveAttribute('aria-pressed', 'true');
    await validate(page).click();
    await button(page, 'Annuler').click();
    await expect(effort(page)).toHaveText(first);
    await expect(choices(page).last()).toHaveAttribute('aria-pressed', 'true');
    await validate(page).click();
    // Pairs show only four of the five images, so that none is alone on screen.
    await expect(page.getByText('2 images à l’écran · 0 image à voir encore dans ce tour')).toBeVisible();
    await button(page, 'Passer').click();
    await expect(page.getByText('Tour 2', { exact: true })).toBeVisible();
  });

  await test.step('leave by a link of the site and come back: the same images, the same choice', async () => {
    await clickUntilRanked(page, 1);
    // One answer may leave the estimate as it was; several do not.
    await expect(effort(page)).not.toHaveText(first);
    await choices(page).first().click();
    const onScreen = () =>
      choices(page).evaluateAll((all) =>
        all.map((tile) => [tile.getAttribute('data-choice'), tile.getAttribute('aria-pressed')]),
      );
    const shown = await onScreen();
    const ranked = await names(page);
    await page.getByRole('banner').getByRole('link', { name: 'Tournois' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tournois', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Brouillon repris.')).toBeVisible();
    expect(await onScreen()).toEqual(shown);
    expect(await names(page)).toEqual(ranked);
    await choices(page).first().click();
  });

  await test.step('save: the address changes, and the round goes on', async () => {
    await button(page, 'Sauvegarder Progression').click();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
    await expect(choices(page).first()).toBeVisible();
  });
});

test('RK-51: by the mouse alone: a round goes on to its end, and its order, changed by a click, is the one on the podium', async ({
  page,
}) => {
  await skipRankingInfo(page);
  await validateEach(page);
  await signInAs(page, author);
  await page.goto(`/classements/edit/${await saveRanking(author, album, [-1, -2, -3, 4, 4])}`);

  await test.step('to the end', async () => {
    await button(page, 'Continuer le Classement').first().click();
    await clickUntilRanked(page, 5);
    await expect(page.getByRole('heading', { name: 'Classement terminé' })).toBeVisible();
    await button(page, 'Mettre à jour').click();
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  });

  await test.step('view, edit and view: the order changed by a click is the one on the podium', async () => {
    const [first = '', second = '', third = '', ...rest] = await names(page);
    await page.getByRole('link', { name: 'Voir le Résultat' }).click();
    const podium = page.getByRole('region', { name: 'Podium' }).getByRole('button');
    await expect(podium.nth(0)).toHaveAccessibleName(new RegExp(`^${second},`, 'u'));
    await page.getByRole('link', { name: 'Éditer' }).click();
    await button(page, `Monter ${third} d’un rang`).click();
    await expect.poll(() => names(page)).toEqual([first, third, second, ...rest]);
    await button(page, 'Mettre à jour').click();
    // The message of the previous save may still be visible.
    await expect(page.getByText('Sauvegardé', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Voir le Résultat' }).click();
    await expect(podium.nth(0)).toHaveAccessibleName(new RegExp(`^${third},`, 'u'));
  });
});
