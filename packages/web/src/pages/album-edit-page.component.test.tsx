import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { IMAGE } from '@palmares/core/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { LINA, signInAs, signOut } from '../testing/session.ts';
import { makeAlbum, makeImage, NO_COUNTS } from '../testing/wire-samples.ts';
import { Component as AlbumEditPage } from './album-edit-page.tsx';

const CATEGORIES = ['Films', 'Manga', 'Musique', 'Sport'].map((name, index) => ({
  id: index + 1,
  name,
  name_en: null,
}));

const images = [1, 2, 3, 4].map((number) => makeImage({ name: `Image ${number}` }));
const album = makeAlbum({ id: 9, name: 'Mes couleurs', images, image_count: 4 });

const dialog = page.getByRole('dialog');
const name = page.getByLabelText('Nom de l’album');
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
const pressIn = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click();
/** Matches a toast, an inline message or a message in the open dialog: all are announced at once. */
const alerts = (text: string) =>
  expect.element(page.getByRole('alert').filter({ hasText: text }).first()).toBeInTheDocument();
const open = () => mount(<AlbumEditPage />, { at: '/album/edit/9', path: '/album/edit/:id' });

beforeEach(async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, album);
  answer(ENDPOINTS.listCategories, CATEGORIES);
});

test('AL-72: on loading, a visitor is told to sign in, and led there and back', async () => {
  await signOut();
  const { address } = await open();
  await alerts('Vous devez être connecté pour accéder à cette page.');
  expect(address()).toBe('/login?retour=%2Falbum%2Fedit%2F9');
});

test.each([
  [404, 'not_found', "Album introuvable ou vous n'avez pas les permissions nécessaires."],
  [403, 'album_private', "Vous n'avez pas les permissions pour éditer cet album."],
] as const)('AL-72: on loading, a %d has its sentence', async (status, code, text) => {
  refuse(ENDPOINTS.getAlbum, { status, code });
  await open();
  await alerts(text);
  await expect.element(name).not.toBeInTheDocument();
});

test('AL-72: on loading, the public album of somebody else is not theirs to edit', async () => {
  answer(ENDPOINTS.getAlbum, { ...album, author: { ...album.author, id: LINA.id + 1 } });
  await open();
  await alerts("Vous n'avez pas les permissions pour éditer cet album.");
});

test('AL-72: on loading, any other failure can be tried again', async () => {
  refuse(ENDPOINTS.getAlbum, { status: 500, code: 'internal_error' });
  await open();
  await alerts("Erreur lors du chargement de l'album. Veuillez réessayer plus tard.");
  answer(ENDPOINTS.getAlbum, album);
  await press('Réessayer');
  await expect.element(name).toHaveValue('Mes couleurs');
});

test('AL-3, AL-4: a name is not empty and at most 64 characters; at most three categories', async () => {
  await open();
  await name.fill('   ');
  await expect.element(name).toHaveAccessibleDescription("Le nom de l'album est requis");
  await name.fill('é'.repeat(70));
  await expect.element(name).toHaveValue('é'.repeat(64));
  for (const category of ['Films', 'Manga', 'Musique', 'Sport']) await press(category);
  await alerts('Vous ne pouvez sélectionner que 3 catégories maximum.');
  expect(document.querySelectorAll('button[aria-pressed="true"]')).toHaveLength(3);
});

test('AL-15, AL-19, AL-44, AL-64: the image dialog says what is wrong with name and link, at their fields', async () => {
  await open();
  answer(ENDPOINTS.updateImage, { ...makeImage(), id: images[1]?.id ?? 0, name: 'Deuxième' });
  await press('Modifier Image 2');
  await dialog.getByLabelText('Nom').fill('');
  await dialog.getByLabelText(/^Lien/).fill('javascript:alert(1)');
  await pressIn('Sauvegarder');
  await expect
    .element(dialog.getByLabelText('Nom'))
    .toHaveAccessibleDescription("Le nom de l'image ne peut pas être vide.");
  await expect
    .element(dialog.getByLabelText(/^Lien/))
    .toHaveAccessibleDescription("L'URL fournie n'est pas valide. Le champ URL sera ignoré.");
  expect(findCalls(ENDPOINTS.updateImage)).toHaveLength(0);
  await dialog.getByLabelText('Nom').fill('n'.repeat(26));
  await dialog.getByLabelText(/^Description/).fill('d'.repeat(501));
  await expect.element(dialog.getByLabelText('Nom')).toHaveValue('n'.repeat(25));
  await expect.element(dialog.getByLabelText(/^Description/)).toHaveValue('d'.repeat(500));
  await pressIn('Sauvegarder');
  await expect.element(page.getByRole('button', { name: 'Modifier Deuxième' })).toHaveFocus();
});

test('AL-65, AL-69: an album keeps at least three images', async () => {
  answer(ENDPOINTS.getAlbum, { ...album, images: images.slice(0, 3), image_count: 3 });
  await open();
  await press('Retirer Image 3');
  await alerts('Impossible de supprimer cette image. Un album doit contenir au minimum 3 images.');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('AL-73: failures of the editor: name and visibility, and what was chosen stays or goes back', async () => {
  failNetwork(ENDPOINTS.updateAlbum);
  await open();
  await name.fill('Autre');
  await press('Sauvegarder');
  await alerts("Erreur lors de la mise à jour du nom de l'album");
  await expect.element(name).toHaveValue('Autre');
  const isPublic = page.getByRole('switch', { name: 'Album public' });
  await isPublic.click();
  await alerts('Erreur lors de la mise à jour de la visibilité');
  await expect.element(isPublic).toBeChecked();
});

test('AL-73: failures of the editor: an image’s texts, its removal, and the album’s deletion', async () => {
  answer(ENDPOINTS.previewAlbumDeletion, {
    images: 4,
    kept_images: 0,
    author: NO_COUNTS,
    others: NO_COUNTS,
  });
  for (const endpoint of [ENDPOINTS.updateImage, ENDPOINTS.deleteImage, ENDPOINTS.deleteAlbum])
    failNetwork(endpoint);
  await open();
  await press('Modifier Image 1');
  await pressIn('Sauvegarder');
  await alerts("Erreur lors de la mise à jour de l'image");
  await pressIn('Annuler');

  await press('Retirer Image 1');
  await pressIn('Retirer');
  await alerts("Erreur lors de la suppression de l'image");
  await pressIn('Annuler');
  await expect.element(page.getByRole('button', { name: 'Retirer Image 1' })).toBeInTheDocument();

  await press('Supprimer l’album');
  await pressIn('Supprimer');
  await alerts("Erreur lors de la suppression de l'album");
});

test('AX-37, AD-31: an album in quarantine is read-only for its author, who reads why', async () => {
  answer(ENDPOINTS.getAlbum, { ...album, status: 'quarantined', quarantine_reason: 'Images d’un tiers' });
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  await open();
  await alerts('Motif : Images d’un tiers');
  await expect.element(name).toBeDisabled();
  await expect.element(page.getByRole('switch', { name: 'Album public' })).toBeDisabled();
  for (const label of ['Supprimer l’album', 'Sauvegarder', 'Ajouter des images'])
    expect(page.getByRole('button', { name: label }).elements()).toHaveLength(0);
});

test('on a phone the longest name of an image in quarantine makes the page no wider', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  const wide = makeImage({ name: 'W'.repeat(IMAGE.nameMax) });
  answer(ENDPOINTS.getAlbum, { ...album, status: 'quarantined', images: [wide] });
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  await open();
  await expect.element(page.getByText(wide.name)).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('what deletes the album comes after everything else of the page', async () => {
  await open();
  await expect.element(name).toHaveValue('Mes couleurs');
  const controls = [...document.querySelectorAll('main :is(button, a, input)')];
  expect(controls.at(-1)?.textContent).toBe('Supprimer l’album');
});
