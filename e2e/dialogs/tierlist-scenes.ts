// Dialogs of the tier list: editor (P2 §2, product.md §6) and viewer.
import type { Page } from '@playwright/test';
import { newTierlistPath, openBoard, saveTierlist, skipTierlistInfo, tile } from '../support/tier-board.ts';
import {
  isPhone,
  meetDrafts,
  press,
  pressButton,
  pressItem,
  pressKey,
  type Scene,
  type Stage,
} from './scene.ts';
import { NAMES } from './world.ts';

const MORE = 'Autres actions';
const EXPORT = 'Exporter en image';
const folder = 'features/tierlist-editor';

const openMore = (page: Page, item: string) => pressItem(page, MORE, item);

function pathOfNew({ world: { album } }: Stage, count: number): string {
  return newTierlistPath({ album: album.id, name: 'Essai', images: album.images.slice(0, count) });
}

async function openSaved({ page, world }: Stage): Promise<void> {
  await skipTierlistInfo(page);
  await openBoard(page, `/tierlists/edit/${world.spare.tierlist}`, 3);
}

export const TIERLIST_SCENES: readonly Scene[] = [
  {
    title: 'a new tier list',
    as: 'author',
    arrange: (stage) => openBoard(stage.page, pathOfNew(stage, 6), 6),
    dialogs: [
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Votre tier list en trois gestes',
        byFinger: true,
        open: async () => null,
      },
      {
        source: `${folder}/editor-header.tsx`,
        name: MORE,
        role: 'menu',
        byFinger: true,
        open: ({ page }) => pressButton(page, MORE),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Votre tier list en trois gestes',
        open: ({ page }) => openMore(page, 'Comment ça marche'),
      },
      {
        source: `${folder}/settings-drawer.tsx`,
        name: 'Paramètres',
        open: ({ page }) => pressButton(page, 'Paramètres'),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Tout remettre en non classé ?',
        open: ({ page }) => openMore(page, 'Tout remettre en non classé'),
      },
      {
        source: `${folder}/board-dialogs.tsx`,
        name: EXPORT,
        open: async ({ page }) => {
          const opened = await openMore(page, EXPORT);
          await page.getByRole('img', { name: 'Image de « Essai »' }).waitFor();
          return opened;
        },
      },
      {
        source: `${folder}/presets-dialog.tsx`,
        name: 'Modèles de tiers',
        open: ({ page }) => pressButton(page, 'Modèles de tiers'),
      },
      {
        source: `${folder}/tier-controls.tsx`,
        name: 'Autres actions du tier S',
        role: 'menu',
        only: 'desktop',
        open: ({ page }) => pressButton(page, 'Autres actions du tier S'),
      },
      {
        source: `${folder}/tiers-dialog.tsx`,
        name: 'Modifier les tiers',
        only: 'phone',
        open: ({ page }) => pressButton(page, 'Modifier les tiers'),
      },
      {
        source: `${folder}/tier-dialog.tsx`,
        name: 'Tier S',
        byFinger: true,
        open: async ({ page }) => {
          if (!isPhone()) return press(page.locator('[data-tier-label]').first());
          const opener = await pressButton(page, 'Modifier les tiers');
          await press(page.getByRole('dialog').getByRole('button', { name: /^Tier S/ }));
          return opener;
        },
      },
      {
        source: `${folder}/image-dialog.tsx`,
        name: NAMES.image,
        byFinger: true,
        open: async ({ page, world: { album } }) => {
          const image = tile(page, album.images[0]);
          if (!isPhone()) return pressKey(page, 'i', image);
          await image.tap();
          return pressButton(page, `Détails : ${NAMES.image}`);
        },
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Raccourcis clavier',
        only: 'desktop',
        open: ({ page, world: { album } }) => pressKey(page, '?', tile(page, album.images[1])),
      },
      {
        source: 'editor/draft-gate.tsx',
        name: 'Reprendre votre brouillon ?',
        open: async (stage) => {
          const { page, world } = stage;
          await pressKey(page, '1', tile(page, world.album.images[1]));
          await page.getByText('Brouillon enregistré').first().waitFor();
          await page.goto(pathOfNew(stage, 5));
          return null;
        },
      },
      {
        source: 'editor/draft-gate.tsx',
        name: 'Quel brouillon garder ?',
        open: ({ page }) => meetDrafts(page, 'tierlist'),
      },
    ],
  },
  {
    title: 'the settings of a tier list on a private album',
    as: 'author',
    arrange: async ({ page, world: { secret } }) => {
      await skipTierlistInfo(page);
      await openBoard(page, newTierlistPath({ album: secret.id, name: 'Essai' }), 3);
      await pressButton(page, 'Paramètres');
    },
    dialogs: [
      {
        source: `${folder}/settings-drawer.tsx`,
        name: 'Rendre la tier list publique ?',
        open: ({ page }) => press(page.getByRole('switch', { name: 'Tier list publique' })),
      },
    ],
  },
  {
    title: 'a saved tier list',
    as: 'author',
    arrange: openSaved,
    dialogs: [
      {
        source: `${folder}/add-images-dialog.tsx`,
        name: 'Ajouter des images de l’album',
        open: async ({ page }) => {
          const more = await openMore(page, 'Ajouter des images de l’album');
          await press(page.getByRole('button', { name: 'Tout choisir' }));
          return more;
        },
      },
      {
        source: 'editor/delete-dialog.tsx',
        name: 'Supprimer « Autre tier list » ?',
        open: ({ page }) => openMore(page, 'Supprimer la tier list'),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Abandonner vos changements ?',
        open: async ({ page }) => {
          await page.getByLabel('Nom de la tier list').fill('Changée ici');
          return openMore(page, 'Abandonner les changements');
        },
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Une version plus récente existe',
        open: async ({ page, world: { author, spare } }) => {
          await author.call('PUT', `/tierlist/${spare.tierlist}`, { name: 'Autre tier list' });
          await saveTierlist(page);
          return page.getByRole('button', { name: 'Sauvegarder', exact: true });
        },
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Cette tier list n’existe plus',
        open: async ({ page, world: { author, spare } }) => {
          await author.call('DELETE', `/tierlist/${spare.tierlist}`);
          await saveTierlist(page);
          return page.getByRole('button', { name: 'Sauvegarder', exact: true });
        },
      },
    ],
  },
  {
    title: 'a tier list just saved',
    as: 'author',
    arrange: async ({ page, world: { secret } }) => {
      await skipTierlistInfo(page);
      await openBoard(page, newTierlistPath({ album: secret.id, name: 'Essai' }), 3);
      await saveTierlist(page);
    },
    dialogs: [
      {
        source: 'editor/finish-actions.tsx',
        name: EXPORT,
        open: async ({ page }) => {
          const opened = await pressButton(page, 'Exporter');
          await page.getByRole('dialog').getByRole('img', { name: 'Image de « Essai »' }).waitFor();
          return opened;
        },
      },
      {
        source: 'editor/finish-actions.tsx',
        name: 'Rendre la tier list publique ?',
        open: ({ page }) => pressButton(page, 'Rendre publique'),
      },
    ],
  },
  {
    title: 'the page of a private tier list',
    as: 'author',
    arrange: async ({ page, world }) => {
      await page.goto(`/tierlists/${world.secretTierlist}`);
    },
    dialogs: [
      {
        source: 'features/tierlist-viewer/tierlist-viewer.tsx',
        name: 'Rendre la tier list publique ?',
        open: ({ page }) => pressButton(page, 'Rendre publique'),
      },
    ],
  },
  {
    title: 'the page of a tier list',
    as: 'visitor',
    arrange: async ({ page, world }) => {
      await page.goto(`/tierlists/${world.tierlist}`);
    },
    dialogs: [
      {
        source: 'features/tierlist-viewer/tierlist-viewer.tsx',
        name: NAMES.image,
        open: ({ page }) => press(page.getByRole('button', { name: NAMES.image })),
      },
      {
        source: 'features/tierlist-viewer/tierlist-viewer.tsx',
        name: EXPORT,
        open: async ({ page }) => {
          const opened = await pressButton(page, EXPORT);
          await page.getByRole('img', { name: /^Image de/ }).waitFor();
          return opened;
        },
      },
    ],
  },
];
