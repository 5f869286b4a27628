// The album dialog in its rare states.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, findCalls, holdReply, refuse } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { signInAs } from '../../testing/session.ts';
import { makeAlbum } from '../../testing/wire-samples.ts';
import { AlbumDialog } from './album-dialog.tsx';

const ALBUM = { ...makeAlbum({ id: 9, name: 'Paysages', image_count: 0 }), images: [] };
const dialog = page.getByRole('dialog');
const name = dialog.getByLabelText('Nom');
const proceed = dialog.getByRole('button', { name: 'Continuer' });
const nameFirst = () => dialog.getByText('Donner un nom d’abord').click();
const choose = (type: string) => dialog.getByRole('radio', { name: type }).click();
const onClose = vi.fn();
const open = () => mount(<AlbumDialog albumId={9} onClose={onClose} />, { at: '/allalbum?album=9' });

beforeEach(() => {
  answer(ENDPOINTS.getAlbum, ALBUM);
  answer(ENDPOINTS.countAlbumView, { id: 9 });
});

test('SU-11: while the album is on its way nothing can be begun; without images it opens all the same', async () => {
  await signInAs();
  const release = holdReply(ENDPOINTS.getAlbum);
  await open();
  await expect.element(page.getByRole('dialog', { name: 'Album', exact: true })).toBeVisible();
  await nameFirst();
  await choose('Tournoi');
  await expect.element(proceed).toBeDisabled();
  release();
  await expect.element(dialog.getByRole('heading', { name: 'Paysages' })).toBeVisible();
  await expect.element(dialog.getByText(/^0\simage/u)).toBeVisible();
  await expect.element(proceed).toBeEnabled();
});

test('SU-11: an album that cannot be loaded says so in its dialog, and is tried again there', async () => {
  refuse(ENDPOINTS.getAlbum, { status: 500, code: 'internal_error' });
  await open();
  const failure = dialog.getByText('Une erreur est survenue lors du chargement des données');
  await expect.element(failure).toBeVisible();
  answer(ENDPOINTS.getAlbum, ALBUM);
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Paysages' })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test.each([
  [403, 'album_private', 'Accès refusé: album privé', false],
  [401, 'auth_required', 'Accès refusé: vous devez être connecté pour accéder à cet album privé', true],
  [404, 'not_found', 'Album introuvable', false],
] as const)('SU-11: a %d is told as it is, and asked once', async (status, code, text, mayHelp) => {
  refuse(ENDPOINTS.getAlbum, { status, code });
  await open();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
  await expect.element(proceed).not.toBeInTheDocument();
  const signIn = dialog.getByRole('link', { name: 'Se connecter' });
  if (mayHelp) await expect.element(signIn).toHaveAttribute('href', '/login?retour=%2Fallalbum%3Falbum%3D9');
  else await expect.element(signIn).not.toBeInTheDocument();
  expect(findCalls(ENDPOINTS.getAlbum)).toHaveLength(1);
});

test('SU-3: the name follows the type until it is typed; of spaces alone it is the one proposed', async () => {
  await signInAs();
  const { address } = await open();
  await nameFirst();
  await choose('Tierlist');
  await expect.element(name).toHaveValue('Tierlist Paysages');
  await choose('Classement');
  await expect.element(name).toHaveValue('Classement Paysages');
  await name.fill('   ');
  await choose('Tournoi');
  await expect.element(name).toHaveValue('   ');
  await proceed.click();
  expect(new URLSearchParams(address().split('?')[1]).get('name')).toBe('Tournoi Paysages');
});

test.each([
  [9, '0 image · par Lina · 21 utilisations'],
  [10, '0 image · par Lina · 10 vues · 21 utilisations'],
])('SU-10: %i views beside many uses are told as « %s »', async (views, told) => {
  answer(ENDPOINTS.getAlbum, { ...ALBUM, views, uses: 21 });
  await open();
  await expect.element(dialog.getByText(told)).toBeVisible();
});
