import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRedirect, stopClock } from '../testing/clock.ts';
import { answer, answerMalformed, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { LINA, sampleSession } from '../testing/session.ts';
import { Component as RegisterPage } from './register-page.tsx';

const TOO_SHORT =
  "Le nom d'utilisateur et nametag doivent contenir au moins 3 caractères, et le mot de passe au moins 8 caractères.";

const username = page.getByLabelText('Nom d’utilisateur');
const nametag = page.getByLabelText('Nametag');
const email = page.getByLabelText('Adresse email');
const password = page.getByLabelText('Mot de passe', { exact: true });
const submit = page.getByRole('button', { name: 'S’inscrire' });

type Typed = { username?: string; nametag?: string; email?: string; password?: string };

async function register(typed: Typed = {}): Promise<void> {
  await username.fill(typed.username ?? 'Lina');
  await nametag.fill(typed.nametag ?? 'lina');
  await email.fill(typed.email ?? 'lina@example.org');
  await password.fill(typed.password ?? 'une phrase de passe');
  await submit.click();
}

const open = (at = '/register') => mount(<RegisterPage />, { at });

beforeEach(() => {
  answer(ENDPOINTS.register, { id: 7, username: 'Lina', nametag: 'lina' });
  answer(ENDPOINTS.login, { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z' });
  answer(ENDPOINTS.session, sampleSession(LINA));
});

test('AC-12, AC-13, AC-14, AC-17: asks for its four fields, each at its own, and begins at the first', async () => {
  await open();
  await submit.click();
  for (const [field, text] of [
    [username, 'Veuillez choisir un nom d’utilisateur.'],
    [nametag, 'Veuillez choisir un nametag.'],
    [email, 'Veuillez saisir votre adresse email.'],
    [password, 'Veuillez choisir un mot de passe.'],
  ] as const)
    await expect.element(field).toHaveAccessibleDescription(text);
  await expect.element(username).toHaveFocus();
  expect(findCalls(ENDPOINTS.register)).toHaveLength(0);
});

test.each([
  ['the name', { username: 'ab' }, username, TOO_SHORT],
  ['the nametag', { nametag: 'ab' }, nametag, TOO_SHORT],
  ['the password', { password: '1234567' }, password, TOO_SHORT],
  [
    'the nametag, for its characters',
    { nametag: 'lina le chat' },
    nametag,
    'Le nametag n’accepte que des lettres sans accent, des chiffres, des points, des tirets et des tirets bas.',
  ],
  ['the address', { email: 'lina' }, email, 'Veuillez entrer une adresse email valide.'],
  [
    'a password that everybody has',
    { password: 'password' },
    password,
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  ],
] as const)('AC-12, AC-13, AC-14, AC-17: refuses %s alone, at its field', async (_, typed, field, text) => {
  await open();
  await register(typed);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(text);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test('the sentence that stands for three minimums is written once', async () => {
  await open();
  await register({ username: 'ab', nametag: 'ab', password: 'court' });
  await expect.element(username).toHaveAccessibleDescription(TOO_SHORT);
  expect(page.getByText(TOO_SHORT).elements()).toHaveLength(1);
  for (const field of [username, nametag, password]) await expect.element(field).toBeInvalid();
});

test('a field is no longer marked once it is corrected, before anything is sent again', async () => {
  await open();
  await register({ username: 'ab', nametag: 'ab', password: 'court' });
  await expect.element(username).toBeInvalid();
  await username.fill('Lina');
  await expect.element(username).not.toBeInvalid();
  // The message about all three fields is shown at the first one that is still too short.
  await expect.element(nametag).toBeInvalid();
  await expect.element(nametag).toHaveAccessibleDescription(TOO_SHORT);
  await nametag.fill('lina');
  await password.fill('une phrase de passe');
  await expect.poll(() => document.querySelectorAll('[aria-invalid]').length).toBe(0);

  refuse(ENDPOINTS.register, { status: 409, code: 'nametag_taken', message: 'Ce nametag est déjà pris.' });
  await submit.click();
  await expect.element(nametag).toHaveAccessibleDescription('Ce nametag est déjà pris.');
  await nametag.fill('lina2');
  await expect.element(nametag).not.toBeInvalid();
});

test('AC-12, AC-13, AC-14, AC-17: what the server refuses is repeated, at its field where it is about one; nothing typed is lost', async () => {
  await open();
  refuse(ENDPOINTS.register, { status: 409, code: 'nametag_taken', message: 'Ce nametag est déjà pris.' });
  await register();
  await expect.element(nametag).toHaveFocus();
  await expect.element(nametag).toHaveAccessibleDescription('Ce nametag est déjà pris.');

  const message = 'Inscription impossible avec ces informations.';
  refuse(ENDPOINTS.register, { status: 409, code: 'registration_conflict', message });
  await submit.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(nametag).not.toBeInvalid();

  failNetwork(ENDPOINTS.register);
  await submit.click();
  await expect.element(page.getByText("Erreur lors de l'inscription. Veuillez réessayer.")).toBeVisible();
  await expect.element(nametag).toHaveValue('lina');
});

test('AC-18, AC-23: a reply that is not a success has a sentence of its own at registration', async () => {
  await open();
  answerMalformed(ENDPOINTS.register);
  await register();
  await expect.element(page.getByText("Une erreur est survenue lors de l'inscription.")).toBeVisible();
});

test('AC-15: a registration signs in by itself and leads back after 1 s, not before', async () => {
  const { address } = await open('/register?retour=%2Fprofile');
  stopClock();
  await register();
  await expect.element(page.getByText('Inscription réussie! Connexion en cours...')).toBeVisible();
  await expect.poll(() => findCalls(ENDPOINTS.session).length).toBe(1);
  await expect.element(submit).not.toHaveAttribute('aria-busy');
  await expectRedirect(address, '/profile', 1_000);
});

test('AC-16: when the sign-in by itself fails it says so and leads to /login after 2 s, not before', async () => {
  failNetwork(ENDPOINTS.login);
  const { address } = await open();
  stopClock();
  await register();
  await expect
    .element(
      page.getByText(
        'Inscription réussie, mais erreur lors de la connexion automatique. Veuillez vous connecter manuellement.',
      ),
    )
    .toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expectRedirect(address, '/login', 2_000);
});

test('issue 11, sign-up: the nametag follows the name until another one is typed', async () => {
  await open();
  await username.fill("Léa D'Août");
  await expect.element(nametag).toHaveValue('lea.d.aout');
  await nametag.fill('lea');
  await username.fill('Léa Martin');
  await expect.element(nametag).toHaveValue('lea');
});

test('issue 11, sign-up: it says for what an account is asked', async () => {
  await open('/register?retour=%2Fadd-album');
  await expect.element(page.getByText('Il faut un compte pour créer un album.')).toBeVisible();
});
