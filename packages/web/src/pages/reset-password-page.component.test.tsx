import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRedirect, stopClock } from '../testing/clock.ts';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { Component as ResetPasswordPage } from './reset-password-page.tsx';

const DEAD_LINK = 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.';
const NEXT = 'une phrase toute neuve';

const password = page.getByLabelText('Nouveau mot de passe');
const repeated = page.getByLabelText('Confirmer le mot de passe');

async function reset(next: string, again = next): Promise<void> {
  await password.fill(next);
  await repeated.fill(again);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
}

const open = (at = '/reset-password?token=abc') => mount(<ResetPasswordPage />, { at });

test('AC-37, AC-41: without a token the link is of no use, and leads to a new one', async () => {
  await open('/reset-password');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(DEAD_LINK);
  await expect
    .element(page.getByRole('link', { name: 'Demander un nouveau lien' }))
    .toHaveAttribute('href', '/forgot-password');
});

test('the token leaves the address and is sent all the same', async () => {
  const { address } = await open();
  await expect.poll(address).toBe('/reset-password');
  refuse(ENDPOINTS.resetPassword, { status: 400, code: 'reset_link_dead', message: DEAD_LINK });
  await reset(NEXT);
  await expect.element(page.getByText(DEAD_LINK)).toBeVisible();
  expect(findCalls(ENDPOINTS.resetPassword).map(({ body }) => body)).toEqual([
    { token: 'abc', password: NEXT },
  ]);
});

test('each password is shown by a button of its own name', async () => {
  await open();
  await password.fill(NEXT);
  await repeated.fill(NEXT);
  await page.getByRole('button', { name: 'Afficher le nouveau mot de passe' }).click();
  expect([password, repeated].map((field) => field.element().getAttribute('type'))).toEqual([
    'text',
    'password',
  ]);
  await page.getByRole('button', { name: 'Afficher la confirmation du mot de passe' }).click();
  await expect.element(repeated).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('button', { name: 'Masquer le nouveau mot de passe' })).toBeVisible();
});

// Proves AC-30, AC-36, AC-38, AC-39, AC-42, AC-48.
test('a new password is long enough and the same twice; the first fault gets the focus', async () => {
  await open();
  await reset('court', 'autre');
  await expect
    .element(password)
    .toHaveAccessibleDescription('Le mot de passe doit contenir au moins 8 caractères.');
  await expect.element(repeated).toHaveAccessibleDescription('Les mots de passe ne correspondent pas.');
  await expect.element(password).toHaveFocus();
  await reset(NEXT, 'une autre phrase');
  await expect.element(repeated).toHaveFocus();
  expect(findCalls(ENDPOINTS.resetPassword)).toHaveLength(0);
});

test('AC-37, AC-41: what the server alone refuses stands at its field, silence above the form, and nothing typed is lost', async () => {
  await open();
  const message = 'Le mot de passe doit être différent de votre nametag et de votre adresse email.';
  const issues = [{ field: 'password', code: 'same_as_account', message }];
  refuse(ENDPOINTS.resetPassword, { status: 400, code: 'validation_failed', issues });
  await reset('lina.le.chat');
  await expect.element(password).toHaveAccessibleDescription(message);
  await expect.element(repeated).toHaveValue('lina.le.chat');

  failNetwork(ENDPOINTS.resetPassword);
  await reset(NEXT);
  await expect
    .element(page.getByText('Une erreur est survenue lors de la réinitialisation du mot de passe.'))
    .toBeVisible();
  await expect.element(password).toHaveValue(NEXT);
});

// Proves AC-30, AC-36, AC-38, AC-39, AC-42, AC-48.
test('a new password is told and leads to /login after 3 s, not before', async () => {
  answer(ENDPOINTS.resetPassword, null);
  answer(ENDPOINTS.revocation, null);
  const { address } = await open();
  await expect.poll(address).toBe('/reset-password');
  stopClock();
  await reset(NEXT);
  await expect.element(page.getByText('Votre mot de passe a été réinitialisé avec succès !')).toBeVisible();
  await expectRedirect(address, '/login', 3_000);
});
