// Aspects of a ranking that need a whole site: drafts, a sign-in on the way, saves and their pages, drags, visibility. Rounds and texts:
// ranking-create-page and viewer-pages .component.test.tsx.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectCleanAxe } from '../support/axe-both-themes.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  allRanked,
  choices,
  newRankingPath,
  playUntilRanked,
  saveRanking,
  shelf,
  skipRankingInfo,
  validateEach,
} from '../support/ranking-play.ts';

let author: ApiUser;
let other: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  other = await registerUser(baseURL, 'Autre');
  album = await makeAlbum(author, { name: 'Couleurs à classer', images: 150 });
});

const alert = (page: Page) => page.getByRole('alert');
const tiles = (page: Page) => page.locator('[data-choice]');
const names = (page: Page) => shelf(page).locator('[data-open]').allTextContents();
const draftQuestion = (page: Page) => page.getByRole('dialog', { name: 'Reprendre votre brouillon ?' });

test('BU-22: a visitor plays, leaves, comes back, signs in on the way and saves', {
  tag: '@thorough',
}, async ({ page }) => {
  await skipRankingInfo(page);
  await validateEach(page);
  await page.goto(newRankingPath(album, 5));

  await test.step('RK-21, RK-60, SH-13: leaving and coming back finds the same images, choice and shelf; another selection asks', async () => {
    await playUntilRanked(page, 1);
    await tiles(page).first().click();
    const onScreen = () => tiles(page).evaluateAll((all) => all.map((tile) => tile.outerHTML.slice(0, 200)));
    const shown = await onScreen();
    await expect(page.getByText('Brouillon gardé')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Brouillon repris.')).toBeVisible();
    await expect(shelf(page)).toHaveCount(1);
    expect(await onScreen()).toEqual(shown);
    await page.goto(newRankingPath(album, 4, 'Fait en visiteur'));
    await expect(draftQuestion(page)).toBeVisible();
    await draftQuestion(page).getByRole('button', { name: 'Reprendre' }).click();
    await expect(shelf(page)).toHaveCount(1);
    await page.goto(newRankingPath(album, 4, 'Fait en visiteur'));
    await draftQuestion(page).getByRole('button', { name: 'Recommencer' }).click();
    await expect(shelf(page)).toHaveCount(0);
    await expect(choices(page)).toHaveCount(2);
  });

  // Proves AX-2, AX-30, AC-72, BU-1, RK-35, SU-13, SH-3.
  await test.step('a visitor builds, signs in on the way, and saves: nothing is lost', async () => {
    await playUntilRanked(page, 1);
    await expect(page.getByRole('button', { name: 'Sauvegarder Progression' })).toBeDisabled();
    await page.getByRole('link', { name: 'Se connecter pour sauvegarder' }).click();
    await page.getByLabel(/Nametag ou/iu).fill(author.nametag);
    await page.getByLabel('Mot de passe', { exact: true }).fill(author.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /connecter|Connexion/iu })
      .click();
    await expect(page).toHaveURL(/\/classements\/create\/editor/u);
    await expect(shelf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Sauvegarder Progression' }).click();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
  });
});

// Proves BU-2, RK-26, RK-28, RK-29, RK-30, RK-31, RK-33, RK-34, RK-35, RK-36, RK-38, RK-39, RK-55, RK-56,
// RK-63, SU-1, SU-2, SH-1, SH-4, SH-14.
test('create, save, carry on at the new address, update, reload, continue, reset, see the result', async ({
  page,
}) => {
  await signInAs(page, author);
  await skipRankingInfo(page);
  await validateEach(page);
  await page.goto(newRankingPath(album, 3, 'De bout en bout'));
  const save = page.getByRole('button', { name: 'Sauvegarder Progression' });

  await test.step('LB-58: axe finds nothing in the editor, in both themes', async () => {
    await playUntilRanked(page, 1);
    await page.getByRole('button', { name: 'Paramètres' }).click();
    await page.getByLabel('Description').fill('Essayé partout.');
    await tiles(page).first().click();
    await expectCleanAxe(page);
    await tiles(page).first().click();
    await page.getByRole('button', { name: 'Masquer' }).click();
  });

  await save.click();
  await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
  // The round continues where it was.
  await expect(choices(page).first()).toBeVisible();
  await playUntilRanked(page, 2);
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 image n’est pas encore classée')).toBeVisible();
  await expect(shelf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Paramètres' }).click();
  await expect(page.getByText('Prêt à classer')).toBeVisible();
  await page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('button', { name: 'Continuer le Classement' })
    .first()
    .click();
  await expect(page.getByText('Classement en cours')).toBeVisible();
  await playUntilRanked(page, 3);
  await expect(page.getByRole('definition').filter({ hasText: 'Classement terminé' })).toBeVisible();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  await page.getByRole('button', { name: 'Remettre à Zéro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remettre à zéro' }).click();
  await expect(shelf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(shelf(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Voir le Résultat' }).click();
  await expect(page.getByRole('heading', { name: 'De bout en bout' })).toBeVisible();
  await expect(page.getByText('Essayé partout.')).toBeVisible();
  await expect(page.getByText('3 images classées')).toBeVisible();
});

test('LB-64, RK-45, RK-46: the shelf is reordered by its buttons and by dragging', async ({ page }) => {
  await skipRankingInfo(page);
  await validateEach(page);
  await signInAs(page, author);
  await page.goto(`/classements/edit/${await saveRanking(author, album, allRanked(5))}`);
  const order = () => names(page);
  await expect.poll(order).toEqual(['Image 1', 'Image 2', 'Image 3', 'Image 4', 'Image 5']);
  await page.getByRole('button', { name: 'Monter Image 3 d’un rang' }).click();
  await expect.poll(order).toEqual(['Image 1', 'Image 3', 'Image 2', 'Image 4', 'Image 5']);
  const from = await shelf(page).nth(4).boundingBox();
  const to = await shelf(page).nth(0).boundingBox();
  if (from === null || to === null) throw new Error('The shelf is not on screen');
  await page.mouse.move(from.x + 120, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 120, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + 6, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Image 5', 'Image 1', 'Image 3', 'Image 2', 'Image 4']);
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  await page.getByRole('link', { name: 'Voir le Résultat' }).click();
  await expect(page.getByRole('button', { name: /^Image 5, 1re place/u })).toBeVisible();
});

test('RK-61: a page that one goes to while the save is under way shows what was saved', async ({ page }) => {
  await skipRankingInfo(page);
  await validateEach(page);
  await signInAs(page, author);
  const points = [-1, -2, 0];
  await page.goto(`/classements/edit/${await saveRanking(author, album, points, { name: 'Avant coup' })}`);
  await page.getByRole('button', { name: 'Paramètres' }).click();
  await page.getByRole('textbox', { name: 'Nom du classement' }).fill('Après coup');
  // The save is delayed; the reply comes from the server itself.
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/ranking/**', async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByRole('button', { name: 'Sauvegarde...' })).toBeDisabled();
  await page.getByRole('link', { name: 'Voir le Résultat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avant coup' })).toBeVisible();
  resolve(undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Après coup' })).toBeVisible();
});

test('RK-22: what is refused to another person', async ({ page }) => {
  await signInAs(page, other);

  await test.step("RK-22: another person's ranking: « Vous n'êtes pas autorisé à modifier ce classement. »", async () => {
    const id = await saveRanking(author, album, allRanked(3));
    await page.goto(`/classements/edit/${id}`);
    await expect(page.getByText("Vous n'êtes pas autorisé à modifier ce classement.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/classements/${id}$`, 'u'));
  });

  await test.step('RK-62, RK-73: « Ce classement est privé » to somebody else who is signed in', async () => {
    const id = await saveRanking(author, album, allRanked(3), { isPrivate: true });
    await page.goto(`/classements/${id}`);
    await expect(alert(page).filter({ hasText: 'Ce classement est privé' })).toBeVisible();
  });
});

test('LB-58, SH-12: axe finds nothing in the viewer, with images on the podium, below it and in progress', async ({
  page,
}) => {
  await page.goto(`/classements/${await saveRanking(author, album, [-1, -2, -3, -4, 3, 1, 0])}`);
  await expect(page.getByText('4 images classées · 2 en progression')).toBeVisible();
  await expectAccessible(page);
});

test('RK-63: the viewer of a visitor, and its author’s', async ({ page, baseURL }) => {
  const passing = await registerUser(baseURL, 'De passage');
  const hidden = await saveRanking(passing, album, allRanked(3), { isPrivate: true });

  // Proves BU-3, RK-69, SH-11, TL-75, TO-54.
  await test.step('« Éditer » for the author only, « Faire le mien » for everybody, back to the list', async () => {
    await page.goto(`/classements/${await saveRanking(passing, album, allRanked(3))}`);
    await expect(page.getByRole('link', { name: 'Faire le mien' })).toHaveAttribute(
      'href',
      /type=classements/u,
    );
    await expect(page.getByRole('link', { name: 'Éditer' })).toBeHidden();
    await page.getByRole('link', { name: 'Retour aux classements' }).click();
    await expect(page).toHaveURL(/\/classements$/u);
    await expect(page.getByRole('heading', { name: 'Classements', level: 1 })).toBeVisible();
  });

  await test.step('RK-73: « Ce classement est privé » to a visitor', async () => {
    await page.goto(`/classements/${hidden}`);
    await expect(alert(page).filter({ hasText: 'Ce classement est privé' })).toBeVisible();
  });

  await test.step('RK-23: a session that cannot be checked: « Erreur lors de la vérification des autorisations. »', async () => {
    await signInAs(page, passing);
    await page.goto(`/classements/${hidden}`);
    const edit = page.getByRole('link', { name: 'Éditer' });
    await expect(edit).toHaveAttribute('href', `/classements/edit/${hidden}`);
    await passing.call('POST', '/revocation');
    await edit.click();
    await expect(page.getByText('Erreur lors de la vérification des autorisations.')).toBeVisible();
  });
});
