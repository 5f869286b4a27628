// Forgotten, reset and changed passwords, and the change of address, on the real server with its own mail files. The component tests of
// each page cover the error texts: packages/web/src/pages/*.component.test.tsx.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { findMailLink, readMails, receiveMail } from '../support/mailbox.ts';

const RESET_SUBJECT = 'Réinitialisation de votre mot de passe';
const DEAD_LINK = 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.';
const WRONG_PASSWORD = 'Le mot de passe actuel est incorrect.';
const NEXT = 'une phrase toute neuve';

const getEmail = (user: ApiUser) => `${user.nametag}@example.org`;
/** The alert of the page, not of a toast. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function sendAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(
    page.getByText("Un email de réinitialisation a été envoyé si l'adresse existe dans notre système."),
  ).toBeVisible();
}

async function reset(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
}

async function signIn(page: Page, user: ApiUser, password: string): Promise<void> {
  await page.getByLabel('Nametag ou adresse email').fill(user.nametag);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(current);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.getByLabel('Confirmer le nouveau mot de passe', { exact: true }).fill(next);
  await page.getByRole('main').getByRole('button', { name: 'Changer le mot de passe' }).click();
}

test('forgotten password, reset password', async ({ page, baseURL }) => {
  // Proves AC-20, AC-27, AC-28, AC-29, AC-31, AC-33, AC-34.
  await test.step('is a link away from /login, answers the same for an address without an account', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié');
    const nobody = `personne.${Date.now()}@example.org`;
    await sendAddress(page, nobody);
    expect(await readMails(baseURL, nobody)).toEqual([]);
    await page.getByRole('button', { name: 'Renvoyer un lien' }).click();
  });

  // Proves AC-30, AC-36, AC-38, AC-39, AC-42, AC-48.
  await test.step('by a real mail: the link works once, a refused password does not burn it', async () => {
    const user = await registerUser(baseURL);
    await sendAddress(page, getEmail(user).toUpperCase());
    const link = findMailLink(await receiveMail(baseURL, getEmail(user), RESET_SUBJECT), '/reset-password');

    await page.goto(link);
    await expect(page, 'the token leaves the address bar').toHaveURL('/reset-password');
    await page.reload();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept, 'and no storage keeps it').not.toContain(link.split('token=')[1]);

    // Only the server can refuse this, because it knows the owner of the link.
    await reset(page, user.nametag);
    await expect(page.getByText('Le mot de passe doit être différent de votre nametag')).toBeVisible();
    await reset(page, NEXT);
    await expect(page.getByText('Votre mot de passe a été réinitialisé avec succès !')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();

    await signIn(page, user, user.password);
    await expect(alert(page)).toHaveText('Identifiants incorrects.');
    await signIn(page, user, NEXT);
    await expect(page).toHaveURL('/');

    await page.goto(link);
    await reset(page, 'encore une autre phrase');
    await expect(alert(page)).toHaveText(DEAD_LINK);
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});

test('change password on /new-password', async ({ page, baseURL }) => {
  const user = await registerUser(baseURL);

  await test.step('AX-34, AC-25, AC-43, AC-91: is for somebody signed in, who comes back to it', async () => {
    await page.goto('/new-password');
    await expect(page).toHaveURL(/\/login\?retour=/);
    await signIn(page, user, user.password);
    await expect(page).toHaveURL('/new-password');
  });

  // Proves AC-5, AC-42, AC-43, AC-44, AC-45, AC-46, AC-47, AC-48, AC-51, AC-59.
  await test.step('repeats what the server refuses, then signs out; the new password signs in', async () => {
    await changePassword(page, 'pas le bon du tout', NEXT);
    await expect(page.getByText(WRONG_PASSWORD)).toBeVisible();
    await changePassword(page, user.password, NEXT);
    await expect(
      page
        .getByRole('main')
        .getByText('Votre mot de passe a été modifié avec succès. Veuillez vous reconnecter.'),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await signIn(page, user, NEXT);
    await expect(page).toHaveURL('/');
    await receiveMail(baseURL, getEmail(user), 'Votre mot de passe a été changé');
  });
});

test('AC-56: another address counts once the link sent to it was followed; the link works once', async ({
  page,
  baseURL,
}) => {
  const user = await registerUser(baseURL);
  const address = `nouvelle.${user.nametag}@example.org`;
  await signInAs(page, user);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Changer d’adresse email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nouvelle adresse email').fill(address);
  await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill('pas le bon du tout');
  await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(dialog.getByText(WRONG_PASSWORD)).toBeVisible();
  await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Un lien de confirmation a été envoyé à la nouvelle adresse.')).toBeVisible();
  await expect(page.getByText(getEmail(user), { exact: true })).toBeVisible();

  const link = findMailLink(
    await receiveMail(baseURL, address, 'Confirmez votre nouvelle adresse email'),
    '/confirm-email',
  );
  await page.goto(link);
  await expect(page).toHaveURL('/confirm-email');
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByText('Votre adresse email a été modifiée.')).toBeVisible();
  await page.getByRole('link', { name: 'Aller au profil' }).click();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await receiveMail(baseURL, getEmail(user), 'L’adresse email de votre compte a été changée');

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(alert(page)).toHaveText(
    'Lien de confirmation invalide ou expiré. Demandez à nouveau le changement depuis votre profil.',
  );
});
