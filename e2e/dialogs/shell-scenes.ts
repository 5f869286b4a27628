// Dialogs and menus of the shell, of an album's card and of leaving (SU-1, SH-38, AC-76).
import { press, pressButton, pressItem, type Scene, type Stage } from './scene.ts';
import { NAMES } from './world.ts';

/** Stores unsaved work of the author in this browser. */
async function keepDraft({ page, world: { author, album } }: Stage): Promise<void> {
  const fields = { v: 1, savedAt: Date.now(), userKey: author.nametag, albumId: album.id, description: '' };
  const draft = { ...fields, name: 'Pas finie', private: false, imageIds: album.images, board: {} };
  const key = `palmares:draft:${author.id}:tierlist:album:${album.id}`;
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ base: null, draft }),
  ] as const);
}

const openCard = ({ page }: Stage) => press(page.getByRole('link', { name: NAMES.album }).first());

async function openGallery({ page, world }: Stage): Promise<void> {
  await page.goto(`/allalbum?search=${encodeURIComponent(world.album.name)}`);
}

export const SHELL_SCENES: readonly Scene[] = [
  {
    title: 'the gallery of a visitor',
    as: 'visitor',
    arrange: openGallery,
    dialogs: [
      { source: 'features/album-dialog/album-dialog.tsx', name: NAMES.album, open: openCard, byFinger: true },
      {
        source: 'features/album-dialog/refused-album.tsx',
        name: 'Album',
        open: async ({ page, world }) => {
          await page.goto(`/allalbum?album=${world.secret.id}`);
          return null;
        },
      },
      {
        source: 'app/mobile-menu.tsx',
        name: 'Menu',
        only: 'phone',
        byFinger: true,
        open: ({ page }) => pressButton(page, 'Menu'),
      },
    ],
  },
  {
    title: 'the header of an author with a draft',
    as: 'author',
    arrange: async (stage) => {
      await keepDraft(stage);
      await openGallery(stage);
    },
    dialogs: [
      {
        source: 'app/account-menu.tsx',
        name: 'Mon compte',
        role: 'menu',
        byFinger: true,
        open: ({ page }) => pressButton(page, 'Mon compte'),
      },
      {
        source: 'features/language/language-menu.tsx',
        name: /Langue/,
        role: 'menu',
        only: 'desktop',
        open: ({ page }) => pressButton(page, /Langue/),
      },
      {
        source: 'features/sign-out/use-sign-out.tsx',
        name: 'Garder vos brouillons ?',
        open: ({ page }) => pressItem(page, 'Mon compte', 'Se déconnecter'),
      },
      {
        source: 'features/album-dialog/album-dialog.tsx',
        name: NAMES.album,
        open: async (stage) => {
          const card = await openCard(stage);
          await stage.page.getByText('Donner un nom d’abord').click();
          await stage.page.getByRole('radio', { name: 'Classement' }).click();
          return card;
        },
      },
    ],
  },
];
