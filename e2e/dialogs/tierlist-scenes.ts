// Dialogs of the tier list editor that touch opens differently from a mouse, or only touch opens (TL-33). The others:
// packages/web/src/pages/tierlist-dialogs.component.test.tsx.
import { newTierlistPath, openBoard, tile } from '../support/tier-board.ts';
import { press, pressButton, type Scene } from './scene.ts';
import { NAMES } from './world.ts';

const folder = 'features/tierlist-editor';

export const TIERLIST_SCENES: readonly Scene[] = [
  {
    title: 'a new tier list',
    as: 'author',
    arrange: ({ page, world: { album } }) =>
      openBoard(page, newTierlistPath({ album: album.id, name: 'Essai' }), album.images.length),
    dialogs: [
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Votre tier list en trois gestes',
        only: 'phone',
        byFinger: true,
        open: async () => null,
      },
      {
        source: `${folder}/editor-header.tsx`,
        name: 'Autres actions',
        role: 'menu',
        only: 'phone',
        byFinger: true,
        open: ({ page }) => pressButton(page, 'Autres actions'),
      },
      {
        source: `${folder}/tiers-dialog.tsx`,
        name: 'Modifier les tiers',
        only: 'phone',
        byFinger: true,
        open: ({ page }) => pressButton(page, 'Modifier les tiers'),
      },
      {
        source: `${folder}/tier-dialog.tsx`,
        name: 'Tier S',
        only: 'phone',
        byFinger: true,
        open: async ({ page }) => {
          const opener = await pressButton(page, 'Modifier les tiers');
          await press(page.getByRole('dialog').getByRole('button', { name: /^Tier S/ }));
          return opener;
        },
      },
      {
        source: `${folder}/image-dialog.tsx`,
        name: NAMES.image,
        only: 'phone',
        byFinger: true,
        open: async ({ page, world: { album } }) => {
          await tile(page, album.images[0]).tap();
          return pressButton(page, `Détails : ${NAMES.image}`);
        },
      },
    ],
  },
];
