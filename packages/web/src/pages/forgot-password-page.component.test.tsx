import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { Component as ForgotPasswordPage } from './forgot-password-page.tsx';

const email = page.getByLabelText('Adresse email');

async function send(address: string): Promise<void> {
  await email.fill(address);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
}

const BAD_DOMAIN = "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails.";

// Proves AC-20, AC-27, AC-28, AC-29, AC-31, AC-32, AC-33, AC-34.
test.each([
  ['what is no address', '', null, 'Veuillez entrer une adresse email valide.'],
  ['an address without its sign', 'sans-arobase', null, 'Veuillez entrer une adresse email valide.'],
  ['a domain that the server refuses', 'ada@pas-un-domaine', BAD_DOMAIN, BAD_DOMAIN],
  [
    'an address that the server refuses',
    'a da@example.org',
    'Adresse refusée.',
    "Veuillez vérifier l'adresse email saisie.",
  ],
  // The server never sends this reply.
  [
    'an unknown account',
    'ada@example.org',
    'User not found',
    "Aucun compte n'est associé à cette adresse email.",
  ],
] as const)('refuses %s with its sentence, at the field', async (_, typed, message, text) => {
  if (message !== null) refuse(ENDPOINTS.forgotPassword, { status: 400, code: 'validation_failed', message });
  await mount(<ForgotPasswordPage />, { at: '/forgot-password' });
  await send(typed);
  await expect.element(email).toHaveAccessibleDescription(text);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue(typed);
  expect(findCalls(ENDPOINTS.forgotPassword)).toHaveLength(message === null ? 0 : 1);
});

// Proves AC-20, AC-27, AC-28, AC-29, AC-31, AC-33, AC-34.
test('without an answer it says so and keeps the address; sent, it says what to look for', async () => {
  failNetwork(ENDPOINTS.forgotPassword);
  await mount(<ForgotPasswordPage />, { at: '/forgot-password' });
  await send('ada@example.org');
  await expect
    .element(page.getByText('Une erreur est survenue. Veuillez réessayer plus tard.'))
    .toBeVisible();
  await expect.element(email).toHaveValue('ada@example.org');

  answer(ENDPOINTS.forgotPassword, { message: 'Envoyé.' });
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect
    .element(
      page.getByText("Un email de réinitialisation a été envoyé si l'adresse existe dans notre système."),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer un lien' }).click();
  await expect.element(email).toHaveValue('ada@example.org');
});
