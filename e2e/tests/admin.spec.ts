// The admin panel and the flagged images (P1 §2 « Admin panel », §5, §6) and every message of them (§8), against the real server.
// A reply is intercepted only for what our server no longer causes: lists that break down, a doubtful image.
import { expect, type Page, test } from '@playwright/test';
import { registerModo, signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectCleanAxe } from '../support/clean-axe.ts';
import { letTimePassUntil, stopClock } from '../support/clock.ts';
import { follow } from '../support/follow.ts';
import { giveFlags } from '../support/give-flags.ts';
import { makeAlbum } from '../support/make-album.ts';
import { cutNetwork, mendNetwork } from '../support/network.ts';
import { takePicture } from '../support/picture.ts';
import { answerInstead } from '../support/refuse.ts';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

let admin: ApiUser;
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL);
});

/** Whoever looks is in the panel already. */
async function openTab(page: Page, tab: string, search?: string): Promise<void> {
  await follow(page, addressOf(tab, search));
}

async function openPanel(page: Page, tab: string, search?: string): Promise<void> {
  await signInAs(page, admin);
  await page.goto(addressOf(tab, search));
}

function addressOf(tab: string, search = ''): string {
  return `/admin?tab=${tab}${search === '' ? '' : `&search=${encodeURIComponent(search)}`}`;
}

const expectUsers = (page: Page, count: number) =>
  expect(page.getByRole('list', { name: 'Utilisateurs' }).getByRole('listitem')).toHaveCount(count);

/** The server fails by itself at this list. */
function breakList(page: Page, path: string): Promise<void> {
  return answerInstead(page, path, 'GET', {
    status: 500,
    code: 'internal_error',
    message: 'Une erreur inattendue est survenue.',
  });
}

test('P1 §2 and §6: the panel is the admins’ alone, and so is its button', async ({ page, baseURL }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'ADMIN' })).toHaveCount(0);

  await signInAs(page, await registerUser(baseURL));
  for (const address of ['/admin', '/admin/album/edit/1', '/moderation']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('link', { name: 'ADMIN' })).toHaveCount(0);
});

test('P1 §2: an admin opens the panel by its button; each tab is an address', async ({ page }) => {
  await signInAs(page, admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'ADMIN' }).click();
  await expect(page.getByRole('link', { name: 'Utilisateurs' })).toHaveAttribute('aria-current', 'page');

  for (const [name, tab] of [
    ['Catégories', 'categories'],
    ['Tier lists', 'tierlists'],
    ['Tournois', 'tournaments'],
    ['Classements', 'rankings'],
    ['Albums', 'albums'],
    ['Images signalées', 'flags'],
    ['Journal', 'audit'],
  ] as const) {
    await page.getByLabel('Rubriques').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/admin?tab=${tab}`);
    await expect(page.getByLabel('Rubriques').getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=flags');
});

test('P1 §2, §5, §8: the users of the panel', async ({ page, baseURL }) => {
  await openPanel(page, 'users');

  await test.step('P1 §2: users are searched, filtered by status and sorted, in the address', async () => {
    const user = await registerUser(baseURL, 'Zébulon');
    const later = await registerUser(baseURL, `Zoé ${user.nametag}`);
    const first = page.getByRole('list', { name: 'Utilisateurs' }).getByRole('listitem').first();
    await page.getByLabel('Nom, nametag ou adresse').fill(user.nametag);
    await expectUsers(page, 2);
    await expect(page).toHaveURL(new RegExp(`search=${user.nametag}`));
    await expect(first).toContainText(later.nametag);
    await page.getByLabel('Trier').selectOption('oldest');
    await expect(first).toContainText('Zébulon');
    await page.getByLabel('Statut').selectOption('desactive');
    await expect(page.getByText('Rien ne correspond à votre recherche')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await page.getByLabel('Trier').selectOption('last_connection');
    await expect(page).toHaveURL('/admin?tab=users&sort=last_connection');
    await page.reload();
    await expect(page.getByLabel('Trier')).toHaveValue('last_connection');
  });
  await test.step('P1 §2: an admin deactivates, reactivates and, asked twice, deletes a user', async () => {
    const user = await registerUser(baseURL, 'Éphémère');
    await openTab(page, 'users', user.nametag);
    await expectUsers(page, 1);

    await page.getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByText('Éphémère est désactivé.')).toBeVisible();
    await expect(user.call('GET', '/session')).rejects.toThrow(/401|403/);
    await page.getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('Éphémère est réactivé.')).toBeVisible();

    await page.getByRole('button', { name: 'Supprimer Éphémère' }).click();
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog(page)).toContainText('Cette action ne peut pas être annulée.');
    await dialog(page).getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByText('« Éphémère » a été supprimé.')).toBeVisible();
    await expect(page.getByText('Rien ne correspond à votre recherche')).toBeVisible();
  });
  await test.step('ux: a bulk action deactivates all that is chosen', async () => {
    const one = await registerUser(baseURL, 'Groupe');
    await registerUser(baseURL, `Groupe ${one.nametag}`);
    await openTab(page, 'users', 'groupe');
    await expectUsers(page, 2);

    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Tout sélectionner (2)' }).click();
    await page
      .getByRole('region', { name: '2 sélectionnés' })
      .getByRole('button', { name: 'Désactiver' })
      .click();
    await expect(dialog(page)).toContainText('Désactiver 2 personnes ?');
    await expect(dialog(page)).toContainText('« Groupe »');
    await dialog(page).getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByText('2 modifications faites.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réactiver' }).first()).toBeVisible();
  });
  await test.step('P1 §8 users: a failure of the status and of the deletion is said; whoever is gone leaves the list', async () => {
    const one = await registerUser(baseURL, 'Tenace');
    const other = await registerUser(baseURL, `Coriace ${one.nametag}`);
    await openTab(page, 'users', one.nametag);
    await expectUsers(page, 2);
    // Another admin was quicker.
    await admin.call('DELETE', `/user/${one.id}`);
    await admin.call('DELETE', `/user/${other.id}`);

    const row = page.getByRole('listitem').filter({ hasText: 'Tenace' });
    await row.getByRole('button', { name: 'Désactiver' }).click();
    await expect(alert(page, 'Une erreur est survenue lors de la modification du statut.')).toBeVisible();
    await expectUsers(page, 1);
    await page.getByRole('button', { name: 'Supprimer Coriace' }).click();
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(alert(page, 'Une erreur est survenue lors de la suppression.')).toBeVisible();
    await expect(page.getByText('Rien ne correspond à votre recherche')).toBeVisible();
  });
  await test.step('access D14: an admin finds no way to shut themself out', async () => {
    await openTab(page, 'users', admin.nametag);

    await expect(page.getByText('Vous', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Désactiver' })).toHaveCount(0);
    await page.getByRole('button', { name: `Rôles de ${admin.username}` }).click();
    await dialog(page).getByRole('button', { name: 'Retirer le rôle Administrateur' }).click();
    await expect(alert(page, 'Vous ne pouvez pas faire cela à votre propre compte.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('P1 §5, §8 roles: one must be chosen, exist, and not be held already; after an error the list is loaded again', async () => {
    const user = await registerUser(baseURL, 'Rolande');
    await openTab(page, 'users', user.nametag);
    await expect(page.getByRole('button', { name: 'Rôles de Rolande' })).toBeVisible();
    let loads = 0;
    page.on('request', (request) => {
      if (/\/api\/user\?/.test(request.url())) loads += 1;
    });

    await page.getByRole('button', { name: 'Rôles de Rolande' }).click();
    const add = dialog(page).getByRole('button', { name: 'Ajouter', exact: true });
    await add.click();
    await expect(alert(page, 'Veuillez sélectionner un rôle.')).toBeVisible();

    await dialog(page).getByLabel('Ajouter un rôle').selectOption({ label: 'Modérateur' });
    await add.click();
    await expect(page.getByText('Rôle ajouté.')).toBeVisible();
    await dialog(page).getByLabel('Ajouter un rôle').selectOption({ label: 'Modérateur' });
    await add.click();
    await expect(alert(page, "L'utilisateur possède déjà ce rôle.")).toBeVisible();
    expect(loads).toBe(0);

    // Another admin took it away meanwhile: the server says so, and the list shows what is true.
    const roles = await admin.call<{ id: number; libelle: string }[]>('GET', '/role');
    const modo = roles.find(({ libelle }) => libelle === 'modo')?.id;
    await admin.call('DELETE', `/user/${user.id}/role`, { id_role: modo });
    await dialog(page).getByRole('button', { name: 'Retirer le rôle Modérateur' }).click();
    await expect(alert(page, 'Rôle non trouvé.')).toBeVisible();
    await expect(dialog(page).getByText('Aucun rôle particulier.')).toBeVisible();
    expect(loads).toBe(1);
    await page.keyboard.press('Escape');
  });
  await test.step('P1 §8 roles: a failure of adding and of removing is said', async () => {
    const modo = await registerModo(baseURL, admin);
    await openTab(page, 'users', modo.nametag);

    await page.getByRole('button', { name: 'Rôles de Mona' }).click();
    await dialog(page).getByLabel('Ajouter un rôle').selectOption({ label: 'Administrateur' });
    await cutNetwork(page);
    await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(alert(page, "Une erreur est survenue lors de l'ajout du rôle.")).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Retirer le rôle Modérateur' }).click();
    await expect(alert(page, 'Une erreur est survenue lors de la suppression du rôle.')).toBeVisible();
  });
});

test('P1 §2, §5, §8: the categories of the panel', async ({ page }) => {
  await openPanel(page, 'categories');

  await test.step('P1 §2 and §5: categories are created, renamed and deleted; a name is not empty', async () => {
    const name = `Cuisine ${Date.now()}`;
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect(page.getByText('Le nom de la catégorie ne peut pas être vide.')).toBeVisible();
    await page.getByLabel('Nouvelle catégorie').fill('films');
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect(page.getByText('Cette catégorie existe déjà.')).toBeVisible();
    await expectCleanAxe(page);
    await page.getByLabel('Nouvelle catégorie').fill(name);
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect(page.getByText('Catégorie créée.')).toBeVisible();

    await page.getByRole('button', { name: `Renommer « ${name} »` }).click();
    await dialog(page).getByLabel('Nom de la catégorie').fill('  ');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog(page).getByText('Le nom de la catégorie ne peut pas être vide.')).toBeVisible();
    await dialog(page).getByLabel('Nom de la catégorie').fill(`${name} bis`);
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Catégorie renommée.')).toBeVisible();

    await page.getByRole('button', { name: `Supprimer ${name} bis` }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText(`« ${name} bis » a été supprimé.`)).toBeVisible();
  });
  await test.step('P1 §8 categories: a failure of creating, renaming and deleting is said', async () => {
    await page.getByRole('button', { name: 'Renommer « Films »' }).click();
    await dialog(page).getByLabel('Nom de la catégorie').fill('Cinéma');
    await cutNetwork(page);
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(
      dialog(page).getByText('Une erreur est survenue lors de la modification de la catégorie.'),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByLabel('Nouvelle catégorie').fill('Jardin');
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect(
      page.getByText('Une erreur est survenue lors de la création de la catégorie.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer Films' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(
      alert(page, 'Une erreur est survenue lors de la suppression de la catégorie.'),
    ).toBeVisible();
  });
});

test('P1 §2, §8: the contents of the panel, and their trace', async ({ page, baseURL }) => {
  const author = await registerUser(baseURL);
  const album = await makeAlbum(author, { name: `Alb ${author.nametag}`, images: 3 });

  for (const [tab, path, label] of [
    ['tierlists', '/tierlist', 'tier list'],
    ['tournaments', '/tournament', 'tournament'],
    ['rankings', '/ranking', 'ranking'],
  ] as const) {
    await test.step(`P1 §2 and §8: the visibility of a ${label} follows the reply, a failure reloads; it can be deleted`, async () => {
      const name = `Le ${label} ${author.nametag}`;
      const { id } = await author.call<{ id: number }>('POST', path, {
        name,
        private: false,
        id_album: album.id,
      });
      // A page of its own for each: they say the same when they fail.
      await openPanel(page, tab, author.nametag);
      const toggle = page.getByRole('switch', { name: `Rendre ${name} public` });

      await expect(toggle).toBeChecked();
      await toggle.click();
      await expect(toggle).not.toBeChecked();
      await expect
        .poll(async () => (await author.call<{ private: boolean }>('GET', `${path}/${id}`)).private)
        .toBe(true);

      // The server has the last word.
      await page.route(
        `**/api${path}/${id}`,
        (route) => route.fulfill({ json: { status: 'success', data: { id, private: true, version: 1 } } }),
        { times: 1 },
      );
      await toggle.click();
      await expect(toggle).not.toBeChecked();

      await cutNetwork(page);
      await toggle.click();
      await expect(
        alert(page, 'Une erreur est survenue lors de la modification de la visibilité.'),
      ).toBeVisible();
      const reloaded = page.waitForRequest((request) => request.url().includes(`/api${path}?`));
      await mendNetwork(page);
      await reloaded;

      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(page.getByText(`« ${name} » a été supprimé.`)).toBeVisible();
    });
  }

  await test.step('P1 §2: an album is made private, put in quarantine with its reason, deleted', async () => {
    const name = album.name;
    await author.call('POST', '/tierlist', { name: 'Dessus', private: true, id_album: album.id });
    await openTab(page, 'albums', author.nametag);
    const status = page.getByLabel(`Statut de ${name}`);

    await status.selectOption('private');
    await expect(page.getByText('Statut modifié.')).toBeVisible();
    await status.selectOption('quarantined');
    await expect(status).toHaveValue('private');
    await dialog(page).getByLabel(/Motif/).fill('Plainte reçue');
    await dialog(page).getByRole('button', { name: 'Mettre en quarantaine' }).click();
    await expect(status).toHaveValue('quarantined');
    expect(await author.call('GET', `/album/${album.id}`)).toMatchObject({
      status: 'quarantined',
      quarantine_reason: 'Plainte reçue',
    });

    // product.md §3: what depends on it comes first, for several at once too.
    await page.getByRole('checkbox').check();
    await page
      .getByRole('region', { name: '1 sélectionné' })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(dialog(page)).toContainText('1 contenu en dépend et garde ses images.');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: `Supprimer ${name}` }).click();
    await expect(dialog(page)).toContainText('De son auteur1 tier list');
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText(`« ${name} » a été supprimé.`)).toBeVisible();
  });
  await test.step('product §3: several at once are exactly those shown and ticked; a quarantine is not lifted unasked', async () => {
    const tag = author.nametag;
    const sand = await makeAlbum(author, { name: `Sable ${tag}`, images: 1 });
    const rock = await makeAlbum(author, { name: `Roche ${tag}`, images: 1 });
    await author.call('POST', '/ranking', { name: 'Dessus', private: true, id_album: rock.id });
    await admin.call('PUT', `/album/${rock.id}`, { status: 'quarantined', quarantine_reason: 'Plainte' });
    await openTab(page, 'albums', `sable ${tag}`);
    await page.getByRole('checkbox', { name: `Sélectionner ${sand.name}` }).check();

    await page.getByLabel('Rechercher un album').fill(`roche ${tag}`);
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByRole('region', { name: /sélectionné/ })).toHaveCount(0);
    await page.getByRole('checkbox', { name: `Sélectionner ${rock.name}` }).check();
    const bar = page.getByRole('region', { name: '1 sélectionné' });
    await bar.getByRole('button', { name: 'Rendre publics' }).click();
    await expect(dialog(page)).toContainText('Lever la quarantaine de 1 album ?');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    expect(await author.call('GET', `/album/${rock.id}`)).toMatchObject({ status: 'quarantined' });

    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog(page)).toContainText(`« ${rock.name} »`);
    await expect(dialog(page)).toContainText('1 contenu en dépend et garde ses images.');
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('1 modification faite.')).toBeVisible();
    await expect(author.call('GET', `/album/${rock.id}`)).rejects.toThrow(/404/);
    expect(await author.call('GET', `/album/${sand.id}`)).toMatchObject({ status: 'public' });
  });
  await test.step('access rule 15: the audit trail tells who did what, and is filtered by event', async () => {
    await openTab(page, 'audit');

    await page.getByLabel('Événement').selectOption('album_quarantined');
    await expect(page).toHaveURL('/admin?tab=audit&event=album_quarantined');
    const rows = page.getByRole('list', { name: 'Journal' }).getByRole('listitem');
    await expect(rows.getByText(`album ${album.id}`, { exact: true })).toHaveCount(1);
  });
  await test.step('P1 §8 albums: a status that cannot be changed shows the server’s message', async () => {
    const fixed = await makeAlbum(author, { name: `Fixe ${author.nametag}`, images: 1 });
    await openTab(page, 'albums', author.nametag);
    await expect(page.getByLabel(`Statut de ${fixed.name}`)).toHaveValue('public');
    // Its author was quicker.
    await author.call('DELETE', `/album/${fixed.id}`);

    await page.getByLabel(`Statut de ${fixed.name}`).selectOption('private');
    await expect(alert(page, 'Introuvable.')).toBeVisible();
    await expect(page.getByLabel(`Statut de ${fixed.name}`)).toHaveCount(0);

    // Without an answer there is no message of the server.
    const other = await makeAlbum(author, { name: `Autre ${author.nametag}`, images: 1 });
    await openTab(page, 'albums', other.name);
    await expect(page.getByLabel(`Statut de ${other.name}`)).toHaveValue('public');
    await cutNetwork(page);
    await page.getByLabel(`Statut de ${other.name}`).selectOption('private');
    await expect(alert(page, 'Une erreur est survenue lors de la modification du statut.')).toBeVisible();
  });
});

test('P1 §8: each tab that does not load says so and can be tried again (intercepted)', async ({ page }) => {
  await stopClock(page);
  await openPanel(page, 'flags');
  for (const [tab, path, text] of [
    ['users', '/user', 'Impossible de charger les utilisateurs. Veuillez réessayer plus tard.'],
    ['categories', '/category', 'Impossible de charger les catégories. Veuillez réessayer plus tard.'],
    ['tierlists', '/tierlist', 'Impossible de charger les tierlists. Veuillez réessayer plus tard.'],
    ['tournaments', '/tournament', 'Impossible de charger les tournois. Veuillez réessayer plus tard.'],
    ['rankings', '/ranking', 'Impossible de charger les classements. Veuillez réessayer plus tard.'],
    ['albums', '/album', 'Impossible de charger les albums. Veuillez réessayer plus tard.'],
    ['audit', '/audit', 'Impossible de charger les données. Veuillez réessayer plus tard.'],
  ] as const) {
    await breakList(page, path);
    await openTab(page, tab);
    // Two more tries, a second and two later.
    await letTimePassUntil(page, () => alert(page, text).isVisible(), 250);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await letTimePassUntil(page, () => alert(page, text).isHidden(), 250);
  }
});

test('product §5: an admin sees a flagged image with its scores, keeps it or takes it away', async ({
  page,
  baseURL,
}) => {
  const { decided } = await giveFlags(page, baseURL);
  await openPanel(page, 'flags');

  const first = page.getByRole('article').first();
  await expect(first).toContainText('Suggestif');
  await expect(first).toContainText('« Petites couleurs », par Photographe');
  await takePicture(page, 'flagged-images');
  await expectCleanAxe(page);
  await page.getByRole('button', { name: 'Garder Image 1' }).click();
  await expect(page.getByText('Image gardée.')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer partout : Image 2' }).click();
  await expect(dialog(page)).toContainText('Aucun contenu ne la montre.');
  await dialog(page).getByRole('button', { name: 'Retirer partout', exact: true }).click();
  await expect(page.getByText('Image retirée partout.')).toBeVisible();
  expect(decided.map((one) => one.split(' ')[1])).toEqual(['{"state":"kept"}', '{"state":"removed"}']);
});

test('access rule 6: an admin takes an image away from everywhere, told whose contents lose it', async ({
  page,
  baseURL,
}) => {
  const author = await registerUser(baseURL, 'Photographe');
  const album = await makeAlbum(author, { name: 'Ciels', images: 3 });
  const [first = 0, second = 0] = album.images;
  const builder = await registerUser(baseURL, 'Bâtisseuse');
  const lines = [first, second].map((id_image, index) => ({
    label: 'SA'.charAt(index),
    placement: index + 1,
    color: 'ff7f7f',
    images: [{ id_image, placement: 1 }],
  }));
  const body = { name: 'Mes ciels', id_album: album.id, lines };
  const tierlist = await builder.call<{ id: number }>('POST', '/tierlist', body);
  await signInAs(page, admin);
  await page.goto(`/admin/album/edit/${album.id}`);

  await page.getByRole('button', { name: 'Modifier Image 1' }).click();
  await page.getByRole('button', { name: 'Retirer partout' }).click();
  await expect(dialog(page)).toContainText(
    'Elle quitte l’album « Ciels » de Photographe, qui garde 2 images.',
  );
  await expect(dialog(page).getByRole('list')).toContainText('Tier list « Mes ciels » Bâtisseuse');
  await takePicture(page, 'purge-image');
  await dialog(page).getByRole('button', { name: 'Retirer partout', exact: true }).click();

  await expect(page.getByText('Image retirée partout.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifier Image 1' })).toHaveCount(0);
  await follow(page, `/tierlists/${tierlist.id}`);
  await expect(page.getByRole('button', { name: /^Image 2/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Image 1/ })).toHaveCount(0);
  await openTab(page, 'audit');
  const trail = page.getByRole('list', { name: 'Journal' });
  await expect(trail).toContainText(`image ${first}, album ${album.id}`);
  await expect(trail).toContainText('Image retirée partout');
});

test('access D11: a modo finds the flagged images in the account menu and only lets be', async ({
  page,
  baseURL,
}) => {
  await giveFlags(page, baseURL);
  await signInAs(page, await registerModo(baseURL, admin));
  await page.goto('/');

  await page.getByRole('button', { name: 'Mon compte' }).click();
  await expect(page.getByText(/Modérateur/)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Modération' }).click();
  await expect(page).toHaveURL('/moderation');
  await expect(page.getByRole('button', { name: 'Garder Image 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});
