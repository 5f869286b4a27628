// The setup page's dead ends (P1 §2, §5, §6, §8, §9). Intercepted: a server that breaks down, which ours does not.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectRedirect, letTimePassUntil, stopClock } from '../support/clock.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { answerInstead } from '../support/refuse.ts';

let author: ApiUser;
let album: MadeAlbum;
let hidden: MadeAlbum;
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL);
  album = await makeAlbum(author, { name: 'À choisir', images: 5 });
  hidden = await makeAlbum(author, { name: 'Rien que pour moi', images: 3, status: 'private' });
});

const setupOf = (id: number | string, name = 'Essai') => `/setup?album=${id}&type=tierlists&name=${name}`;

test('P1 §6, §8, §9: what leads away from the setup, and a loading tried again, by the clock', async ({
  page,
}) => {
  await stopClock(page);

  await test.step('P1 §8, §9: missing parameters are told, and lead to the albums after 2 s', async () => {
    await page.goto('/setup?album=1');
    await expectRedirect(page, page.getByText("Paramètres manquants dans l'URL"), 2_000, '/allalbum');
  });

  await test.step('P1 §6, §8, §9: a visitor on a private album is told to sign in, and led away after 3 s', async () => {
    await page.goto(setupOf(hidden.id));
    const notice = page.getByText(
      'Accès refusé à cet album. Accès refusé: vous devez être connecté pour accéder à cet album privé',
    );
    await expectRedirect(page, notice, 3_000, '/allalbum');
  });

  await test.step('P1 §8: a loading that fails can be tried again (intercepted)', async () => {
    await answerInstead(page, `/album/${album.id}`, 'GET', {
      status: 500,
      code: 'internal_error',
      message: 'Une erreur inattendue est survenue.',
    });
    await page.goto(setupOf(album.id));
    const failure = page.getByText('Une erreur est survenue lors du chargement des données');
    // Two more tries, a second and two later.
    await letTimePassUntil(page, () => failure.isVisible(), 250);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await letTimePassUntil(page, () => page.getByText('5 images sélectionnées sur 5').isVisible());
  });
});

test('P1 §5, §6, §8, P2 §2: what the setup refuses, and what it takes along', async ({ page, baseURL }) => {
  await test.step('P1 §8: an album that does not exist is told', async () => {
    await page.goto(setupOf(999_999_999));

    await expect(page.getByText('Album introuvable')).toBeVisible();
  });

  await test.step('P1 §8: an invalid id leads to the albums', async () => {
    await page.goto(setupOf('abc'));

    await expect(page).toHaveURL('/allalbum');
  });

  await test.step('P1 §5: at least one image has to be selected; then only those go on', async () => {
    await page.goto(setupOf(album.id));
    await page.getByRole('button', { name: 'Tout désélectionner' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText('Vous devez sélectionner au moins une image !')).toBeVisible();

    await page.getByText('Image 2', { exact: true }).click();
    await page.getByText('Image 4', { exact: true }).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Continuer' }).click();

    await expect(page).toHaveURL(/\/tierlists\/create\/editor\?/);
    expect(new URL(page.url()).searchParams.get('images')).toBe(JSON.stringify(album.images.slice(1, 4)));
  });

  await test.step('P2 §2: a tier list begins with the main image that was chosen, and coming back finds the choice', async () => {
    await page.goto(setupOf(album.id));
    const star = page.getByRole('button', { name: 'Image principale : Image 3', pressed: true });
    await page.getByRole('button', { name: 'Image principale : Image 3' }).click();
    await expect(star).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();

    await expect(page).toHaveURL(new RegExp(`[?&]main=${album.images[2]}$`));
    await expect(
      page.getByRole('option', { name: 'Image 3, image principale', includeHidden: true }),
    ).toBeVisible();
    await page.goBack();
    await expect(star).toBeVisible();
    await page.goto(setupOf(album.id).replace('tierlists', 'tournois'));
    await expect(page.getByText('5 images sélectionnées sur 5')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Image principale/ })).toHaveCount(0);
  });

  await test.step('P1 §6, §8: another user on a private album is refused', async () => {
    await signInAs(page, await registerUser(baseURL, 'Bob'));

    await page.goto(setupOf(hidden.id));

    await expect(page.getByText('Accès refusé à cet album. Accès refusé: album privé')).toBeVisible();
  });
});
