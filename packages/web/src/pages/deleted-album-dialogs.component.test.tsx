// Dialogs of a new tier list whose album was deleted: at its save and from its draft.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { checkDialogs } from '../testing/check-dialog.ts';
import { pressButton, waitForPressGuard } from '../testing/dialog-openers.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { expectTiles, tile } from '../testing/tier-board.ts';

const GONE = { status: 404, code: 'not_found', message: 'Élément introuvable.' } as const;

test('BU-19: dialogs of a tier list whose album is gone', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(2));
  const { unmount } = await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
  await expectTiles(2);
  await tile(101).click();
  await userEvent.keyboard('1');
  refuse(ENDPOINTS.createTierlist, GONE);
  refuse(ENDPOINTS.getAlbum, GONE);
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).first().click();
  await checkDialogs([
    {
      source: 'editor/album-deleted-dialog.tsx',
      name: 'Cet album n’existe pas ou plus.',
      open: async () => null,
    },
  ]);
  await checkDialogs([
    {
      source: 'editor/album-deleted-dialog.tsx',
      name: 'Exporter en image',
      open: async () => {
        await page.getByRole('button', { name: 'Réessayer' }).first().click();
        await waitForPressGuard();
        // A single click: the second Enter of two would activate the save button, which has the focus by then.
        await page.getByRole('dialog').getByRole('button', { name: 'Garder son image' }).click();
        return null;
      },
    },
  ]);
  await unmount();

  await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
  await checkDialogs([
    {
      source: 'editor/deleted-album.tsx',
      name: 'Exporter en image',
      open: () => pressButton('Garder son image'),
    },
    {
      source: 'editor/deleted-album.tsx',
      name: 'Effacer le brouillon « Mes couleurs » ?',
      open: () => pressButton('Effacer le brouillon'),
    },
  ]);
});
