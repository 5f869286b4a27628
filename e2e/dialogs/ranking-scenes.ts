// Dialogs of the ranking: editor (P2 §2, product.md §8) and viewer.
import { choices, newRankingPath, skipRankingInfo, validate } from '../support/ranking-play.ts';
import { forbidCopies, meetDrafts, press, pressButton, pressKey, type Scene, type Stage } from './scene.ts';
import { NAMES } from './world.ts';

const folder = 'features/ranking-editor';

async function openNew({ page, world: { album } }: Stage, count = 6): Promise<void> {
  await page.goto(newRankingPath(album, count, 'Essai'));
}

export const RANKING_SCENES: readonly Scene[] = [
  {
    title: 'a new ranking',
    as: 'author',
    arrange: (stage) => openNew(stage),
    dialogs: [
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Comment fonctionne le Classement',
        open: async () => null,
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Raccourcis clavier',
        only: 'desktop',
        open: ({ page }) => pressKey(page, '?', choices(page).first()),
      },
      {
        source: `${folder}/editor-screen.tsx`,
        name: /./,
        open: ({ page }) => press(page.getByRole('button', { name: /^Détails de / }).first()),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Recommencer',
        open: ({ page }) => pressButton(page, 'Recommencer'),
      },
      {
        source: 'editor/draft-gate.tsx',
        name: 'Reprendre votre brouillon ?',
        open: async (stage) => {
          const { page } = stage;
          await choices(page).first().click();
          await validate(page).click();
          await page.getByText('Brouillon enregistré').waitFor();
          await openNew(stage, 5);
          return null;
        },
      },
      {
        source: 'editor/draft-gate.tsx',
        name: 'Quel brouillon garder ?',
        open: ({ page }) => meetDrafts(page, 'ranking'),
      },
    ],
  },
  {
    title: 'the settings of a ranking on a private album',
    as: 'author',
    arrange: async ({ page, world: { secret } }) => {
      await skipRankingInfo(page);
      await page.goto(newRankingPath(secret, 3, 'Essai'));
      await pressButton(page, 'Paramètres');
    },
    dialogs: [
      {
        source: `${folder}/settings-panel.tsx`,
        name: 'Rendre le classement public ?',
        open: ({ page }) => press(page.getByRole('switch', { name: 'Classement public' })),
      },
    ],
  },
  {
    title: 'a saved ranking',
    as: 'author',
    arrange: async ({ page, world }) => {
      await skipRankingInfo(page);
      await page.goto(`/classements/edit/${world.spare.ranking}`);
    },
    dialogs: [
      {
        source: `${folder}/editor-screen.tsx`,
        name: NAMES.image,
        open: ({ page }) => press(page.getByRole('button', { name: `${NAMES.image}, rang 1` })),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Remettre à Zéro',
        open: ({ page }) => pressButton(page, 'Remettre à Zéro'),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Une version plus récente existe',
        open: async ({ page, world: { author, spare } }) => {
          await author.call('PUT', `/ranking/${spare.ranking}`, { name: 'Autre classement' });
          await pressButton(page, 'Monter Image 2 d’un rang');
          return pressButton(page, 'Mettre à jour');
        },
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Ce classement n’existe plus',
        open: async ({ page, world: { author, spare } }) => {
          await author.call('DELETE', `/ranking/${spare.ranking}`);
          return pressButton(page, 'Mettre à jour');
        },
      },
    ],
  },
  {
    title: 'the page of a ranking',
    as: 'visitor',
    arrange: async ({ page, world }) => {
      await forbidCopies(page);
      await page.goto(`/classements/${world.ranking}`);
    },
    dialogs: [
      {
        source: 'features/ranking-viewer/ranking-viewer.tsx',
        name: NAMES.image,
        open: ({ page }) => press(page.getByRole('button', { name: NAMES.image })),
      },
      {
        source: 'features/ranking-viewer/ranking-viewer.tsx',
        name: 'Partager cette adresse',
        open: ({ page }) => pressButton(page, 'Partager'),
      },
      {
        source: 'features/ranking-viewer/ranking-viewer.tsx',
        name: 'Exporter en image',
        open: async ({ page }) => {
          const opened = await pressButton(page, 'Exporter');
          await page.getByRole('img', { name: /^Image de/ }).waitFor();
          return opened;
        },
      },
    ],
  },
];
