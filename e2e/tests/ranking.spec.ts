// The ranking on a desktop, by mouse and by keyboard alone: P2 §2, §4, §5, §8 and product.md §8. Messages are those of the spec
// to the letter. Replies are intercepted only where our server cannot cause them, and the title says so.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectCleanAxe } from '../support/clean-axe.ts';
import { pressButton } from '../support/keyboard.ts';
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
const tiles = (page: Page) => page.locator('[data-choice]');
const names = (page: Page) => shelf(page).locator('[data-open]').allTextContents();
const draftQuestion = (page: Page) => page.getByRole('dialog', { name: 'Reprendre votre brouillon ?' });

test('P2 §2, §4 and §9: a visitor plays, leaves, comes back, signs in on the way and saves', async ({
  page,
}) => {
  await test.step('the first time says how it works, once, and closes with « Commencer le Classement »', async () => {
    await page.goto(newRankingPath(album, 5));
    await expect(page.getByRole('dialog', { name: info })).toBeVisible();
    await page.getByRole('button', { name: 'Commencer le Classement' }).click();
    expect(await page.evaluate(() => localStorage.getItem('rankingInfoModalShown'))).toBe('true');
    await page.reload();
    await expect(choices(page)).toHaveCount(2);
    await expect(page.getByRole('dialog', { name: info })).toBeHidden();
  });

  await test.step('leaving and coming back finds the same images, choice and shelf; another selection asks', async () => {
    await playUntilRanked(page, 1);
    await tiles(page).first().click();
    const onScreen = () => tiles(page).evaluateAll((all) => all.map((tile) => tile.outerHTML.slice(0, 200)));
    const shown = await onScreen();
    await expect(page.getByText('Brouillon enregistré')).toBeVisible();
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

  await test.step('a whole cycle of « Passer » offers to stop; what is there stays and can be continued', async () => {
    const offer = page.getByText('Vous avez vu toutes les images sans en choisir. Voulez-vous arrêter là ?');
    await page.getByRole('button', { name: 'Passer', exact: true }).click();
    await expect(page.getByText('2 images à l’écran · 0 image encore à voir dans ce tour')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Passer', exact: true }).click();
    await expect(offer).toBeVisible();
    await page.getByRole('status').filter({ has: offer }).getByRole('button', { name: 'Arrêter là' }).click();
    await expect(choices(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Commencer le Classement' }).click();
    await expect(choices(page)).toHaveCount(2);
  });

  await test.step('the qualification says so, and each image its views', async () => {
    await page.getByRole('button', { name: 'Recommencer', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Recommencer' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Digit1');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Phase de Qualification')).toBeVisible();
    await expect(tiles(page).first()).toHaveAccessibleName(/vue 2 fois/u);
  });

  await test.step('without a name or an account: « Veuillez vous connecter et donner un nom à votre classement. »', async () => {
    await playUntilRanked(page, 1);
    await page.keyboard.press('Control+s');
    await expect(
      alert(page).filter({ hasText: 'Veuillez vous connecter et donner un nom à votre classement.' }),
    ).toBeVisible();
  });

  await test.step('a visitor builds, signs in on the way, and saves: nothing is lost', async () => {
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

test('P2 §2 and §9: the rounds by keyboard alone, then by mouse', async ({ page }) => {
  await skipRankingInfo(page);
  await test.step('by keyboard alone: digits, Enter, P, U, arrows, I and ? all the way to the end', async () => {
    await page.goto(newRankingPath(album, 3));
    await expect(choices(page)).toHaveCount(2);
    await page.keyboard.press('Digit2');
    await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('p');
    await page.keyboard.press('u');
    await page.keyboard.press('Control+z');
    await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await tiles(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tiles(page).nth(1)).toBeFocused();
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
    const before = await names(page);
    await shelf(page).nth(2).locator('[data-open]').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page)).toEqual([before[0], before[2], before[1]]);
    await page.keyboard.press('u');
    await expect.poll(() => names(page)).toEqual(before);
  });

  await test.step('by mouse: the order of choice shows, nothing chosen validates nothing, undo brings the choice back', async () => {
    await page.goto(newRankingPath(album, 21));
    await pressButton(page, draftQuestion(page).getByRole('button', { name: 'Recommencer' }));
    await expect(page.getByRole('heading', { name: 'Éditeur de Classement' })).toBeVisible();
    await expect(validate(page)).toBeDisabled();
    await tiles(page).nth(4).click();
    await tiles(page).nth(1).click();
    await expect(tiles(page).nth(4)).toHaveAccessibleName(/jamais vue, choisie en 1re/u);
    await expect(tiles(page).nth(1)).toHaveAccessibleName(/choisie en 2e/u);
    await expect(page.getByText('(2/5)')).toBeVisible();
    const onScreen = () =>
      tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-choice')));
    const shown = await onScreen();
    await validate(page).click();
    await expect(page.getByText('(0/5)')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('(2/5)')).toBeVisible();
    expect(await onScreen()).toEqual(shown);
  });
});

test('create, save, carry on at the new address, update, reload, continue, reset, see the result', async ({
  page,
}) => {
  await signInAs(page, author);
  await skipRankingInfo(page);
  await page.goto(newRankingPath(album, 3, 'De bout en bout'));
  const save = page.getByRole('button', { name: 'Sauvegarder Progression' });
  await expect(save).toBeDisabled();

  await test.step('without a choice: « Aucune progression à sauvegarder. … »', async () => {
    await expect(choices(page)).toHaveCount(2);
    await page.keyboard.press('Control+s');
    await expect(
      page.getByText("Aucune progression à sauvegarder. Sélectionnez au moins quelques images d'abord."),
    ).toBeVisible();
  });

  await test.step('ux.md: axe finds nothing in the editor, in both themes', async () => {
    await playUntilRanked(page, 1);
    await page.getByRole('button', { name: 'Paramètres' }).click();
    await page.getByLabel('Description').fill('Essayé partout.');
    await tiles(page).first().click();
    await expectCleanAxe(page);
    await tiles(page).first().click();
    await page.getByRole('button', { name: 'Masquer' }).click();
  });

  await test.step('a save that fails: « Erreur lors de la sauvegarde du classement. Veuillez réessayer. », then works', async () => {
    await page.context().setOffline(true);
    await save.click();
    await expect(
      page.getByText('Erreur lors de la sauvegarde du classement. Veuillez réessayer.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(
      page.getByText('Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
    await expect(page.getByRole('heading', { name: 'Modifier le Classement' })).toBeVisible();
  });

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
  await expect(page.getByText('Essayé partout.')).toBeVisible();
  await expect(page.getByText('3 images classées')).toBeVisible();
});

test('P2 §2, product.md §2: a saved ranking is reordered; saved elsewhere meanwhile, nothing is overwritten without a choice', async ({
  page,
}) => {
  await signInAs(page, author);
  await skipRankingInfo(page);
  const update = page.getByRole('button', { name: 'Mettre à jour' });

  await test.step('the shelf is reordered by its buttons and by dragging', async () => {
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
    await update.click();
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
    await page.getByRole('link', { name: 'Voir le Résultat' }).click();
    await expect(page.getByRole('button', { name: /^Image 5, 1re place/u })).toBeVisible();
  });

  const id = await saveRanking(author, album, allRanked(4), { name: 'Deux onglets' });
  const dialog = page.getByRole('dialog');
  const read = (which: number) =>
    author.call<{ name: string; rankingImage: { id_image: number }[] }>('GET', `/ranking/${which}`);
  const [best, second] = album.images;

  await test.step('somebody who saved elsewhere meanwhile: reload, overwrite or keep a copy', async () => {
    await page.goto(`/classements/edit/${id}`);
    await page.getByRole('button', { name: 'Monter Image 2 d’un rang' }).click();
    await author.call('PUT', `/ranking/${id}`, { name: 'L’autre onglet' });
    await update.click();
    await expect(dialog).toContainText('Ce classement a été sauvegardé depuis un autre onglet');
    await dialog.getByRole('button', { name: /Écraser/u }).click();
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
    expect(await read(id)).toMatchObject({
      name: 'Deux onglets',
      rankingImage: [{ id_image: second }, {}, {}, {}],
    });
  });

  await test.step('a copy leaves both', async () => {
    await page.getByRole('button', { name: 'Monter Image 1 d’un rang' }).click();
    await author.call('PUT', `/ranking/${id}`, { name: 'La leur' });
    await update.click();
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
    await update.click();
    await dialog.getByRole('button', { name: /Recharger l’autre version/u }).click();
    await expect(page.getByText('La dernière')).toBeVisible();
    await expect(shelf(page).nth(3)).toContainText('Image 4');
  });
});

test('P2 §8: what is refused to another person, and addresses that lead nowhere', async ({ page }) => {
  await signInAs(page, other);

  await test.step("another person's ranking: « Vous n'êtes pas autorisé à modifier ce classement. »", async () => {
    const id = await saveRanking(author, album, allRanked(3));
    await page.goto(`/classements/edit/${id}`);
    await expect(page.getByText("Vous n'êtes pas autorisé à modifier ce classement.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/classements/${id}$`, 'u'));
  });

  await test.step('P2 §8: « Ce classement est privé » to somebody else who is signed in', async () => {
    const id = await saveRanking(author, album, allRanked(3), { isPrivate: true });
    await page.goto(`/classements/${id}`);
    await expect(alert(page).filter({ hasText: 'Ce classement est privé' })).toBeVisible();
  });

  await test.step('a ranking that is not there: « … Redirection vers la liste. »', async () => {
    await page.goto('/classements/edit/999999');
    await expect(
      page.getByText('Erreur lors du chargement du classement. Redirection vers la liste.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/classements$/u);
  });

  await test.step('an address without an album leads to the albums', async () => {
    await page.goto('/classements/create/editor');
    await expect(page).toHaveURL(/\/allalbum$/u);
  });

  await test.step('P2 §8: an id that is none leads to the albums, in the editor of each kind', async () => {
    for (const path of ['/tierlists/edit/abc', '/tournois/edit/0', '/classements/edit/abc']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/allalbum$/u);
    }
  });
});

test('P2 §2: the viewer, from its empty states to 150 images', async ({ page }) => {
  for (const [count, podium, rest] of [
    [2, 2, 0],
    [3, 3, 0],
    [5, 3, 2],
    [150, 3, 147],
  ] as const)
    await test.step(`shows ${count} images: ${podium} on the podium, ${rest} below`, async () => {
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

  await test.step('has its two empty states', async () => {
    await page.goto(`/classements/${await saveRanking(author, album, [0, 0, 0])}`);
    await expect(page.getByText('Aucune image dans ce classement')).toBeVisible();
    await page.goto(`/classements/${await saveRanking(author, album, [2, 1, 0])}`);
    await expect(page.getByText('Classement en cours')).toBeVisible();
  });

  await test.step('shows images in progress with their score, and opens them in place', async () => {
    await page.goto(`/classements/${await saveRanking(author, album, [-1, -2, -3, -4, 3, 1, 0])}`);
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
});

test('P2 §2 and §8: the viewer of a visitor, what it says when there is nothing to see, and its author’s', async ({
  page,
  baseURL,
}) => {
  const passing = await registerUser(baseURL, 'De passage');
  const hidden = await saveRanking(passing, album, allRanked(3), { isPrivate: true });

  await test.step('« Éditer » for the author only, « Faire le mien » for everybody, back to the list', async () => {
    await page.goto(`/classements/${await saveRanking(passing, album, allRanked(3))}`);
    await expect(page.getByRole('link', { name: 'Faire le mien' })).toHaveAttribute(
      'href',
      /type=classements/u,
    );
    await expect(page.getByRole('link', { name: 'Éditer' })).toBeHidden();
    await saveRanking(passing, album, allRanked(3), { name: `Hors d’atteinte ${passing.nametag}` });
    await page.getByRole('link', { name: 'Retour aux classements' }).click();
    await expect(page).toHaveURL(/\/classements$/u);
    await expect(page.getByRole('heading', { name: 'Classements', level: 1 })).toBeVisible();
  });

  await test.step('P2 §8: « Erreur lors du chargement du classement » without a network, then once more', async () => {
    const card = page.getByRole('link', { name: `Hors d’atteinte ${passing.nametag}` });
    await expect(card).toBeVisible();
    await page.context().setOffline(true);
    await card.click();
    await expect(alert(page).filter({ hasText: 'Erreur lors du chargement du classement' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Hors d’atteinte' })).toBeVisible();
  });

  await test.step('P2 §8: « Ce classement est privé », « Classement introuvable », « ID du classement manquant »', async () => {
    await page.goto(`/classements/${hidden}`);
    await expect(alert(page).filter({ hasText: 'Ce classement est privé' })).toBeVisible();
    await page.goto('/classements/999999');
    await expect(alert(page).filter({ hasText: 'Classement introuvable' })).toBeVisible();
    await page.goto('/classements/rien');
    await expect(alert(page).filter({ hasText: 'ID du classement manquant' })).toBeVisible();
  });

  await test.step('P2 §9: an image whose file is gone shows the default one (intercepted: our server keeps its files)', async () => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/classements/${await saveRanking(author, album, allRanked(3))}`);
    const podium = page.getByRole('region', { name: 'Podium' }).locator('img');
    await expect(podium).toHaveCount(3);
    for (const picture of await podium.all())
      await expect(picture).toHaveAttribute('src', '/default-image.jpg');
    await page.unroute('**/media/**');
  });

  await test.step('P2 §8: « Accès interdit à ce classement » (intercepted: our server always gives its reason)', async () => {
    const address = `**/api/ranking/${hidden}`;
    await page.route(address, (route) =>
      route.fulfill({ status: 403, json: { status: 'error', code: 'forbidden', message: '' } }),
    );
    await page.goto(`/classements/${hidden}`);
    await expect(alert(page).filter({ hasText: 'Accès interdit à ce classement' })).toBeVisible();
    await page.unroute(address);
  });

  await test.step('a session that cannot be checked: « Erreur lors de la vérification des autorisations. »', async () => {
    await signInAs(page, passing);
    await page.goto(`/classements/${hidden}`);
    const edit = page.getByRole('link', { name: 'Éditer' });
    await expect(edit).toHaveAttribute('href', `/classements/edit/${hidden}`);
    await passing.call('POST', '/revocation');
    await edit.click();
    await expect(page.getByText('Erreur lors de la vérification des autorisations.')).toBeVisible();
  });
});
