// Dialogs of the album editor. e2e/dialogs covers those of images that are being added.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { checkDialogs } from '../testing/check-dialog.ts';
import { pressButton } from '../testing/dialog-openers.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { LONG } from '../testing/long-texts.ts';
import { mount } from '../testing/mount.tsx';
import { signInAs } from '../testing/session.ts';
import { makeAlbum, makeImage, NO_COUNTS } from '../testing/wire-samples.ts';
import { Component as AlbumEditPage } from './album-edit-page.tsx';

test('the editor of an album', async () => {
  await signInAs();
  const images = [makeImage({ name: LONG.image }), makeImage(), makeImage(), makeImage()];
  answer(ENDPOINTS.getAlbum, makeAlbum({ id: 9, name: LONG.album, images, image_count: 4 }));
  answer(ENDPOINTS.listCategories, [{ id: 1, name: 'Films', name_en: null }]);
  answer(ENDPOINTS.previewAlbumDeletion, {
    images: 4,
    kept_images: 1,
    author: { ...NO_COUNTS, tierlists: 1, rankings: 2 },
    others: { ...NO_COUNTS, tournaments: 1 },
  });
  await mount(<AlbumEditPage />, { at: '/album/edit/9', path: '/album/edit/:id' });
  await checkDialogs([
    {
      source: 'features/album-editor/edit-image.tsx',
      name: 'Modifier l’image',
      open: () => pressButton(`Modifier ${LONG.image}`),
    },
    {
      source: 'features/album-editor/remove-image.tsx',
      name: `Retirer « ${LONG.image} » ?`,
      open: () => pressButton(`Retirer ${LONG.image}`),
    },
    {
      source: 'features/album-editor/delete-album.tsx',
      name: `Supprimer « ${LONG.album} » ?`,
      open: () => pressButton('Supprimer l’album'),
    },
    {
      source: 'features/album-editor/editing.tsx',
      name: 'Une version plus récente existe',
      open: async () => {
        refuse(ENDPOINTS.updateAlbum, { status: 412, code: 'version_conflict' });
        await page.getByLabelText('Nom de l’album').fill('D’ici');
        return pressButton('Sauvegarder');
      },
    },
  ]);
});
