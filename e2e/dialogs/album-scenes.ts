// Dialogs of creating an album and of adding images (LB-51, LB-58). Other dialogs of the editor:
// packages/web/src/pages/album-edit-dialogs.component.test.tsx.
import { expect, type Page } from '@playwright/test';
import { realFiles } from '../support/real-files.ts';
import { press, pressButton, type Scene } from './scene.ts';

async function addFiles(page: Page, count: number): Promise<void> {
  const files = await realFiles();
  await page.getByTestId('album-files').setInputFiles(files.slice(-count));
}

const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Palmarès, accueil' });

export const ALBUM_SCENES: readonly Scene[] = [
  {
    title: 'a new album (a refused picture is intercepted)',
    as: 'author',
    arrange: async ({ page }) => {
      // The browser itself asks for confirmation when the site is left.
      page.on('dialog', (question) => void question.accept());
      await page.goto('/add-album');
      await addFiles(page, 4);
      await expect(page.getByRole('button', { name: /^Modifier / })).toHaveCount(4);
      await page.getByLabel('Nom de l’album').fill('Album en chantier');
    },
    dialogs: [
      {
        source: 'uploads/upload-edit-dialog.tsx',
        name: 'Modifier l’image',
        open: ({ page }) => press(page.getByRole('button', { name: /^Modifier / }).first()),
      },
      {
        source: 'uploads/text-cards-dialog.tsx',
        name: 'Ajouter des textes',
        open: ({ page }) => pressButton(page, 'Ajouter des textes'),
      },
      {
        source: 'features/album-creation/leave-dialog.tsx',
        name: 'Quitter sans créer l’album ?',
        open: ({ page }) => press(homeLink(page)),
      },
      {
        source: 'features/album-creation/submission-footer.tsx',
        name: 'Supprimer « Album en chantier » ?',
        open: async ({ page }) => {
          const message = 'inappropriate content: non';
          const json = { status: 'error', code: 'inappropriate_content', message };
          await page.route(/\/api\/image\?/, (route) => route.fulfill({ status: 422, json }), { times: 1 });
          await pressButton(page, 'Manga');
          await pressButton(page, 'Créer l’album');
          return pressButton(page, 'Supprimer l’album');
        },
      },
      {
        source: 'features/album-creation/draft-offer.tsx',
        name: 'Repartir d’un album vide ?',
        open: async ({ page }) => {
          await page.reload();
          return pressButton(page, 'Recommencer');
        },
      },
    ],
  },
  {
    title: 'the editor of an album',
    as: 'author',
    arrange: async ({ page, world }) => {
      await page.goto(`/album/edit/${world.album.id}`);
    },
    dialogs: [
      {
        source: 'uploads/upload-edit-dialog.tsx',
        name: 'Modifier l’image',
        open: async ({ page }) => {
          await addFiles(page, 1);
          return pressButton(page, 'Modifier Bruit');
        },
      },
      {
        source: 'features/album-editor/leave-dialog.tsx',
        name: 'Quitter sans sauvegarder ?',
        open: async ({ page }) => {
          await page.getByLabel('Nom de l’album').fill('D’ici');
          return press(homeLink(page));
        },
      },
    ],
  },
];
