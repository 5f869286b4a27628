// Dialogs of the administration and of the moderation (P1 §2 Admin panel, §5; access.md rule 6).
import { giveFlags } from '../support/give-flags.ts';
import { press, pressButton, type Scene, type Stage } from './scene.ts';
import { NAMES } from './world.ts';

const openTab =
  (tab: string, search: (stage: Stage) => string) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.goto(`/admin?tab=${tab}&search=${encodeURIComponent(search(stage))}`);
  };

export const ADMIN_SCENES: readonly Scene[] = [
  {
    title: 'the accounts',
    as: 'admin',
    arrange: openTab('users', ({ world }) => world.author.nametag),
    dialogs: [
      {
        source: 'features/admin/roles-dialog.tsx',
        name: 'Rôles de Dialoguine',
        open: ({ page }) => pressButton(page, 'Rôles de Dialoguine'),
      },
      {
        source: 'features/admin/delete-user-dialog.tsx',
        name: 'Supprimer « Dialoguine » ?',
        open: ({ page }) => pressButton(page, 'Supprimer Dialoguine'),
      },
    ],
  },
  {
    title: 'the albums',
    as: 'admin',
    arrange: openTab('albums', () => NAMES.album),
    dialogs: [
      {
        source: 'features/admin/quarantine-dialog.tsx',
        name: `Mettre « ${NAMES.album} » en quarantaine ?`,
        open: async ({ page }) => {
          const status = page.getByLabel(`Statut de ${NAMES.album}`).first();
          await status.focus();
          await status.selectOption('quarantined');
          return status;
        },
      },
      {
        source: 'features/admin/deletion-question.tsx',
        name: `Supprimer « ${NAMES.album} » ?`,
        open: ({ page }) => press(page.getByRole('button', { name: `Supprimer ${NAMES.album}` }).first()),
      },
      {
        source: 'features/admin/bulk-questions.tsx',
        name: 'Supprimer 1 élément ?',
        open: async ({ page }) => {
          await press(page.getByRole('checkbox').first());
          const bar = page.getByRole('region', { name: '1 sélectionné' });
          return press(bar.getByRole('button', { name: 'Supprimer' }));
        },
      },
    ],
  },
  {
    title: 'the tier lists',
    as: 'admin',
    arrange: openTab('tierlists', () => NAMES.tierlist),
    dialogs: [
      {
        source: 'features/admin/deletion-question.tsx',
        name: `Supprimer « ${NAMES.tierlist} » ?`,
        open: ({ page }) => press(page.getByRole('button', { name: `Supprimer ${NAMES.tierlist}` }).first()),
      },
    ],
  },
  {
    title: 'the categories',
    as: 'admin',
    arrange: openTab('categories', () => 'Films'),
    dialogs: [
      {
        source: 'features/admin/category-forms.tsx',
        name: 'Renommer « Films »',
        open: ({ page }) => pressButton(page, 'Renommer « Films »'),
      },
      {
        source: 'features/admin/deletion-question.tsx',
        name: 'Supprimer « Films » ?',
        open: ({ page }) => pressButton(page, 'Supprimer Films'),
      },
    ],
  },
  {
    title: 'the flagged images (the list is intercepted)',
    as: 'admin',
    arrange: async ({ page, world }) => {
      await giveFlags(page, world.baseURL);
      await page.goto('/admin?tab=flags');
    },
    dialogs: [
      {
        source: 'features/moderation/remove-question.tsx',
        name: 'Retirer « Image 1 » partout ?',
        open: ({ page }) => pressButton(page, 'Retirer partout : Image 1'),
      },
    ],
  },
  {
    title: 'the editor of somebody’s album',
    as: 'admin',
    arrange: async ({ page, world }) => {
      await page.goto(`/admin/album/edit/${world.album.id}`);
    },
    dialogs: [
      {
        source: 'features/album-editor/purge-image.tsx',
        name: `Retirer « ${NAMES.image} » partout ?`,
        open: async ({ page }) => {
          const tile = await pressButton(page, `Modifier ${NAMES.image}`);
          await pressButton(page, 'Retirer partout');
          return tile;
        },
      },
    ],
  },
];
