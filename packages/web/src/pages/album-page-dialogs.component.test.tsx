// Dialogs of an album's page: an enlarged image (decision 0048), the palmarès (0054) and the report form (0057).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { ALBUM_ID, sampleAlbum } from '../testing/builder-samples.ts';
import { checkDialogs } from '../testing/check-dialog.ts';
import { press, pressButton, pressItem } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { LONG, withLongTexts } from '../testing/long-texts.ts';
import { mount } from '../testing/mount.tsx';
import { samplePalmares } from '../testing/palmares-samples.ts';
import { LAST_PAGE } from '../testing/wire-samples.ts';
import { Component as AlbumPage } from './album-page.tsx';

test('the page of an album', async () => {
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
  const album = withLongTexts(sampleAlbum(5, { name: LONG.album }));
  answer(ENDPOINTS.getAlbum, album);
  answer(ENDPOINTS.getPalmares, samplePalmares(album.images, { rows: { 0: { won: 4, lost: 1 } } }));
  await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
  await checkDialogs([
    {
      source: 'features/palmares/image-panel.tsx',
      name: album.images[0]?.name ?? '',
      open: () => press(page.getByRole('region', { name: 'Le palmarès' }).getByRole('button').nth(2)),
    },
    {
      source: 'features/album-view/album-images.tsx',
      name: album.images[0]?.name ?? '',
      open: () => press(page.getByRole('region', { name: 'Images' }).getByRole('button').first()),
    },
    {
      source: 'features/report/report-action.tsx',
      name: 'Plus d’actions',
      role: 'menu',
      open: () => pressButton('Plus d’actions'),
    },
    {
      source: 'features/report/report-dialog.tsx',
      name: 'Signaler cet album',
      open: () => pressItem('Plus d’actions', 'Signaler'),
    },
  ]);
});
