// Registration and sign-in on the real server. Error texts and redirects:
// packages/web/src/pages/register-page.component.test.tsx and login-page.component.test.tsx.
import { expect, test } from '@playwright/test';
import { registerUser } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';

// Proves AC-12, AC-13, AC-14, AC-15, AC-17.
test('what the server refuses is repeated; a registration that it takes signs in by itself and leads back', async ({
  page,
  baseURL,
}) => {
  const somebody = await registerUser(baseURL);
  const nametag = `elise.${Date.now().toString(36)}`;
  const main = page.getByRole('main');
  await page.goto('/login?retour=%2Fclassements');
  await page.getByLabel('Nametag ou adresse email').fill(somebody.nametag);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('pas le bon mot de passe');
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(main.getByText('Identifiants incorrects.', { exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'S’inscrire' }).click();
  await page.getByLabel('Nom d’utilisateur').fill('Élise');
  await page.getByRole('textbox', { name: 'Nametag' }).fill(somebody.nametag);
  await page.getByLabel('Adresse email').fill(`${somebody.nametag}@example.org`);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('une phrase de passe');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(main.getByText('Ce nametag est déjà pris.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Nametag' }).fill(nametag);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(
    main.getByText('Inscription impossible avec ces informations.', { exact: true }),
  ).toBeVisible();

  await page.getByLabel('Adresse email').fill(`${nametag}@example.org`);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(main.getByText('Inscription réussie! Connexion en cours...')).toBeVisible();
  await expect(page).toHaveURL('/classements');
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
});
