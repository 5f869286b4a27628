// Personal access tokens on the profile (docs/decisions/0070-public-api.md).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { NO_SECOND_FACTOR } from '../testing/second-factor-samples.ts';
import { LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, LAST_PAGES, makeToken, NO_LISTS } from '../testing/wire-samples.ts';
import { Component as ProfilePage } from './profile-page.tsx';

const TEXT = `palm_${'a1B2'.repeat(10).slice(1)}`;
const section = page.getByRole('region', { name: 'Jetons d’accès' });
const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const pressIn = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const openPage = () => mount(<ProfilePage />, { at: '/profile' });

beforeEach(async () => {
  await signInAs();
  const meta = { albums: LAST_PAGE, ...LAST_PAGES };
  answer(ENDPOINTS.me, { ...LINA, albums: [], ...NO_LISTS }, meta);
  answer(ENDPOINTS.listAlbums, [], LAST_PAGE);
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
  answer(ENDPOINTS.listDecisions, []);
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
});

test('says that there is none, and where the API is described', async () => {
  await openPage();
  await expect.element(section.getByText('Aucun jeton d’accès.')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'Documentation de l’API' }))
    .toHaveAttribute('href', '/api/docs');
});

test('lists what each may do, until when, when it was last used; one that has expired is only taken away', async () => {
  answer(TOKEN_ENDPOINTS.listTokens, [
    makeToken({ name: 'Import', scope: 'write', lastUsedAt: '2026-11-20T12:05:00.000Z' }),
    makeToken({ name: 'Vieux', expiresAt: '2026-01-02T10:00:00.000Z' }),
  ]);
  await openPage();
  const [first, second] = [section.getByRole('listitem').nth(0), section.getByRole('listitem').nth(1)];
  await expect
    .element(first)
    .toMatchTextContent(/Lecture et écriture · créé le 2 nov\. 2026 · expire le 1 janv\. 2100/);
  await expect.element(first).toMatchTextContent(/dernière utilisation\s: 20 nov\. 2026/);
  await expect.element(second).toMatchTextContent(/Lecture · .*a expiré le 2 janv\. 2026 · jamais utilisé/);
  await expect.element(first.getByRole('button', { name: 'Révoquer Import' })).toBeVisible();
  await expect.element(second.getByRole('button', { name: 'Retirer Vieux de la liste' })).toBeVisible();
});

test('AC-87, AC-88: makes one with the password, shows it once, and nowhere afterwards', async () => {
  const made = makeToken({ name: 'Sauvegarde', scope: 'write' });
  answer(TOKEN_ENDPOINTS.createToken, { ...made, token: TEXT });
  await openPage();
  await section.getByRole('button', { name: 'Créer un jeton' }).click();
  await expect
    .element(dialog)
    .toMatchTextContent('Il ne permet ni de modifier le compte, ni d’administrer, ni de modérer.');
  await pressIn('Créer le jeton');
  await expect.element(dialog.getByText('Donnez un nom à ce jeton.')).toBeVisible();
  await expect.element(dialog.getByText('Veuillez saisir votre mot de passe actuel.')).toBeVisible();
  expect(findCalls(TOKEN_ENDPOINTS.createToken)).toHaveLength(0);

  await field('Nom').fill('Sauvegarde');
  await field('Ce qu’il permet').selectOptions('write');
  await field('Durée').selectOptions('365');
  await field('Mot de passe actuel').fill('secret de Lina');
  answer(TOKEN_ENDPOINTS.listTokens, [made]);
  await pressIn('Créer le jeton');

  await expect.element(field('Jeton d’accès')).toHaveValue(TEXT);
  await expect.element(dialog).toMatchTextContent('il ne sera plus jamais montré');
  expect(findCalls(TOKEN_ENDPOINTS.createToken)[0]?.body).toEqual({
    name: 'Sauvegarde',
    scope: 'write',
    days: 365,
    currentPassword: 'secret de Lina',
  });
  await pressIn('C’est fait');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByText('Sauvegarde')).toBeVisible();
  expect(document.body.innerHTML).not.toContain(TEXT);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(TEXT);
});

test('a refused password is told at its field, a full list above the form', async () => {
  await openPage();
  await section.getByRole('button', { name: 'Créer un jeton' }).click();
  await field('Nom').fill('Sauvegarde');
  await field('Mot de passe actuel').fill('faux');
  refuse(TOKEN_ENDPOINTS.createToken, {
    status: 400,
    code: 'wrong_current_password',
    message: 'Le mot de passe actuel est incorrect.',
  });
  await pressIn('Créer le jeton');
  await expect.element(field('Mot de passe actuel')).toHaveAccessibleDescription(/incorrect/);
  refuse(TOKEN_ENDPOINTS.createToken, { status: 400, code: 'second_factor_code_required' });
  await pressIn('Créer le jeton');
  await field('Code de l’application').fill('123456');
  refuse(TOKEN_ENDPOINTS.createToken, {
    status: 409,
    code: 'too_many_tokens',
    message: 'Vous avez atteint le nombre maximal de jetons d’accès.',
  });
  await pressIn('Créer le jeton');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('nombre maximal de jetons');
  expect(findCalls(TOKEN_ENDPOINTS.createToken).at(-1)?.body).toMatchObject({
    name: 'Sauvegarde',
    code: '123456',
  });
});

test('is revoked after a question, and gone from the list, also when it was elsewhere before', async () => {
  const token = makeToken({ name: 'Import' });
  answer(TOKEN_ENDPOINTS.listTokens, [token]);
  refuse(TOKEN_ENDPOINTS.deleteToken, { status: 404, code: 'not_found' });
  await openPage();
  await section.getByRole('button', { name: 'Révoquer Import' }).click();
  await expect.element(dialog).toMatchTextContent('ne pourra plus rien lire ni modifier');
  expect(findCalls(TOKEN_ENDPOINTS.deleteToken)).toHaveLength(0);
  answer(TOKEN_ENDPOINTS.listTokens, []);
  await pressIn('Révoquer');
  await expect.element(section.getByText('Aucun jeton d’accès.')).toBeVisible();
  expect(findCalls(TOKEN_ENDPOINTS.deleteToken).map(({ id }) => id)).toEqual([token.id]);
});

test('says that the list cannot be loaded, and tries again', async () => {
  refuse(TOKEN_ENDPOINTS.listTokens, { status: 400, code: 'invalid_request' });
  await openPage();
  await expect.element(section.getByText('Impossible de charger vos jetons.')).toBeVisible();
  answer(TOKEN_ENDPOINTS.listTokens, [makeToken({ name: 'Import' })]);
  await section.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(section.getByText('Import')).toBeVisible();
});
