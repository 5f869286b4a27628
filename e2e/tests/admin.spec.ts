// The admin panel and flagged images on the real server. Its states and messages: packages/web/src/pages/admin-page.component.test.tsx.
// Only the reply with a flagged image is intercepted.
import { expect, type Page, test } from '@playwright/test';
import { registerModo, signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { navigateInPage } from '../support/client-navigation.ts';
import { makeAlbum } from '../support/make-album.ts';
import { makeFlaggedImages } from '../support/make-flagged-images.ts';
import { takeScreenshot } from '../support/screenshot.ts';

const dialog = (page: Page) => page.getByRole('dialog');

let admin: ApiUser;
test.beforeAll(async ({ baseURL }) => {
  admin = await signInAdmin(baseURL);
});

/** The user is already in the panel. */
async function openTab(page: Page, tab: string, search?: string): Promise<void> {
  await navigateInPage(page, getAddress(tab, search));
}

async function openPanel(page: Page, tab: string, search?: string): Promise<void> {
  await signInAs(page, admin);
  await page.goto(getAddress(tab, search));
}

function getAddress(tab: string, search = ''): string {
  return `/admin?tab=${tab}${search === '' ? '' : `&search=${encodeURIComponent(search)}`}`;
}

const expectUsers = (page: Page, count: number) =>
  expect(page.getByRole('list', { name: 'Utilisateurs' }).getByRole('listitem')).toHaveCount(count);

test('AX-34, AD-7, AL-61, SH-23: the panel is the admins’ alone, and so is its button', async ({
  page,
  baseURL,
}) => {
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

// Proves AD-2, AD-7, AD-8, AD-34, AL-61, SH-23.
test('LB-44: an admin opens the panel by its button; each tab is an address', async ({ page }) => {
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

test('the users of the panel', async ({ page, baseURL }) => {
  const user = await registerUser(baseURL, 'Éphémère');
  const later = await registerUser(baseURL, `Zoé ${user.nametag}`);
  await openPanel(page, 'users');

  await test.step('AD-10, AD-11: users are searched, filtered by status and sorted, in the address', async () => {
    const first = page.getByRole('list', { name: 'Utilisateurs' }).getByRole('listitem').first();
    await page.getByLabel('Nom, nametag ou adresse email').fill(user.nametag);
    await expectUsers(page, 2);
    await expect(page).toHaveURL(new RegExp(`search=${user.nametag}`));
    await expect(first).toContainText(later.nametag);
    await page.getByLabel('Trier').selectOption('oldest');
    await expect(first).toContainText('Éphémère');
    await page.getByLabel('Statut').selectOption('desactive');
    await expect(page.getByText('Rien ne correspond à votre recherche')).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await page.getByLabel('Trier').selectOption('last_connection');
    await expect(page).toHaveURL('/admin?tab=users&sort=last_connection');
    await page.reload();
    await expect(page.getByLabel('Trier')).toHaveValue('last_connection');
  });
  await test.step('AD-18, AD-19, AD-20: roles are given and taken away', async () => {
    await openTab(page, 'users', user.nametag);
    await page.getByRole('button', { name: 'Rôles de Éphémère' }).click();
    await dialog(page).getByLabel('Ajouter un rôle').selectOption({ label: 'Modérateur' });
    await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByText('Rôle ajouté.')).toBeVisible();
    await expect.poll(() => getRoles(user)).toEqual(['modo']);
    await dialog(page).getByRole('button', { name: 'Retirer le rôle Modérateur' }).click();
    await expect(dialog(page).getByText('Aucun rôle particulier.')).toBeVisible();
    await expect.poll(() => getRoles(user)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('AD-14, AD-17, LB-30: a bulk action deactivates all that is chosen', async () => {
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Tout sélectionner (2)' }).click();
    const bar = page.getByRole('region', { name: '2 éléments sélectionnés' });
    await bar.getByRole('button', { name: 'Désactiver' }).click();
    await expect(dialog(page)).toContainText('Désactiver 2 personnes ?');
    await expect(dialog(page)).toContainText('« Éphémère »');
    await dialog(page).getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByText('2 modifications faites.')).toBeVisible();
    await expect(user.call('GET', '/session')).rejects.toThrow(/401|403/);
  });
  await test.step('AD-14, AD-17: an admin reactivates and, asked twice, deletes a user', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Éphémère' });
    await row.getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('Compte réactivé : Éphémère.')).toBeVisible();
    await row.getByRole('button', { name: 'Supprimer Éphémère' }).click();
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByText('Suppression de « Éphémère » effectuée.')).toBeVisible();
    await expectUsers(page, 1);
  });
});

async function getRoles(user: ApiUser): Promise<string[]> {
  const { roles } = await user.call<{ roles: { libelle: string }[] }>('GET', '/me');
  return roles.map(({ libelle }) => libelle);
}

test('AD-24, AD-25: the categories of the panel are created, renamed and deleted', async ({ page }) => {
  const name = `Cuisine ${Date.now()}`;
  await openPanel(page, 'categories');
  await page.getByLabel('Nouvelle catégorie').fill('films');
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByText('Cette catégorie existe déjà.')).toBeVisible();
  await page.getByLabel('Nouvelle catégorie').fill(name);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByText('Catégorie créée.')).toBeVisible();

  await page.getByRole('button', { name: `Renommer « ${name} »` }).click();
  await dialog(page).getByLabel('Nom de la catégorie').fill(`${name} bis`);
  await dialog(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Catégorie renommée.')).toBeVisible();

  await page.getByRole('button', { name: `Supprimer ${name} bis` }).click();
  await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText(`Suppression de « ${name} bis » effectuée.`)).toBeVisible();
});

test('the contents of the panel are shown, hidden and deleted', async ({ page, baseURL }) => {
  const author = await registerUser(baseURL);
  const album = await makeAlbum(author, { images: 1 });
  await openPanel(page, 'flags');
  for (const [tab, path, label] of [
    ['tierlists', '/tierlist', 'tier list'],
    ['tournaments', '/tournament', 'tournament'],
    ['rankings', '/ranking', 'ranking'],
  ] as const) {
    await test.step(`AX-59, AC-103, AD-27: a ${label} is hidden, then deleted`, async () => {
      const name = `Le ${label} ${author.nametag}`;
      const { id } = await author.call<{ id: number }>('POST', path, {
        name,
        private: false,
        id_album: album.id,
      });
      await openTab(page, tab, author.nametag);
      const toggle = page.getByRole('switch', { name: `Public : ${name}` });
      await expect(toggle).toBeChecked();
      await toggle.click();
      await expect(toggle).not.toBeChecked();
      expect(await author.call('GET', `${path}/${id}`)).toMatchObject({ private: true });
      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(page.getByText(`Suppression de « ${name} » effectuée.`)).toBeVisible();
      await expect(author.call('GET', `${path}/${id}`)).rejects.toThrow(/404/);
    });
  }
});

test('the albums of the panel, and their trace', async ({ page, baseURL }) => {
  const author = await registerUser(baseURL);
  const tag = author.nametag;
  const sand = await makeAlbum(author, { name: `Sable ${tag}`, images: 1 });
  const rock = await makeAlbum(author, { name: `Roche ${tag}`, images: 1 });
  await author.call('POST', '/ranking', { name: 'Dessus', private: true, id_album: rock.id });
  await openPanel(page, 'albums', `roche ${tag}`);

  await test.step('AD-28, AD-29, AD-31: an album is made private, put in quarantine with its reason, deleted', async () => {
    const status = page.getByLabel(`Statut de ${rock.name}`);
    await status.selectOption('private');
    await expect(page.getByText('Statut modifié.')).toBeVisible();
    await status.selectOption('quarantined');
    await dialog(page).getByLabel(/Motif/).fill('Plainte reçue');
    await dialog(page).getByRole('button', { name: 'Mettre en quarantaine' }).click();
    await expect(status).toHaveValue('quarantined');
    expect(await author.call('GET', `/album/${rock.id}`)).toMatchObject({
      status: 'quarantined',
      quarantine_reason: 'Plainte reçue',
    });
    await page.getByRole('button', { name: `Supprimer ${rock.name}` }).click();
    await expect(dialog(page)).toContainText('De son auteur1 classement');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  });
  await test.step('AD-12, AD-28: several at once are exactly those shown and ticked; a quarantine is not lifted unasked', async () => {
    await page.getByLabel('Rechercher un album').fill(`sable ${tag}`);
    await page.getByRole('checkbox', { name: `Sélectionner ${sand.name}` }).check();
    await page.getByLabel('Rechercher un album').fill(`roche ${tag}`);
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByRole('region', { name: /sélectionné/ })).toHaveCount(0);
    await page.getByRole('checkbox', { name: `Sélectionner ${rock.name}` }).check();
    const bar = page.getByRole('region', { name: '1 élément sélectionné' });
    await bar.getByRole('button', { name: 'Passer en public' }).click();
    await expect(dialog(page)).toContainText('Lever la quarantaine de 1 album ?');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog(page)).toContainText('1 contenu en dépend et garde ses images.');
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('1 modification faite.')).toBeVisible();
    await expect(author.call('GET', `/album/${rock.id}`)).rejects.toThrow(/404/);
    expect(await author.call('GET', `/album/${sand.id}`)).toMatchObject({ status: 'public' });
  });
  await test.step('AD-45, AD-46: the audit trail tells who did what, and is filtered by event', async () => {
    await openTab(page, 'audit');
    await page.getByLabel('Événement').selectOption('album_quarantined');
    await expect(page).toHaveURL('/admin?tab=audit&event=album_quarantined');
    const rows = page.getByRole('list', { name: 'Journal' }).getByRole('listitem');
    await expect(rows.getByText(`album ${rock.id}`, { exact: true })).toHaveCount(1);
  });
});

test('AD-34: an admin sees a flagged image with its scores, keeps it or takes it away', async ({
  page,
  baseURL,
}) => {
  const { decided } = await makeFlaggedImages(page, baseURL);
  await openPanel(page, 'flags');

  const first = page.getByRole('article').first();
  await expect(first).toContainText('Suggestif');
  await expect(first).toContainText('« Petites couleurs », par Photographe');
  await takeScreenshot(page, 'flagged-images');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Garder Image 1' }).click();
  await expect(page.getByText('Image gardée.')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer partout : Image 2' }).click();
  await expect(dialog(page)).toContainText('Aucun contenu ne la montre.');
  await dialog(page).getByRole('button', { name: 'Retirer partout', exact: true }).click();
  await expect(page.getByText('Image retirée partout.')).toBeVisible();
  expect(decided.map((one) => one.split(' ')[1])).toEqual(['{"state":"kept"}', '{"state":"removed"}']);
});

test('AD-33, AL-70: an admin takes an image away from everywhere, told whose contents lose it', async ({
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
  await takeScreenshot(page, 'purge-image');
  await dialog(page).getByRole('button', { name: 'Retirer partout', exact: true }).click();

  await expect(page.getByText('Image retirée partout.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifier Image 1' })).toHaveCount(0);
  await navigateInPage(page, `/tierlists/${tierlist.id}`);
  await expect(page.getByRole('button', { name: /^Image 2/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Image 1/ })).toHaveCount(0);
  await openTab(page, 'audit');
  const trail = page.getByRole('list', { name: 'Journal' });
  await expect(trail).toContainText(`image ${first}, album ${album.id}`);
  await expect(trail).toContainText('Image retirée partout');
});

test('AD-2, AD-7, AD-34: a modo finds the flagged images in the account menu and only lets be', async ({
  page,
  baseURL,
}) => {
  await makeFlaggedImages(page, baseURL);
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
