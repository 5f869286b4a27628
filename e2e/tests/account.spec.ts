// Forgotten, reset and changed passwords, the change of address (P1 §2, §4, §5, §8): every message by a real cause where our
// server still has one. Mails are the server's own files.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectRedirect, stopClock } from '../support/clock.ts';
import { linkOf, readMails, receiveMail } from '../support/mailbox.ts';
import { cutNetwork, mendNetwork } from '../support/network.ts';
import { answerInstead } from '../support/refuse.ts';

const RESET_SUBJECT = 'Réinitialisation de votre mot de passe';
const DEAD_LINK = 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.';
const NEXT = 'une phrase toute neuve';

const emailOf = (user: ApiUser) => `${user.nametag}@example.org`;
/** The page's own, not a toast's. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function sendAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
}

async function signIn(page: Page, user: ApiUser, password: string): Promise<void> {
  await page.getByLabel('Nametag ou email').fill(user.nametag);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

/** On /new-password. */
const current = (page: Page) => page.getByLabel('Mot de passe actuel');
const next = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirmer le nouveau mot de passe');
const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Changer le mot de passe' });

test('forgotten password, reset password (P1 §2, §4, §5, §8)', async ({ page, baseURL }) => {
  await test.step('P1 §5, §8: is a link away from /login, refuses with each of its sentences, answers the same for an address without an account', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié');

    for (const [typed, text] of [
      ['', 'Veuillez entrer une adresse email valide.'],
      ['ada@pas-un-domaine', "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails."],
      ['sans-arobase', 'Veuillez entrer une adresse email valide.'],
      ['a da@example.org', "Veuillez vérifier l'adresse email saisie."],
    ] as const) {
      await sendAddress(page, typed);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue(typed);
    }

    const nobody = `personne.${Date.now()}@example.org`;
    await cutNetwork(page);
    await sendAddress(page, nobody);
    await expect(alert(page)).toHaveText('Une erreur est survenue. Veuillez réessayer plus tard.');
    await expect(page.getByLabel('Email')).toHaveValue(nobody);
    await mendNetwork(page);

    await sendAddress(page, nobody);
    await expect(
      page.getByText("Un email de réinitialisation a été envoyé si l'adresse existe dans notre système."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await expect(page).toHaveURL('/login');
    expect(await readMails(baseURL, nobody)).toEqual([]);
  });

  await test.step('P1 §8: knows the text of an unknown account, which our server never tells (400 « not found », intercepted)', async () => {
    const reply = { status: 400, code: 'not_found', message: 'User not found' };
    await answerInstead(page, '/forgot-password', 'POST', reply);
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await sendAddress(page, 'ada@example.org');
    await expect(page.getByText("Aucun compte n'est associé à cette adresse email.")).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('P1 §5, §8: without a token says that the link is of no use, and without an answer that it failed', async () => {
    await page.goto('/reset-password');
    await expect(alert(page)).toHaveText(DEAD_LINK);
    await expectAccessible(page);

    await page.goto('/reset-password?token=abc');
    await cutNetwork(page);
    await page.getByLabel('Nouveau mot de passe').fill(NEXT);
    await page.getByLabel('Confirmer le mot de passe').fill(NEXT);
    await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
    await expect(alert(page)).toHaveText(
      'Une erreur est survenue lors de la réinitialisation du mot de passe.',
    );
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue(NEXT);
  });

  await mendNetwork(page);
  await test.step('P1 §5, §8, §9: by a real mail: the link works once, a refused password does not burn it, /login after 3 s', async () => {
    const user = await registerUser(baseURL);
    await page.goto('/forgot-password');
    await sendAddress(page, emailOf(user).toUpperCase());
    await expect(page.getByText('Un email de réinitialisation a été envoyé')).toBeVisible();
    await expectAccessible(page);
    const mail = await receiveMail(baseURL, emailOf(user), RESET_SUBJECT);
    const link = linkOf(mail, '/reset-password');

    await page.goto(link);
    await expect(page, 'the token leaves the address bar').toHaveURL('/reset-password');
    await page.reload();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept, 'and no storage keeps it').not.toContain(link.split('token=')[1]);
    const password = page.getByLabel('Nouveau mot de passe');
    const repeated = page.getByLabel('Confirmer le mot de passe');
    const send = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });

    await test.step('too short, and not the same twice', async () => {
      await password.fill('court');
      await repeated.fill('autre');
      await send.click();
      await expect(page.getByText('Le mot de passe doit contenir au moins 8 caractères.')).toBeVisible();
      await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
      await expect(password).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('refused by the server alone: equal to the nametag', async () => {
      await password.fill(user.nametag);
      await repeated.fill(user.nametag);
      await send.click();
      await expect(page.getByText('Le mot de passe doit être différent de votre nametag')).toBeVisible();
      await expect(repeated, 'nothing typed is lost').toHaveValue(user.nametag);
    });

    await test.step('a reload loses nothing', async () => {
      await stopClock(page);
      await page.reload();
      await expect(password).toBeVisible();
    });

    await password.fill(NEXT);
    await repeated.fill(NEXT);
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await send.click();
    const success = page.getByText('Votre mot de passe a été réinitialisé avec succès !');
    await expectRedirect(page, success, 3_000, '/login');
    await page.clock.resume();

    await test.step('the old password is dead, the new one signs in', async () => {
      await signIn(page, user, user.password);
      await expect(alert(page)).toHaveText('Identifiants incorrects.');
      await signIn(page, user, NEXT);
      await expect(page).toHaveURL('/');
    });

    await test.step('the link is dead too', async () => {
      await page.goto(link);
      await password.fill('encore une autre phrase');
      await repeated.fill('encore une autre phrase');
      await send.click();
      await expect(alert(page)).toHaveText(DEAD_LINK);
      await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });
  });
});

test('change password on /new-password (P1 §2, §4, §5, §8), change of address (product.md §4)', async ({
  page,
  baseURL,
}) => {
  const user = await registerUser(baseURL);

  await test.step('is for somebody signed in, who comes back to it', async () => {
    await page.goto('/new-password');
    await expect(page).toHaveURL(/\/login\?retour=/);
    await signIn(page, user, user.password);
    await expect(page).toHaveURL('/new-password');
  });

  await test.step('P1 §5, §8, §9: refuses with each of its sentences, then signs out and leads to /login after 3 s', async () => {
    await test.step('all three are required', async () => {
      await submit(page).click();
      await expect(page.getByText('Veuillez saisir votre mot de passe actuel.')).toBeVisible();
      await expect(page.getByText('Veuillez choisir un mot de passe.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('too short and not confirmed', async () => {
      await current(page).fill(user.password);
      await next(page).fill('court');
      await submit(page).click();
      await expect(
        page.getByText('Le nouveau mot de passe doit contenir au moins 8 caractères.'),
      ).toBeVisible();
      await expect(page.getByText('Les nouveaux mots de passe ne correspondent pas.')).toBeVisible();
    });

    await test.step('the same as before', async () => {
      await next(page).fill(user.password);
      await confirmation(page).fill(user.password);
      await submit(page).click();
      await expect(page.getByText("Le nouveau mot de passe doit être différent de l'ancien.")).toBeVisible();
    });

    await test.step('a wrong current one: the server’s message', async () => {
      await current(page).fill('pas le bon du tout');
      await next(page).fill(NEXT);
      await confirmation(page).fill(NEXT);
      await submit(page).click();
      await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
      await expect(next(page)).toHaveValue(NEXT);
    });

    await test.step('no answer', async () => {
      await cutNetwork(page);
      await submit(page).click();
      await expect(alert(page)).toHaveText(
        'Une erreur est survenue. Veuillez vérifier votre mot de passe actuel et réessayer.',
      );
      await mendNetwork(page);
    });

    await stopClock(page);
    await page.reload();
    await current(page).fill(user.password);
    await next(page).fill(NEXT);
    await confirmation(page).fill(NEXT);
    await submit(page).click();
    const success = page
      .getByRole('main')
      .getByText('Votre mot de passe a été modifié avec succès. Veuillez vous reconnecter.');
    await expectRedirect(page, success, 3_000, '/login');
    await page.clock.resume();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page, user, NEXT);
    await expect(page).toHaveURL('/');
    await receiveMail(baseURL, emailOf(user), 'Votre mot de passe a été changé');
  });

  await test.step('counts once the link sent to the new address was followed; the link works once', async () => {
    const address = `nouvelle.${user.nametag}@example.org`;
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mon profil' }).click();
    await page.getByRole('button', { name: 'Changer d’adresse' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nouvelle adresse email').fill(emailOf(user));
    await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(dialog.getByText('C’est déjà votre adresse email.')).toBeVisible();
    await dialog.getByLabel('Nouvelle adresse email').fill(address);
    await dialog.getByLabel('Mot de passe actuel').fill('pas le bon du tout');
    await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
    await dialog.getByLabel('Mot de passe actuel').fill(NEXT);
    await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText('Un lien de confirmation a été envoyé à la nouvelle adresse.')).toBeVisible();
    await expect(page.getByText(emailOf(user), { exact: true })).toBeVisible();

    const mail = await receiveMail(baseURL, address, 'Confirmez votre nouvelle adresse email');
    const link = linkOf(mail, '/confirm-email');
    await page.goto(link);
    await expect(page).toHaveURL('/confirm-email');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await expect(page.getByText('Votre adresse email a été modifiée.')).toBeVisible();
    await page.getByRole('link', { name: 'Aller au profil' }).click();
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await receiveMail(baseURL, emailOf(user), 'L’adresse email de votre compte a été changée');

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await expect(alert(page)).toHaveText(
      'Lien de confirmation invalide ou expiré. Demandez à nouveau le changement depuis votre profil.',
    );
  });
});
