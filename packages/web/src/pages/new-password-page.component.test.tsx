import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRedirect, stopClock } from '../testing/clock.ts';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { signInAs } from '../testing/session.ts';
import { Component as NewPasswordPage } from './new-password-page.tsx';

const NEXT = 'une phrase toute neuve';

const current = page.getByLabelText('Mot de passe actuel');
const next = page.getByLabelText('Nouveau mot de passe', { exact: true });
const confirmation = page.getByLabelText('Confirmer le nouveau mot de passe');
const submit = page.getByRole('button', { name: 'Changer le mot de passe' });

async function change(typed: { current: string; next: string; confirmation?: string }): Promise<void> {
  await current.fill(typed.current);
  await next.fill(typed.next);
  await confirmation.fill(typed.confirmation ?? typed.next);
  await submit.click();
}

const open = () => mount(<NewPasswordPage />, { at: '/new-password' });

beforeEach(() => signInAs());

test('AC-43: asks for what is missing, and begins at the first', async () => {
  await open();
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription('Veuillez saisir votre mot de passe actuel.');
  await expect.element(next).toHaveAccessibleDescription('Veuillez choisir un mot de passe.');
  await expect.element(current).toHaveFocus();
});

// Proves AC-5, AC-42, AC-43, AC-44, AC-45, AC-46, AC-47, AC-48, AC-51, AC-59.
test('a new password is long enough, the same twice and another one', async () => {
  await open();
  await change({ current: 'l’ancienne phrase', next: 'court', confirmation: '' });
  await expect
    .element(next)
    .toHaveAccessibleDescription('Le nouveau mot de passe doit contenir au moins 8 caractères.');
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription('Les nouveaux mots de passe ne correspondent pas.');
  await change({ current: 'l’ancienne phrase', next: 'l’ancienne phrase' });
  await expect
    .element(next)
    .toHaveAccessibleDescription("Le nouveau mot de passe doit être différent de l'ancien.");
  expect(findCalls(ENDPOINTS.newPassword)).toHaveLength(0);
});

// Proves AC-5, AC-42, AC-43, AC-44, AC-45, AC-46, AC-47, AC-48, AC-51, AC-59.
test('a wrong current one is told at its field, silence above the form, and nothing typed is lost', async () => {
  const message = 'Le mot de passe actuel est incorrect.';
  refuse(ENDPOINTS.newPassword, { status: 400, code: 'wrong_current_password', message });
  await open();
  await change({ current: 'pas le bon du tout', next: NEXT });
  await expect.element(current).toHaveAccessibleDescription(message);
  await expect.element(current).toHaveFocus();
  await expect.element(next).toHaveValue(NEXT);

  failNetwork(ENDPOINTS.newPassword);
  await submit.click();
  await expect
    .element(
      page.getByText('Une erreur est survenue. Veuillez vérifier votre mot de passe actuel et réessayer.'),
    )
    .toBeVisible();
});

test('where there is a second factor, a code is asked for too', async () => {
  const message = 'Saisissez aussi un code.';
  refuse(ENDPOINTS.newPassword, { status: 400, code: 'second_factor_code_required', message });
  await open();
  await change({ current: 'l’ancienne phrase', next: NEXT });
  const code = page.getByLabelText('Code de l’application');
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await submit.click();
  await expect
    .poll(() => findCalls(ENDPOINTS.newPassword).at(-1)?.body)
    .toEqual({ current_password: 'l’ancienne phrase', new_password: NEXT, code: '123456' });
});

// Proves AC-5, AC-42, AC-43, AC-44, AC-45, AC-46, AC-47, AC-48, AC-51, AC-59.
test('changed, it signs out and leads to /login after 3 s, not before', async () => {
  answer(ENDPOINTS.newPassword, null);
  answer(ENDPOINTS.revocation, null);
  const { address } = await open();
  stopClock();
  await change({ current: 'l’ancienne phrase', next: NEXT });
  await expect
    .element(page.getByText('Votre mot de passe a été modifié avec succès. Veuillez vous reconnecter.'))
    .toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  await expectRedirect(address, '/login', 3_000);
});
