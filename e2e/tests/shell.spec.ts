// The shell: theme, guards, end of a session, lists in the address (P1 §2, §4, §8, §9).
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { answerInstead } from '../support/refuse.ts';

let author: ApiUser;
let album: MadeAlbum;
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Coline');
  album = await makeAlbum(author, { name: `Vitrine ${Date.now().toString(36)}`, images: 4 });
});

test('P1 §4, §9: the theme is dark at first, the control changes it and the choice stays', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Passer au thème clair' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Passer au thème sombre' }).first()).toBeVisible();
});

test('P1 §2, §6: guarded pages lead visitors to /login, and /admin leads who is no admin home', async ({
  page,
}) => {
  for (const path of ['/profile', '/add-album']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login\?/);
  }
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await signInAs(page, author);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('P1 §8, product.md §4: a session that dies on a guarded page says so, and sign-in comes back', async ({
  page,
  baseURL,
}) => {
  const somebody = await registerUser(baseURL, 'Dana');
  await signInAs(page, somebody);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Dana' })).toBeVisible();

  await somebody.call('POST', '/revocation');
  await page.reload();

  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel('Nametag ou email').fill(somebody.nametag);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(somebody.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/profile');
});

test('P1 §8: a wrong password is told; a server that is away too', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Nametag ou email').fill(author.nametag);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('pas le bon mot de passe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Identifiants incorrects.')).toBeVisible();

  await answerInstead(page, '/login', 'POST', 'nothing');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Identifiants incorrects ou serveur indisponible')).toBeVisible();
  await expect(page.getByLabel('Nametag ou email')).toHaveValue(author.nametag);
});

test('P1 §4, §8: a registration whose automatic sign-in fails says so and leads to /login after 2 s', async ({
  page,
}) => {
  await answerInstead(page, '/login', 'POST', 'nothing');
  await page.goto('/register');
  await page.getByLabel('Nom d’utilisateur').fill('Élise');
  await page.getByRole('textbox', { name: 'Nametag' }).fill(`elise.${Date.now().toString(36)}`);
  await page.getByLabel('Email').fill(`elise.${Date.now().toString(36)}@example.org`);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('une phrase de passe');
  await page.getByRole('button', { name: 'S’inscrire' }).click();

  await expect(
    page
      .getByText(
        'Inscription réussie, mais erreur lors de la connexion automatique. Veuillez vous connecter manuellement.',
      )
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 6_000 });
});

test('P1 §2, §9: the gallery searches without case or accents, keeps it in the address and clears it in one tap', async ({
  page,
}) => {
  await page.goto(`/allalbum?search=${encodeURIComponent(album.name.toUpperCase())}`);
  await expect(page.getByRole('link', { name: album.name })).toBeVisible();

  await page.getByRole('searchbox').fill('introuvable-vraiment');
  await expect(page.getByText('Aucun album ne correspond à votre recherche')).toBeVisible();
  await expect(page).toHaveURL(/introuvable-vraiment/);
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();

  await expect(page).toHaveURL('/allalbum');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('P1 §2 Album dialog: a visitor is warned that saving needs an account, and the name follows the type', async ({
  page,
}) => {
  await page.goto(`/allalbum?album=${album.id}`);
  const dialog = page.getByRole('dialog');

  await expect(dialog.getByText(/Vous pouvez créer, mais pas sauvegarder/)).toBeVisible();
  for (const [type, prefix] of [
    ['Tournoi', 'Tournoi'],
    ['Classement', 'Classement'],
    ['Tierlist', 'Tierlist'],
  ] as const) {
    await dialog.getByText(type, { exact: true }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(`${prefix} ${album.name}`);
  }
});

test('P1 §8: lists that cannot be loaded say so and can be tried again', async ({ page }) => {
  await page.route('**/api/home**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Impossible de charger les albums. Veuillez réessayer plus tard.')).toBeVisible(
    {
      timeout: 20_000,
    },
  );

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();

  await expect(page.getByRole('heading', { name: 'Albums Populaires' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page that does not exist answers 404 in French', async ({ page }) => {
  const reply = await page.goto('/nulle-part');

  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Cette page n’est pas au palmarès' })).toBeVisible();
});
