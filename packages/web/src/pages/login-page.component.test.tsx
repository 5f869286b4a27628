import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { LOGIN_TEXTS } from '@palmares/texts/page/account';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberVisitorDraft } from '../storage/drafts/visitor-drafts.ts';
import {
  answer,
  answerMalformed,
  failNetwork,
  findCalls,
  holdReply,
  refuse,
} from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { endSession, LINA, sampleSession, signOut } from '../testing/session.ts';
import { Component as LoginPage } from './login-page.tsx';

const identifier = page.getByLabelText('Nametag ou adresse email');
const password = page.getByLabelText('Mot de passe', { exact: true });
const submit = page.getByRole('button', { name: 'Se connecter' });

async function signInWith(name: string, secret: string): Promise<void> {
  await identifier.fill(name);
  await password.fill(secret);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => answer(ENDPOINTS.login, { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z' }));

test('AC-20, AC-22: an empty field is told at the field, the first one gets the focus, and nothing is sent', async () => {
  await mount(<LoginPage />, { at: '/login' });
  await submit.click();
  await expect.element(identifier).toHaveFocus();
  await expect.element(identifier).toBeInvalid();
  await expect
    .element(identifier)
    .toHaveAccessibleDescription('Veuillez saisir votre nametag ou votre adresse email.');
  await expect.element(password).toHaveAccessibleDescription('Veuillez saisir votre mot de passe.');

  await identifier.fill('lina');
  await submit.click();
  await expect.element(identifier).not.toBeInvalid();
  await expect.element(password).toHaveFocus();
  expect(findCalls(ENDPOINTS.login)).toHaveLength(0);
});

test('AC-20, AC-22: wrong credentials are told in the server’s words, silence in ours, and what was typed stays', async () => {
  await mount(<LoginPage />, { at: '/login' });
  refuse(ENDPOINTS.login, { status: 401, code: 'invalid_credentials', message: 'Identifiants incorrects.' });
  await signInWith('lina', 'not-hers');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Identifiants incorrects.');
  await expect.element(identifier).toHaveValue('lina');
  await expect.element(password).toHaveValue('not-hers');

  failNetwork(ENDPOINTS.login);
  await submit.click();
  await expect.element(page.getByText(LOGIN_TEXTS.failed)).toBeVisible();
});

test('AC-18, AC-23: a reply that is not a success has a sentence of its own at sign-in', async () => {
  await mount(<LoginPage />, { at: '/login' });
  answerMalformed(ENDPOINTS.login);
  await signInWith('lina', 'hers-and-long');
  await expect.element(page.getByText('Une erreur est survenue lors de la connexion.')).toBeVisible();
});

test('the reason to be here stays until something more recent is to be said; the way to register keeps the way back', async () => {
  await endSession();
  await mount(<LoginPage />, { at: '/login?retour=%2Fprofile' });
  const reason = page.getByText('Votre session a expiré. Veuillez vous reconnecter.');
  await expect.element(reason).toBeVisible();
  refuse(ENDPOINTS.login, { status: 401, code: 'invalid_credentials', message: 'Identifiants incorrects.' });
  await signInWith('lina', 'not-hers');
  await expect.element(page.getByText('Identifiants incorrects.')).toBeVisible();
  await expect.element(reason).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'S’inscrire' }))
    .toHaveAttribute('href', '/register?retour=%2Fprofile');
});

test('who signs in is led back', async () => {
  answer(ENDPOINTS.session, sampleSession(LINA));
  const { address } = await mount(<LoginPage />, { at: '/login?retour=%2Fprofile' });
  await signInWith('lina', 'hers-and-long');
  await expect.poll(address).toBe('/profile');
});

test('pressed twice it asks once', async () => {
  await mount(<LoginPage />, { at: '/login' });
  const release = holdReply(ENDPOINTS.login);
  refuse(ENDPOINTS.session, { status: 401, code: 'token_invalid' });
  await signInWith('lina', 'hers-and-long');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  release();
  await expect.element(submit).not.toHaveAttribute('aria-busy');
  expect(findCalls(ENDPOINTS.login)).toHaveLength(1);
});

test('the eye shows the password and hides it again', async () => {
  await mount(<LoginPage />, { at: '/login' });
  await password.fill('hers-and-long');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test.each([
  ['/tierlists/create/editor?album=3', 'Il faut un compte pour sauvegarder votre tier list.'],
  ['/tournois/create/editor?album=3', 'Il faut un compte pour sauvegarder votre tournoi.'],
  ['/classements/create/editor?album=3', 'Il faut un compte pour sauvegarder votre classement.'],
  ['/add-album', 'Il faut un compte pour créer un album.'],
  ['/profile', 'Votre profil réunit vos albums et tout ce que vous en faites.'],
])('AC-26, issue 11, sign-up: from %s one reads why, and may register first', async (from, reason) => {
  await signOut();
  await mount(<LoginPage />, { at: `/login?retour=${encodeURIComponent(from)}` });
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByText('Votre travail vous attend.')).not.toBeInTheDocument();
  const signUp = page.getByRole('link', { name: 'Créer un compte' });
  await expect.element(signUp).toHaveAttribute('href', `/register?retour=${encodeURIComponent(from)}`);
  expect(page.getByRole('link', { name: 'S’inscrire' }).elements()).toEqual([]);
});

test('issue 11, sign-up: who has begun something reads that it waits', async () => {
  await signOut();
  rememberVisitorDraft({ owner: 'visitor', kind: 'tierlist', subject: { album: 3 } });
  await mount(<LoginPage />, { at: '/login?retour=%2Ftierlists%2Fcreate%2Feditor%3Falbum%3D3' });
  await expect.element(page.getByText('Votre travail vous attend.')).toBeVisible();
});

test('issue 11, sign-up: who comes by themself is asked nothing first', async () => {
  await mount(<LoginPage />, { at: '/login' });
  await expect.element(page.getByRole('link', { name: 'S’inscrire' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Créer un compte' }).elements()).toEqual([]);
});

describe('the second step, of who has a second factor', () => {
  const code = page.getByLabelText('Code de l’application');
  const wrong = { status: 400, code: 'wrong_second_factor', message: 'Ce code est incorrect.' } as const;

  async function takeFirstStep(at = '/login') {
    answer(ENDPOINTS.login, { ticket: 'ticket', expiresAt: '2030-01-01T00:00:00.000Z' });
    answer(ENDPOINTS.finishLogin, { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z' });
    answer(ENDPOINTS.session, sampleSession(LINA));
    const place = await mount(<LoginPage />, { at });
    await signInWith('lina', 'hers-and-long');
    await expect.element(code).toHaveFocus();
    return place;
  }

  test('asks for a code, tells what is wrong at the field, and leads back with the right one', async () => {
    const { address } = await takeFirstStep('/login?retour=%2Fprofile');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    expect(localStorage.getItem('token')).toBeNull();
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription('Veuillez saisir le code de votre application.');
    refuse(ENDPOINTS.finishLogin, wrong);
    await code.fill('123456');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription('Ce code est incorrect.');
    await expect.element(code).toHaveFocus();

    answer(ENDPOINTS.finishLogin, { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z' });
    // Some authenticator apps copy the code with a space.
    await code.fill('123 456');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/profile');
    expect(findCalls(ENDPOINTS.finishLogin).at(-1)?.body).toEqual({ ticket: 'ticket', code: '123 456' });
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  test('takes a recovery code in the place of the app’s', async () => {
    const { address } = await takeFirstStep();
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    const recovery = page.getByLabelText('Code de secours', { exact: true });
    await expect.element(recovery).toHaveFocus();
    await expect.element(recovery).toHaveAttribute('inputmode', 'text');
    await recovery.fill('123456');
    await submit.click();
    await expect
      .element(recovery)
      .toHaveAccessibleDescription('Un code de secours compte 16 lettres et chiffres.');
    await recovery.fill('0000-0000-0000-0001');
    await submit.click();
    await expect.poll(address).toBe('/');
  });

  test('begins again where it has waited too long, and says so; or when one asks', async () => {
    await takeFirstStep();
    refuse(ENDPOINTS.finishLogin, {
      status: 400,
      code: 'sign_in_ticket_dead',
      message: 'La connexion a expiré.',
    });
    await code.fill('123456');
    await submit.click();
    await expect.element(page.getByText('La connexion a expiré.')).toBeVisible();
    await signInWith('lina', 'hers-and-long');
    await page.getByRole('button', { name: 'Recommencer la connexion' }).click();
    await expect.element(identifier).toBeVisible();
    await expect.element(page.getByText('La connexion a expiré.')).not.toBeInTheDocument();
  });
});

test('staff who need a second factor first are led to where it is set up', async () => {
  answer(ENDPOINTS.session, sampleSession({ ...LINA, second_factor_missing: true }));
  const { address } = await mount(<LoginPage />, { at: '/login' });
  await signInWith('lina', 'hers-and-long');
  await expect.poll(address).toBe('/moderation');
});
