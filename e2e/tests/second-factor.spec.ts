// A second factor from its set-up to a sign-in, on the real server (decision 0069). Error texts:
// packages/web/src/pages/second-factor.component.test.tsx and login-page.component.test.tsx.
import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { registerUser, signInAs } from '../support/api-user.ts';
import { receiveMail } from '../support/mailbox.ts';

/** The code that an app shows `steps` time steps from now. */
function getCode(key: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

test('a second factor is set up on the profile, and a sign-in asks for its code', async ({
  page,
  baseURL,
}) => {
  const user = await registerUser(baseURL);
  await signInAs(page, user);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Activer la double authentification' }).click();
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Continuer' }).click();
  const key = await page.getByRole('textbox', { name: 'Clé' }).inputValue();
  const first = getCode(key);
  await page.getByLabel('Code de l’application').fill(first);
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(page.getByText(/^Activée le/)).toBeVisible();
  await receiveMail(baseURL, `${user.nametag}@example.org`, 'La double authentification est activée');

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login?retour=%2Fprofile');
  const signIn = page.getByRole('main').getByRole('button', { name: 'Se connecter' });
  await page.getByLabel('Nametag ou adresse email').fill(user.nametag);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(user.password);
  await signIn.click();
  const code = page.getByLabel('Code de l’application');
  await code.fill(first);
  await signIn.click();
  await expect(page.getByText('Ce code est incorrect ou a déjà servi.'), 'a code works once').toBeVisible();
  // Uses the code of the next time step, which the tolerance allows, instead of waiting for it.
  await code.fill(getCode(key, 1));
  await signIn.click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(/^Activée le/)).toBeVisible();
});
