// The ranking on a desktop, by mouse and by keyboard alone: P2 §2, §4, §5, §8 and product.md §8. Messages are those of the spec
// to the letter. Replies are intercepted only where our server cannot cause them, and the title says so.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import type { MadeAlbum } from '../support/make-album.ts';
import {
  allRanked,
  choices,
  newRankingPath,
  playUntilRanked,
  saveRanking,
  shelf,
  skipRankingInfo,
  validate,
} from '../support/ranking-play.ts';
import { makeLargeAlbum } from '../support/seed-album.ts';

let author: ApiUser;
let other: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  other = await registerUser(baseURL, 'Autre');
  album = await makeLargeAlbum(baseURL, author, { name: 'Couleurs à classer', images: 150 });
});

const info = /Comment fonctionne le Classement/u;
const alert = (page: Page) => page.getByRole('alert');

test.describe('P2 §2 and §9, the rounds', () => {
  test('the first time says how it works, once, and closes with « Commencer le Classement »', async ({
    page,
  }) => {
    await page.goto(newRankingPath(album, 5));
    await expect(page.getByRole('dialog', { name: info })).toBeVisible();
    await page.getByRole('button', { name: 'Commencer le Classement' }).click();
    expect(await page.evaluate(() => localStorage.getItem('rankingInfoModalShown'))).toBe('true');
    await page.reload();
    await expect(choices(page)).toHaveCount(2);
    await expect(page.getByRole('dialog', { name: info })).toBeHidden();
  });

  test('by mouse: the order of choice shows, nothing chosen validates nothing, undo brings the choice back', async ({
    page,
  }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 21));
    await expect(page.getByRole('heading', { name: 'Éditeur de Classement' })).toBeVisible();
    await expect(validate(page)).toBeDisabled();
    const tiles = page.locator('[data-choice]');
    await tiles.nth(4).click();
    await tiles.nth(1).click();
    await expect(tiles.nth(4)).toHaveAccessibleName(/jamais vue, choisie en 1re/u);
    await expect(tiles.nth(1)).toHaveAccessibleName(/choisie en 2e/u);
    await expect(page.getByText('(2/5)')).toBeVisible();
    const shown = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-choice')));
    await validate(page).click();
    await expect(page.getByText('(0/5)')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('(2/5)')).toBeVisible();
    expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-choice')))).toEqual(
      shown,
    );
  });

  test('by keyboard alone: digits, Enter, P, U, arrows, I and ? all the way to the end', async ({ page }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 3));
    await expect(choices(page)).toHaveCount(2);
    await page.keyboard.press('Digit2');
    await expect(page.locator('[data-choice]').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('p');
    await page.keyboard.press('u');
    await page.keyboard.press('Control+z');
    await expect(page.locator('[data-choice]').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-choice]').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-choice]').nth(1)).toBeFocused();
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog', { name: /Image \d+/u })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await playUntilRanked(page, 3);
    await expect(page.getByRole('heading', { name: 'Classement terminé' })).toBeVisible();
    const names = () => shelf(page).locator('[data-open]').allTextContents();
    const before = await names();
    await shelf(page).nth(2).locator('[data-open]').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(names).toEqual([before[0], before[2], before[1]]);
    await page.keyboard.press('u');
    await expect.poll(names).toEqual(before);
  });

  test('the qualification says so, and each image its views', async ({ page }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 4));
    await expect(choices(page)).toHaveCount(2);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Digit1');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Phase de Qualification')).toBeVisible();
    await expect(page.locator('[data-choice]').first()).toHaveAccessibleName(/vue 2 fois/u);
  });

  test('a whole cycle of « Passer » offers to stop; what is there stays and can be continued', async ({
    page,
  }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 4));
    const offer = page.getByText('Vous avez vu toutes les images sans en choisir. Voulez-vous arrêter là ?');
    await page.getByRole('button', { name: 'Passer', exact: true }).click();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Passer', exact: true }).click();
    await expect(offer).toBeVisible();
    await page.getByRole('status').filter({ has: offer }).getByRole('button', { name: 'Arrêter là' }).click();
    await expect(choices(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Commencer le Classement' }).click();
    await expect(choices(page)).toHaveCount(2);
  });
});

test.describe('P2 §4, drafts and saves', () => {
  test('leaving and coming back finds the same images, choice and shelf; another selection asks', async ({
    page,
  }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 5));
    await playUntilRanked(page, 1);
    await page.locator('[data-choice]').first().click();
    const shown = await page
      .locator('[data-choice]')
      .evaluateAll((all) => all.map((tile) => tile.outerHTML.slice(0, 200)));
    await expect(page.getByText('Brouillon enregistré')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Brouillon repris.')).toBeVisible();
    await expect(shelf(page)).toHaveCount(1);
    expect(
      await page
        .locator('[data-choice]')
        .evaluateAll((all) => all.map((tile) => tile.outerHTML.slice(0, 200))),
    ).toEqual(shown);
    await page.goto(newRankingPath(album, 6));
    const question = page.getByRole('dialog', { name: 'Reprendre votre brouillon ?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Reprendre' }).click();
    await expect(shelf(page)).toHaveCount(1);
    await page.goto(newRankingPath(album, 6));
    await question.getByRole('button', { name: 'Recommencer' }).click();
    await expect(shelf(page)).toHaveCount(0);
    await expect(choices(page)).toHaveCount(2);
  });

  test('a visitor builds, signs in on the way, and saves: nothing is lost', async ({ page }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 3, 'Fait en visiteur'));
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

  test('create, save, carry on at the new address, update, reload, continue, reset, see the result', async ({
    page,
  }) => {
    await signInAs(page, author);
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 3, 'De bout en bout'));
    await expect(page.getByRole('button', { name: 'Sauvegarder Progression' })).toBeDisabled();
    await playUntilRanked(page, 1);
    await page.getByRole('button', { name: 'Paramètres' }).click();
    await page.getByLabel('Description').fill('Essayé partout.');
    await page.getByRole('button', { name: 'Masquer' }).click();
    await page.getByRole('button', { name: 'Sauvegarder Progression' }).click();
    await expect(
      page.getByText('Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
    await expect(page.getByRole('heading', { name: 'Modifier le Classement' })).toBeVisible();
    // The round goes on where it was.
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
    await expect(page.getByText('3 images classées')).toBeVisible();
  });

  test('the shelf is reordered by its buttons and by dragging', async ({ page }) => {
    await signInAs(page, author);
    await skipRankingInfo(page);
    const id = await saveRanking(author, album, allRanked(5));
    await page.goto(`/classements/edit/${id}`);
    const names = () => shelf(page).locator('[data-open]').allTextContents();
    await expect.poll(names).toEqual(['Image 1', 'Image 2', 'Image 3', 'Image 4', 'Image 5']);
    await page.getByRole('button', { name: 'Monter Image 3 d’un rang' }).click();
    await expect.poll(names).toEqual(['Image 1', 'Image 3', 'Image 2', 'Image 4', 'Image 5']);
    const from = await shelf(page).nth(4).boundingBox();
    const to = await shelf(page).nth(0).boundingBox();
    if (from === null || to === null) throw new Error('The shelf is not on screen');
    await page.mouse.move(from.x + 120, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 120, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 120, to.y + 6, { steps: 8 });
    await page.mouse.up();
    await expect.poll(names).toEqual(['Image 5', 'Image 1', 'Image 3', 'Image 2', 'Image 4']);
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
    await page.goto(`/classements/${id}`);
    await expect(page.getByRole('button', { name: /^Image 5, 1re place/u })).toBeVisible();
  });

  test('somebody who saved elsewhere meanwhile: reload, overwrite or keep a copy', async ({ page }) => {
    await signInAs(page, author);
    await skipRankingInfo(page);
    const id = await saveRanking(author, album, allRanked(4), { name: 'Deux onglets' });
    await page.goto(`/classements/edit/${id}`);
    await page.getByRole('button', { name: 'Monter Image 2 d’un rang' }).click();
    await author.call('PUT', `/ranking/${id}`, { name: 'L’autre onglet' });
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Ce classement a été sauvegardé depuis un autre onglet');
    await dialog.getByRole('button', { name: /Écraser/u }).click();
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
    const read = (which: number) =>
      author.call<{ name: string; rankingImage: { id_image: number }[] }>('GET', `/ranking/${which}`);
    const [best, second] = album.images;
    expect(await read(id)).toMatchObject({
      name: 'Deux onglets',
      rankingImage: [{ id_image: second }, {}, {}, {}],
    });

    await test.step('a copy leaves both', async () => {
      await page.getByRole('button', { name: 'Monter Image 1 d’un rang' }).click();
      await author.call('PUT', `/ranking/${id}`, { name: 'La leur' });
      await page.getByRole('button', { name: 'Mettre à jour' }).click();
      await dialog.getByRole('button', { name: /Garder la mienne comme copie/u }).click();
      await expect(page).not.toHaveURL(new RegExp(`/edit/${id}$`, 'u'));
      await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
      expect((await read(id)).name).toBe('La leur');
      const copy = await read(Number(page.url().split('/').at(-1)));
      expect(copy).toMatchObject({
        name: 'Deux onglets (copie)',
        rankingImage: [{ id_image: best }, {}, {}, {}],
      });
    });

    await test.step('reload gives the other version', async () => {
      await page.goto(`/classements/edit/${id}`);
      await page.getByRole('button', { name: 'Monter Image 4 d’un rang' }).click();
      await author.call('PUT', `/ranking/${id}`, { name: 'La dernière' });
      await page.getByRole('button', { name: 'Mettre à jour' }).click();
      await dialog.getByRole('button', { name: /Recharger l’autre version/u }).click();
      await expect(page.getByText('La dernière')).toBeVisible();
      await expect(shelf(page).nth(3)).toContainText('Image 4');
    });
  });
});

test.describe('P2 §5 and §8, messages of the editor', () => {
  test('without a name or an account: « Veuillez vous connecter et donner un nom à votre classement. »', async ({
    page,
  }) => {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 3));
    await playUntilRanked(page, 1);
    await page.keyboard.press('Control+s');
    await expect(
      alert(page).filter({ hasText: 'Veuillez vous connecter et donner un nom à votre classement.' }),
    ).toBeVisible();
  });

  test('without a choice: « Aucune progression à sauvegarder. … »', async ({ page }) => {
    await signInAs(page, author);
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 7));
    await expect(choices(page)).toHaveCount(2);
    await page.keyboard.press('Control+s');
    await expect(
      page.getByText("Aucune progression à sauvegarder. Sélectionnez au moins quelques images d'abord."),
    ).toBeVisible();
  });

  test('a save that fails: « Erreur lors de la sauvegarde du classement. Veuillez réessayer. », then works', async ({
    page,
  }) => {
    await signInAs(page, author);
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, 8));
    await playUntilRanked(page, 1);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sauvegarder Progression' }).click();
    await expect(
      page.getByText('Erreur lors de la sauvegarde du classement. Veuillez réessayer.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
  });

  test("another person's ranking: « Vous n'êtes pas autorisé à modifier ce classement. »", async ({
    page,
  }) => {
    await signInAs(page, other);
    const id = await saveRanking(author, album, allRanked(3));
    await page.goto(`/classements/edit/${id}`);
    await expect(page.getByText("Vous n'êtes pas autorisé à modifier ce classement.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/classements/${id}$`, 'u'));
  });

  test('a ranking that is not there: « … Redirection vers la liste. »', async ({ page }) => {
    await signInAs(page, author);
    await page.goto('/classements/edit/999999');
    await expect(
      page.getByText('Erreur lors du chargement du classement. Redirection vers la liste.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/classements$/u);
  });

  test('a session that cannot be checked: « Erreur lors de la vérification des autorisations. »', async ({
    page,
    baseURL,
  }) => {
    const passing = await registerUser(baseURL, 'De passage');
    await signInAs(page, passing);
    const id = await saveRanking(passing, album, allRanked(3), { isPrivate: true });
    await page.goto(`/classements/${id}`);
    const edit = page.getByRole('link', { name: 'Éditer' });
    await expect(edit).toBeVisible();
    await passing.call('POST', '/revocation');
    await edit.click();
    await expect(page.getByText('Erreur lors de la vérification des autorisations.')).toBeVisible();
  });

  test('an address without an album leads to the albums', async ({ page }) => {
    await page.goto('/classements/create/editor');
    await expect(page).toHaveURL(/\/allalbum$/u);
  });
});

test.describe('P2 §2, the viewer', () => {
  for (const [count, podium, rest] of [
    [2, 2, 0],
    [3, 3, 0],
    [5, 3, 2],
    [150, 3, 147],
  ] as const) {
    test(`shows ${count} images: ${podium} on the podium, ${rest} below`, async ({ page }) => {
      const id = await saveRanking(author, album, allRanked(count), { name: `Vu à ${count}` });
      await page.goto(`/classements/${id}`);
      const steps = page.getByRole('region', { name: 'Podium' }).getByRole('button');
      await expect(steps).toHaveCount(podium);
      const order = podium === 3 ? ['Image 2', 'Image 1', 'Image 3'] : ['Image 2', 'Image 1'];
      for (const [index, name] of order.entries())
        await expect(steps.nth(index)).toHaveAccessibleName(new RegExp(`^${name},`, 'u'));
      await expect(page.getByRole('heading', { name: 'Reste du Classement' })).toHaveCount(rest > 0 ? 1 : 0);
      if (rest > 0) await expect(page.getByRole('table').getByRole('row')).toHaveCount(rest + 1);
    });
  }

  test('shows images in progress with their score, and opens them in place', async ({ page }) => {
    const id = await saveRanking(author, album, [-1, -2, -3, -4, 3, 1, 0]);
    await page.goto(`/classements/${id}`);
    await expect(page.getByText('4 images classées · 2 en progression')).toBeVisible();
    const section = page.getByRole('region', { name: 'Images en Progression' });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(section.getByRole('listitem').first()).toContainText('3/5');
    await expect(section.getByRole('listitem').first()).toContainText('En progression');
    await expect(section).toContainText('leur rang n’est pas fixé');
    await page.getByRole('button', { name: /^Image 1, 1re place/u }).click();
    await expect(page.getByRole('dialog', { name: 'Image 1' })).toContainText('1ʳᵉ place');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page);
  });

  test('has its two empty states', async ({ page }) => {
    await page.goto(`/classements/${await saveRanking(author, album, [0, 0, 0])}`);
    await expect(page.getByText('Aucune image dans ce classement')).toBeVisible();
    await page.goto(`/classements/${await saveRanking(author, album, [2, 1, 0])}`);
    await expect(page.getByText('Classement en cours')).toBeVisible();
  });

  test('« Éditer » for the author only, « Faire le mien » for everybody, back to the list', async ({
    page,
    context,
  }) => {
    const id = await saveRanking(author, album, allRanked(3));
    await page.goto(`/classements/${id}`);
    await expect(page.getByRole('link', { name: 'Éditer' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Faire le mien' })).toHaveAttribute(
      'href',
      /type=classements/u,
    );
    await page.getByRole('link', { name: 'Retour aux classements' }).click();
    await expect(page).toHaveURL(/\/classements$/u);
    await expect(page.getByRole('heading', { name: 'Classements', level: 1 })).toBeVisible();
    const mine = await context.newPage();
    await signInAs(mine, author);
    await mine.goto(`/classements/${id}`);
    await expect(mine.getByRole('link', { name: 'Éditer' })).toHaveAttribute(
      'href',
      `/classements/edit/${id}`,
    );
  });

  test('P2 §8: « Ce classement est privé », « Classement introuvable », « ID du classement manquant »', async ({
    page,
  }) => {
    const id = await saveRanking(author, album, allRanked(3), { isPrivate: true });
    await page.goto(`/classements/${id}`);
    await expect(alert(page).filter({ hasText: 'Ce classement est privé' })).toBeVisible();
    await page.goto('/classements/999999');
    await expect(alert(page).filter({ hasText: 'Classement introuvable' })).toBeVisible();
    await page.goto('/classements/rien');
    await expect(alert(page).filter({ hasText: 'ID du classement manquant' })).toBeVisible();
  });

  test('P2 §8: « Ce classement est privé » to somebody else who is signed in', async ({ page }) => {
    await signInAs(page, other);
    const id = await saveRanking(author, album, allRanked(3), { isPrivate: true });
    await page.goto(`/classements/${id}`);
    await expect(alert(page).filter({ hasText: 'Ce classement est privé' })).toBeVisible();
  });

  test('P2 §8: « Erreur lors du chargement du classement » without a network, then once more', async ({
    page,
  }) => {
    await page.goto(`/classements/${await saveRanking(author, album, allRanked(3))}`);
    await saveRanking(author, album, allRanked(3), { name: 'Hors d’atteinte' });
    await page.getByRole('link', { name: 'Retour aux classements' }).click();
    const card = page.getByRole('link', { name: 'Hors d’atteinte' });
    await expect(card).toBeVisible();
    await page.context().setOffline(true);
    await card.click();
    await expect(alert(page).filter({ hasText: 'Erreur lors du chargement du classement' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Hors d’atteinte' })).toBeVisible();
  });

  test('P2 §8: « Accès interdit à ce classement » (intercepted: our server always gives its reason)', async ({
    page,
  }) => {
    const id = await saveRanking(author, album, allRanked(3));
    await page.route(`**/api/ranking/${id}`, (route) =>
      route.fulfill({ status: 403, json: { status: 'error', code: 'forbidden', message: '' } }),
    );
    await page.goto(`/classements/${id}`);
    await expect(alert(page).filter({ hasText: 'Accès interdit à ce classement' })).toBeVisible();
  });
});

test('ux.md: axe finds nothing in the editor, in both themes', async ({ page }) => {
  await signInAs(page, author);
  await skipRankingInfo(page);
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(newRankingPath(album, 9));
    await playUntilRanked(page, 1);
    await page.locator('[data-choice]').first().click();
    await page.getByRole('button', { name: 'Paramètres' }).click();
    await expectAccessible(page);
  }
});
