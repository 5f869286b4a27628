// The album editor on the real server. Its rules and messages: packages/web/src/pages/album-edit-page.component.test.tsx. Only the reply
// for an inappropriate image is intercepted.
import { expect, type Page, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser, signInAs, signInUser } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { countStoredDraftParts, countStoredFiles } from '../support/count-stored-drafts.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { realFiles } from '../support/real-files.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { stubResponse } from '../support/stub-response.ts';

type Read = { name: string; status: string; version: number; images: { id: number; name: string }[] };

const read = (user: ApiUser, id: number) => user.call<Read>('GET', `/album/${id}`);
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** A new author with an album, in its editor. */
async function open(page: Page, baseURL: string | undefined, images = 4): Promise<[ApiUser, MadeAlbum]> {
  const user = await registerUser(baseURL);
  const album = await makeAlbum(user, { name: 'Mes couleurs', images });
  await signInAs(page, user);
  await page.goto(`/album/edit/${album.id}`);
  await expect(page.getByLabel('Nom de l’album')).toHaveValue('Mes couleurs');
  return [user, album];
}

test('AL-7: what an owner changes: the album, its images and their order', async ({ page, baseURL }) => {
  const [user, album] = await open(page, baseURL);
  const name = page.getByLabel('Nom de l’album');

  await test.step('AL-61, AL-63, AL-74: the owner changes name, categories and visibility', async () => {
    await name.fill('Mes teintes');
    await page.getByRole('button', { name: 'Manga' }).click();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Album mis à jour.')).toBeVisible();
    await page.getByRole('switch', { name: 'Album public' }).click();
    await expect(page.getByText('L’album est privé.')).toBeVisible();

    expect(await read(user, album.id)).toMatchObject({
      name: 'Mes teintes',
      status: 'private',
      categories: [{ name: 'Manga' }],
    });
    await expect(page.getByRole('switch', { name: 'Album public' })).not.toBeChecked();
  });

  await test.step('AL-15, AL-19, AL-44, AL-64: the image dialog changes name, description and URL', async () => {
    await page.getByRole('button', { name: 'Modifier Image 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Deuxième');
    await dialog.getByLabel('Description').fill('Une belle teinte');
    await dialog.getByLabel('Lien').fill('https://example.org/teinte');
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Image mise à jour.')).toBeVisible();

    expect((await read(user, album.id)).images[1]).toMatchObject({
      name: 'Deuxième',
      description: 'Une belle teinte',
      url: 'https://example.org/teinte',
    });
  });

  await test.step('AL-7, AL-8: the order is the author’s and survives a reload; the first image is the cover', async () => {
    await page.getByRole('button', { name: 'Modifier Image 1' }).click();
    await page.getByRole('button', { name: 'Reculer d’une place' }).click();
    await expect(page.getByText('Position 2 sur 4')).toBeVisible();
    await page.getByRole('button', { name: 'Reculer d’une place' }).click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect
      .poll(async () => (await read(user, album.id)).images.map((image) => image.name))
      .toEqual(['Deuxième', 'Image 3', 'Image 1', 'Image 4']);
    await page.reload();
    await expect(page.locator('[data-image-id] p').first()).toHaveText('Deuxième');
  });

  await test.step('AL-65: an image is removed', async () => {
    await page.getByRole('button', { name: 'Retirer Image 4' }).click();
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await expect(page.getByText('Image retirée.')).toBeVisible();
    await expect(page.getByText('3 images', { exact: true })).toBeVisible();
  });
});

const question = (page: Page) => page.getByRole('dialog');
const waiting = (page: Page) => page.getByText('Vos images, pas encore ajoutées, sont toujours là.');
const addAll = (page: Page) => page.getByRole('button', { name: 'Ajouter 2 images à l’album' });
const getName = (page: Page, place: number) => page.getByLabel(`Nom de l’image ${place}`);

/** Chooses two images and renames the second one. */
async function choose(page: Page): Promise<void> {
  await page.getByTestId('album-files').setInputFiles((await realFiles()).slice(0, 2));
  await getName(page, 2).fill('Le disque');
  await expect.poll(() => countStoredFiles(page)).toBe(2);
}

async function reload(page: Page): Promise<void> {
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
}

test('AL-68: images that were not sent, and a list that is being typed, outlive a reload at any moment', async ({
  page,
  baseURL,
}) => {
  const [, album] = await open(page, baseURL, 3);
  const list = question(page).getByLabel('Un texte par ligne');
  // Delays the preparation of the files.
  await page.route('**/image-worker*', () => undefined);
  await choose(page);
  await page.getByRole('button', { name: 'Ajouter des textes' }).click();
  await list.fill('Imagine');
  await question(page).getByRole('button', { name: 'Fermer' }).click();
  await page.unroute('**/image-worker*');
  await reload(page);

  await expect(waiting(page)).toBeVisible();
  await expect(getName(page, 2)).toHaveValue('Le disque');
  await expect(addAll(page)).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Ajouter des textes' }).click();
  await expect(list).toHaveValue('Imagine');

  await test.step('a second tab has none of them, and says that it keeps none of its own', async () => {
    const second = await page.context().newPage();
    await second.goto(`/album/edit/${album.id}`);
    await second.getByTestId('album-files').setInputFiles((await realFiles()).slice(4, 5));
    await expect(second.getByText('Cet album est ouvert dans un autre onglet')).toBeVisible();
    await expect(getName(second, 1)).toHaveValue('Paysage');
    await expect(getName(second, 2)).toBeHidden();
    expect(await countStoredFiles(page)).toBe(2);
    await second.close();
  });

  await test.step('nothing is kept for an album that is gone', async () => {
    await question(page).getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('button', { name: 'Supprimer l’album' }).click();
    await question(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('Album supprimé avec succès !')).toBeVisible();
    await expect.poll(() => countStoredDraftParts(page)).toBe(0);
  });
});

test('AL-68: images that were not sent are asked about, kept with the drafts, and there after a sign-out', async ({
  page,
  baseURL,
}) => {
  const [user, album] = await open(page, baseURL, 3);
  await choose(page);

  await page.getByRole('link', { name: 'Retour au profil' }).click();
  await expect(question(page)).toContainText('vous les retrouverez en revenant ici');
  await question(page).getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByText('Album · 2 images · pas encore ajoutées')).toBeVisible();
  await page.getByRole('link', { name: 'Reprendre : Mes couleurs' }).click();
  await expect(getName(page, 2)).toHaveValue('Le disque');

  // Sign-out asks once about everything stored in the browser.
  const signOut = async (choice: string) => {
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(question(page)).toContainText('un de vos brouillons');
    await question(page).getByRole('button', { name: choice }).click();
    await expect(page.getByText('Déconnexion réussie.')).toBeVisible();
  };
  const signInAgain = async () => {
    const { token } = await signInUser(baseURL, user.nametag, user.password);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto(`/album/edit/${album.id}`);
    await expect(page.getByLabel('Nom de l’album')).toHaveValue('Mes couleurs');
  };
  await signOut('Garder et se déconnecter');
  await signInAgain();
  await expect(getName(page, 2)).toHaveValue('Le disque');
  await signOut('Effacer et se déconnecter');
  expect(await countStoredFiles(page)).toBe(0);
  await signInAgain();
  await expect(getName(page, 1)).toBeHidden();
});

test('PR-16: an image that arrived as the page was left joins the album once (intercepted)', async ({
  page,
  baseURL,
}) => {
  const [user, album] = await open(page, baseURL, 3);
  await choose(page);
  // The server applies the request, but the page is closed before the reply.
  const applied = Promise.withResolvers<void>();
  await page.route(/\/api\/image\?/, async (route) => {
    await route.fetch();
    applied.resolve();
  });
  await addAll(page).click();
  await applied.promise;
  await reload(page);
  // Unroute only now: otherwise the held request would continue.
  await page.unroute(/\/api\/image\?/);
  await expect(page.getByText('4 images', { exact: true })).toBeVisible();
  await addAll(page).click();
  await expect(page.getByText('2 images ajoutées.')).toBeVisible();
  await expect(page.getByText('5 images', { exact: true })).toBeVisible();

  const { images } = await read(user, album.id);
  expect(images.map(({ name }) => name).slice(3)).toEqual(['Photo De Vacances', 'Le disque']);
  await expect.poll(() => countStoredDraftParts(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('5 images', { exact: true })).toBeVisible();
  await expect(waiting(page)).toBeHidden();
});

test('nothing typed in the editor is lost, nor a save whose answer was', async ({ page, baseURL }) => {
  const [user, album] = await open(page, baseURL, 1);
  const name = page.getByLabel('Nom de l’album');

  await test.step('AL-68: what is typed and not saved is asked about before the page is left, and survives a reload', async () => {
    await name.fill('Mes nuances');
    await page.getByRole('button', { name: 'Sport' }).click();
    await page.getByRole('link', { name: 'Retour au profil' }).click();
    await expect(question(page)).toContainText(
      'Le nom et les catégories que vous avez changés seront perdus.',
    );
    await question(page).getByRole('button', { name: 'Rester' }).click();

    await reload(page);
    await expect(name).toHaveValue('Mes nuances');
    await expect(page.getByRole('button', { name: 'Sport' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Vos changements, pas encore sauvegardés, sont toujours là.')).toBeVisible();
    await page.getByRole('button', { name: 'Revenir à l’album sauvegardé' }).click();
    await expect(name).toHaveValue('Mes couleurs');
    await page.reload();
    await expect(name).toHaveValue('Mes couleurs');
  });

  await test.step('PR-16: a save whose answer was lost is no conflict with oneself (intercepted)', async () => {
    await name.fill('Mes gammes');
    // The server applies the request, but the reply is lost.
    await page.route(
      `**/api/album/${album.id}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(alert(page, "Erreur lors de la mise à jour du nom de l'album")).toBeVisible();
    expect(await read(user, album.id)).toMatchObject({ name: 'Mes gammes' });

    await name.fill('Mes couleurs');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Album mis à jour.')).toBeVisible();
    expect(await read(user, album.id)).toMatchObject({ name: 'Mes couleurs' });
  });
});

test('AL-67: images are added one after the other', async ({ page, baseURL }) => {
  const [user, album] = await open(page, baseURL, 3);
  const files = (await realFiles()).slice(0, 3);

  await test.step('AL-65, AL-67: images are added one after the other, then the waiting list is empty', async () => {
    let together = 0;
    let most = 0;
    let sent = 0;
    let goOn: () => void = () => undefined;
    const progressIsSeen = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/api\/image\?/, async (route) => {
      sent += 1;
      together += 1;
      most = Math.max(most, together);
      const isHeld = sent === 2;
      const reply = await route.fetch();
      // Delays the reply until the progress is seen; otherwise it could disappear between two checks of the page.
      if (isHeld) await progressIsSeen;
      together -= 1;
      await route.fulfill({ response: reply });
    });

    await page.getByTestId('album-files').setInputFiles(files);
    const send = page.getByRole('button', { name: 'Ajouter 3 images à l’album' });
    await expect(send).not.toHaveAttribute('aria-busy');
    await takeScreenshot(page, 'album-editor-waiting');
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText(/(10|[1-4]\d|50)\s%/).first()).toBeVisible();
    goOn();
    await expect(page.getByText('3 images ajoutées.')).toBeVisible({ timeout: 30_000 });

    expect(most).toBe(1);
    expect((await read(user, album.id)).images).toHaveLength(6);
    await expect(page.getByLabel('Nom de l’image 1')).toBeHidden();
    await expect(page.getByText('6 images', { exact: true })).toBeVisible();
    await page.unrouteAll();
  });
});

test('PR-16: images that are refused, and whose answer is lost', async ({ page, baseURL }) => {
  const [user, album] = await open(page, baseURL, 3);
  const files = (await realFiles()).slice(0, 2);
  const one = page.getByRole('button', { name: 'Ajouter 1 image à l’album' });

  await test.step('AL-22, AL-36, AL-51: what cannot be added says why, and can be tried again (an inappropriate image: intercepted)', async () => {
    await stubResponse(page, '/image', 'POST', {
      status: 422,
      code: 'inappropriate_content',
      message: 'inappropriate content: non',
    });
    await page
      .getByTestId('album-files')
      .setInputFiles([
        ...files.slice(0, 1),
        { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('ceci n’est pas une image') },
      ]);

    await expect(
      alert(page, 'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.'),
    ).toBeVisible();
    await one.click();
    await expect(alert(page, "Contenu inapproprié détecté dans l'image.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer (1)' }).click();
    await expect(page.getByText('1 image ajoutée.')).toBeVisible();
  });

  await test.step('PR-16: an image whose answer was lost, and that was renamed since, is there once (intercepted)', async () => {
    const before = (await read(user, album.id)).images.length;
    await page.getByRole('button', { name: 'Tout retirer' }).click();
    await page.getByTestId('album-files').setInputFiles(files.slice(1, 2));
    await expect(one).not.toHaveAttribute('aria-busy');
    await page.route(
      /\/api\/image\?/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await one.click();
    await expect(alert(page, 'Connexion impossible. Vérifiez votre réseau, puis réessayez.')).toBeVisible();
    await page.getByLabel('Nom de l’image 1').fill('Retrouvée');
    await page.getByRole('button', { name: 'Réessayer (1)' }).click();
    await expect(page.getByLabel('Nom de l’image 1')).toBeHidden();

    const { images } = await read(user, album.id);
    expect(images).toHaveLength(before + 1);
    expect(images.at(-1)).toMatchObject({ name: 'Retrouvée' });
  });
});

test('AL-58, AL-61, AL-74: a session that ended is said when an image is added and when the album is deleted', async ({
  page,
  baseURL,
}) => {
  const [user] = await open(page, baseURL, 1);
  const one = page.getByRole('button', { name: 'Ajouter 1 image à l’album' });
  await page.getByTestId('album-files').setInputFiles((await realFiles()).slice(0, 1));
  await expect(one).not.toHaveAttribute('aria-busy');
  await user.call('POST', '/revocation');

  await one.click();
  await expect(
    alert(page, 'Session expirée - Veuillez vous reconnecter pour ajouter les images.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer l’album' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(
    alert(page, 'Session expirée - Veuillez vous reconnecter pour supprimer l’album.'),
  ).toBeVisible();
  // Unfinished edits are still there.
  await expect(page.getByLabel('Nom de l’album')).toHaveValue('Mes couleurs');
});

test('an album changed elsewhere, and deleted', async ({ page, baseURL }) => {
  const [user, album] = await open(page, baseURL, 1);
  const dialog = page.getByRole('dialog');

  await test.step('AL-75: an album changed elsewhere offers to reload or to overwrite', async () => {
    await user.call('PUT', `/album/${album.id}`, { name: 'De l’autre onglet' });
    await page.getByLabel('Nom de l’album').fill('D’ici');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(dialog).toContainText('Cet album a été modifié ailleurs');
    await dialog.getByRole('button', { name: /Recharger/ }).click();
    await expect(page.getByLabel('Nom de l’album')).toHaveValue('De l’autre onglet');

    await user.call('PUT', `/album/${album.id}`, { name: 'Encore' });
    await page.getByLabel('Nom de l’album').fill('Le mien');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await page.getByRole('button', { name: /Écraser/ }).click();
    await expect.poll(async () => (await read(user, album.id)).name).toBe('Le mien');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('AL-71: deleting says what depends on the album, then leads to the profile', async () => {
    await user.call('POST', '/tierlist', { name: 'Dessus', private: false, id_album: album.id });
    await page.getByRole('button', { name: 'Supprimer l’album' }).click();
    await expect(dialog).toContainText('De vous1 tier list');
    await expect(dialog).toContainText('Ce qui est déjà fait garde les images qu’il montre.');
    await expect(dialog).toContainText('Cette action ne peut pas être annulée.');
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('Album supprimé avec succès !')).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });
});

/** Simulates a link of the site with this navigation state, which a reload keeps. */
async function comeWith(page: Page, state: object): Promise<void> {
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
  await page.reload();
}

// Proves AX-41, AD-7, AD-29, AL-61, AL-62, AL-66.
test('an admin edits without the upload section and goes back to the albums tab', async ({
  page,
  baseURL,
}) => {
  const author = await registerUser(baseURL);
  const album = await makeAlbum(author, { name: `Visité ${author.nametag}`, images: 1 });
  const admin = await signInAdmin(baseURL);
  await signInAs(page, admin);
  await page.goto(`/admin?tab=albums&search=${author.nametag}`);

  await page.getByRole('link', { name: `Modifier Visité ${author.nametag}` }).click();
  await expect(page).toHaveURL(`/admin/album/edit/${album.id}`);
  await expect(page.getByText('Album de Ada')).toBeVisible();
  await expect(page.getByTestId('album-files')).toHaveCount(0);
  await page.getByRole('link', { name: 'Retour à l’administration' }).click();
  await expect(page).toHaveURL(`/admin?tab=albums&search=${author.nametag}`);

  await page.goto(`/album/edit/${album.id}`);
  await expect(page.getByRole('link', { name: 'Retour au profil' })).toBeVisible();

  await test.step('AD-9, AL-62: the navigation state says so too: fromAdmin to the editor, activeTab to the panel', async () => {
    await comeWith(page, { fromAdmin: true });
    await expect(page.getByRole('link', { name: 'Retour à l’administration' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Utilisateurs' })).toBeVisible();
    await comeWith(page, { activeTab: 'albums' });
    await expect(page.getByRole('region', { name: 'Albums' })).toBeVisible();
  });

  await test.step('AC-9: the account menu of an admin says « Administrateur »', async () => {
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await expect(page.getByText(`Administrateur · @${admin.nametag}`)).toBeVisible();
  });
});
