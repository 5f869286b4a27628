// Dialogs of the tier list editor and viewer.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CONTENT_ID,
  CREATED_ID,
  sampleAlbum,
  sampleImages,
  sampleTierlist,
} from '../testing/builder-samples.ts';
import { checkDialogs } from '../testing/check-dialog.ts';
import {
  press,
  pressButton,
  pressItem,
  pressKey,
  pressOnPhone,
  setDraftAside,
} from '../testing/dialog-openers.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { LONG, withLongTexts } from '../testing/long-texts.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { samplePalmares } from '../testing/palmares-samples.ts';
import { signInAs } from '../testing/session.ts';
import { expectTiles, placeAll, tile } from '../testing/tier-board.ts';

const MORE = 'Autres actions';
const EXPORT = 'Exporter en image';

const openMore = (item: string) => pressItem(MORE, item);
const label = () => page.elementLocator(document.querySelector('[data-tier-label]') ?? document.body);
const skipInfo = () => localStorage.setItem('tierlistInfoModalShown', 'true');
const expectPicture = (name: string | RegExp) =>
  expect.element(page.getByRole('dialog').getByRole('img', { name })).toBeVisible();

function openNew(count: number) {
  const images = JSON.stringify(sampleImages(count).map(({ id }) => id));
  return mountBuilder(newPath('tierlists', { name: 'Essai', images }));
}

async function openNewOnPrivateAlbum(): Promise<void> {
  skipInfo();
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3, { status: 'private' }));
  await openNew(3);
  await expectTiles(3);
}

test('a new tier list', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(6, { name: LONG.album })));
  await openNew(6);
  await expectTiles(6);
  await checkDialogs([
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Votre tier list en trois gestes',
      open: async () => null,
    },
    {
      source: 'features/tierlist-editor/editor-header.tsx',
      name: MORE,
      role: 'menu',
      open: () => pressButton(MORE),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Votre tier list en trois gestes',
      open: () => openMore('Comment ça marche'),
    },
    {
      source: 'features/tierlist-editor/settings-drawer.tsx',
      name: 'Paramètres',
      open: () => pressButton('Paramètres'),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Vider tous les tiers ?',
      open: () => openMore('Vider tous les tiers'),
    },
    {
      source: 'features/tierlist-editor/board-dialogs.tsx',
      name: EXPORT,
      open: async () => {
        const opened = await openMore(EXPORT);
        await expectPicture('Image de « Essai »');
        return opened;
      },
    },
  ]);
});

test('the tiers and the drafts of a new tier list', async () => {
  skipInfo();
  await signInAs();
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(6, { name: LONG.album })));
  let shown = await openNew(6);
  const comeBack = async () => {
    await shown.unmount();
    shown = await openNew(5);
    return null;
  };
  await expectTiles(6);
  await checkDialogs([
    {
      source: 'features/tierlist-editor/presets-dialog.tsx',
      name: 'Modèles de tiers',
      open: () => pressButton('Modèles de tiers'),
    },
    {
      source: 'features/tierlist-editor/tier-controls.tsx',
      name: 'Autres actions du tier S',
      role: 'menu',
      only: 'desktop',
      open: () => pressKey('{Enter}', page.getByRole('button', { name: 'Autres actions du tier S' })),
    },
    {
      source: 'features/tierlist-editor/tier-dialog.tsx',
      name: 'Tier S',
      open: () => pressKey('{Enter}', label()),
    },
    {
      source: 'features/tierlist-editor/image-dialog.tsx',
      name: LONG.image,
      open: () => pressKey('i', tile(101)),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Raccourcis clavier',
      only: 'desktop',
      open: () => pressKey('?', tile(102)),
    },
    {
      source: 'editor/draft-gate.tsx',
      name: 'Reprendre votre brouillon ?',
      open: async () => {
        await pressKey('1', tile(102));
        await expect.element(page.getByText('Brouillon gardé').first()).toBeVisible();
        return comeBack();
      },
    },
    {
      source: 'editor/draft-gate.tsx',
      name: 'Quel brouillon garder ?',
      open: () => {
        setDraftAside('tierlist');
        return comeBack();
      },
    },
  ]);
});

test('the settings of a tier list on a private album', async () => {
  await openNewOnPrivateAlbum();
  await pressButton('Paramètres');
  await checkDialogs([
    {
      source: 'features/tierlist-editor/settings-drawer.tsx',
      name: 'Rendre la tier list publique ?',
      open: () => press(page.getByRole('switch', { name: 'Tier list publique' })),
    },
  ]);
});

test('a saved tier list', async () => {
  skipInfo();
  await signInAs();
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(6, { name: LONG.album })));
  const content = sampleTierlist({ tiers: [[101], [102], [], [], []], pool: [103] }, { name: LONG.content });
  answer(ENDPOINTS.getTierlist, withLongTexts(content));
  await mountBuilder(`/tierlists/edit/${CONTENT_ID}`);
  await expectTiles(3);
  await checkDialogs([
    {
      source: 'features/tierlist-editor/add-images-dialog.tsx',
      name: 'Ajouter des images de l’album',
      open: async () => {
        const more = await openMore('Ajouter des images de l’album');
        await pressButton('Tout sélectionner');
        return more;
      },
    },
    {
      source: 'editor/delete-dialog.tsx',
      name: `Supprimer « ${LONG.content} » ?`,
      open: () => openMore('Supprimer la tier list'),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Abandonner vos changements ?',
      open: async () => {
        await page.getByLabelText('Nom de la tier list').fill('Changée ici');
        return openMore('Abandonner les changements');
      },
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Une version plus récente existe',
      open: () => {
        refuse(ENDPOINTS.updateTierlist, { status: 412, code: 'version_conflict' });
        return pressButton('Sauvegarder');
      },
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Cette tier list n’existe plus',
      open: () => {
        refuse(ENDPOINTS.updateTierlist, { status: 404, code: 'not_found' });
        return pressButton('Sauvegarder');
      },
    },
  ]);
});

test('a tier list just saved', async () => {
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  await openNewOnPrivateAlbum();
  await pressButton('Sauvegarder');
  await checkDialogs([
    {
      source: 'editor/finish-actions.tsx',
      name: EXPORT,
      open: async () => {
        const opened = await pressButton('Exporter');
        await expectPicture('Image de « Essai »');
        return opened;
      },
    },
    {
      source: 'editor/finish-actions.tsx',
      name: 'Rendre la tier list publique ?',
      open: () => pressButton('Rendre publique'),
    },
  ]);
});

test('a tier list that a visitor has finished', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(1));
  await mountBuilder(newPath('tierlists', { name: 'Essai' }));
  await placeAll(1);
  await checkDialogs([
    {
      source: 'editor/visitor-finish.tsx',
      name: EXPORT,
      open: async () => {
        const opened = await pressButton('Télécharger l’image');
        await expectPicture('Image de « Essai »');
        return opened;
      },
    },
  ]);
});

test('the page of a tier list', async () => {
  await signInAs();
  const album = { ...sampleAlbum(3, { name: LONG.album, status: 'private' }), imagePath: null };
  const content = { name: LONG.content, private: true, album };
  answer(
    ENDPOINTS.getTierlist,
    withLongTexts(sampleTierlist({ tiers: [[101], [102]], pool: [103] }, content)),
  );
  answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(3)));
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await checkDialogs([
    {
      source: 'features/palmares/agreement-dialog.tsx',
      name: 'D’accord ou pas ?',
      open: () => pressButton(/^Comparer au palmarès/),
    },
    {
      source: 'features/tierlist-viewer/tierlist-viewer.tsx',
      name: LONG.image,
      open: () => press(page.getByRole('button', { name: LONG.image, exact: false })),
    },
    {
      source: 'features/tierlist-viewer/tierlist-viewer.tsx',
      name: EXPORT,
      open: async () => {
        const opened = await pressButton('Exporter');
        await expectPicture(/^Image de/);
        return opened;
      },
    },
    {
      source: 'features/tierlist-viewer/tierlist-viewer.tsx',
      name: 'Rendre la tier list publique ?',
      open: () => pressButton('Rendre publique'),
    },
    {
      source: 'features/tierlist-viewer/tierlist-viewer.tsx',
      name: LONG.content,
      open: () => pressOnPhone('Plus d’actions'),
    },
  ]);
});
