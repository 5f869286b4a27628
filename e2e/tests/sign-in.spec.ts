// Registration and sign-in (P1 §4, §5, §8, §9): every message of both forms, by a real cause where our server still has one.
import { expect, type Page, test } from '@playwright/test';
import { registerUser } from '../support/api-user.ts';
import { expectRedirect, letTimePassUntil, stopClock } from '../support/clock.ts';
import { cutNetwork, mendNetwork } from '../support/network.ts';
import { answerInstead } from '../support/refuse.ts';

const TOO_SHORT =
  "Le nom d'utilisateur et nametag doivent contenir au moins 3 caractères, et le mot de passe au moins 8 caractères.";

const nametagField = (page: Page) => page.getByRole('textbox', { name: 'Nametag' });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Mot de passe' });
const register = (page: Page) => page.getByRole('button', { name: 'S’inscrire' }).click();
const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
const says = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();

async function fillRegistration(
  page: Page,
  { username = 'Élise', nametag = `elise.${Date.now().toString(36)}`, password = 'une phrase de passe' } = {},
): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(username);
  await nametagField(page).fill(nametag);
  await page.getByLabel('Email').fill(`elise.${Date.now().toString(36)}@example.org`);
  await passwordField(page).fill(password);
}

test('P1 §5, §8: every sentence of both forms', async ({ page, baseURL }) => {
  await test.step('P1 §5, §8: registration asks for four fields, for their lengths, and repeats what the server refuses', async () => {
    const somebody = await registerUser(baseURL);
    await page.goto('/register');
    await register(page);
    for (const text of [
      'Veuillez choisir un nom d’utilisateur.',
      'Veuillez choisir un nametag.',
      'Veuillez saisir votre adresse email.',
      'Veuillez choisir un mot de passe.',
    ])
      await says(page, text);

    for (const [username, nametag, password] of [
      ['ab', undefined, undefined],
      [undefined, 'ab', undefined],
      [undefined, undefined, '1234567'],
    ]) {
      await fillRegistration(page, {
        ...(username !== undefined && { username }),
        ...(nametag !== undefined && { nametag }),
        ...(password !== undefined && { password }),
      });
      await register(page);
      await says(page, TOO_SHORT);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
    }

    await fillRegistration(page, { nametag: somebody.nametag });
    await register(page);
    await says(page, 'Ce nametag est déjà pris.');
    await fillRegistration(page);
    await page.getByLabel('Email').fill(`${somebody.nametag}@example.org`);
    await register(page);
    await says(page, 'Inscription impossible avec ces informations.');

    await cutNetwork(page);
    await register(page);
    await says(page, "Erreur lors de l'inscription. Veuillez réessayer.");
    await expect(nametagField(page), 'nothing typed is lost').not.toHaveValue('');
  });

  await mendNetwork(page);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await test.step('P1 §5, §8: sign-in asks for both fields, repeats the server’s refusal and tells a server that is away', async () => {
    const { nametag } = await registerUser(baseURL);
    await signIn(page);
    await says(page, 'Veuillez saisir votre nametag ou votre adresse email.');
    await says(page, 'Veuillez saisir votre mot de passe.');

    await page.getByLabel('Nametag ou email').fill(nametag);
    await passwordField(page).fill('pas le bon mot de passe');
    await signIn(page);
    await says(page, 'Identifiants incorrects.');

    await cutNetwork(page);
    await signIn(page);
    await says(page, 'Identifiants incorrects ou serveur indisponible');
    await expect(page.getByLabel('Nametag ou email')).toHaveValue(nametag);
  });

  await mendNetwork(page);
  await test.step('P1 §8: a reply that is not a success has its own sentence at sign-in and at registration (intercepted)', async () => {
    const reply = { status: 200, code: '', message: '' };
    await answerInstead(page, '/login', 'POST', reply);
    await answerInstead(page, '/register', 'POST', reply);
    await page.getByLabel('Nametag ou email').fill('quelqu.un');
    await passwordField(page).fill('une phrase de passe');
    await signIn(page);
    await says(page, 'Une erreur est survenue lors de la connexion.');

    await page.getByRole('main').getByRole('link', { name: 'S’inscrire' }).click();
    await fillRegistration(page);
    await register(page);
    await says(page, "Une erreur est survenue lors de l'inscription.");
  });
});

test('P1 §4, §8, §9: where a registration leads, by the clock', async ({ page, context }) => {
  await test.step('P1 §4, §8, §9: a registration whose automatic sign-in fails says so and leads to /login after 2 s', async () => {
    // The network goes once the account is there.
    await page.route('**/api/login', async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await stopClock(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'S’inscrire' }).click();
    await fillRegistration(page);
    await register(page);
    const notice = page.getByText(
      'Inscription réussie, mais erreur lors de la connexion automatique. Veuillez vous connecter manuellement.',
    );
    await letTimePassUntil(page, () => notice.isVisible());
    await mendNetwork(page);
    await expectRedirect(page, notice, 2_000, /\/login/);
  });

  await page.unrouteAll();
  await test.step('P1 §4, §8, §9: a registration signs in by itself and leads home after 1 s', async () => {
    await page.getByRole('link', { name: 'S’inscrire' }).click();
    await fillRegistration(page, { username: 'Bob', nametag: `b.${Date.now().toString(36)}` });
    await register(page);
    const success = page.getByText('Inscription réussie! Connexion en cours...');
    await letTimePassUntil(page, () => success.isVisible());
    await expectRedirect(page, page.getByRole('button', { name: 'Mon compte' }), 1_000, '/');
  });
});
