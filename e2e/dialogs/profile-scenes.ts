// Dialogs of the profile (P1 §2 Profile, §4; product.md §3, §4, §6).
import { press, pressButton, type Scene, type Stage } from './scene.ts';
import { keepDraft } from './shell-scenes.ts';
import { NAMES } from './world.ts';

const openCard = ({ page }: Stage, name: string) => pressButton(page, name);

/** From a card to the second confirmation. */
async function askToDelete(stage: Stage, name: string, button: string) {
  const card = await openCard(stage, name);
  await press(stage.page.getByRole('dialog').getByRole('button', { name: button }));
  return card;
}

export const PROFILE_SCENES: readonly Scene[] = [
  {
    title: 'the profile',
    as: 'author',
    arrange: async (stage) => {
      await keepDraft(stage);
      await stage.page.goto('/profile');
    },
    dialogs: [
      {
        source: 'features/profile/username-dialog.tsx',
        name: 'Changer de pseudo',
        open: ({ page }) => pressButton(page, 'Changer de pseudo'),
      },
      {
        source: 'features/profile/password-dialog.tsx',
        name: 'Changer le mot de passe',
        open: ({ page }) => pressButton(page, 'Changer le mot de passe'),
      },
      {
        source: 'features/profile/email-dialog.tsx',
        name: 'Changer d’adresse email',
        open: ({ page }) => pressButton(page, 'Changer d’adresse'),
      },
      {
        source: 'features/profile/end-account-dialog.tsx',
        name: 'Supprimer mon compte',
        open: ({ page }) => pressButton(page, 'Supprimer mon compte'),
      },
      {
        source: 'features/profile/end-account-dialog.tsx',
        name: /^Supprimer définitivement @/,
        open: async ({ page }) => {
          const button = await pressButton(page, 'Supprimer mon compte');
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Mot de passe actuel').fill('pas encore vérifié');
          await press(dialog.getByRole('button', { name: 'Continuer' }));
          return button;
        },
      },
      {
        source: 'features/profile/own-drafts.tsx',
        name: 'Effacer le brouillon « Pas finie » ?',
        open: ({ page }) => pressButton(page, 'Effacer : Pas finie'),
      },
      {
        source: 'features/profile/album-actions-dialog.tsx',
        name: NAMES.album,
        open: (stage) => openCard(stage, NAMES.album),
      },
      {
        source: 'features/profile/album-actions-dialog.tsx',
        name: NAMES.held,
        open: (stage) => openCard(stage, NAMES.held),
      },
      {
        source: 'features/profile/delete-dialog.tsx',
        name: `Supprimer « ${NAMES.album} » ?`,
        open: (stage) => askToDelete(stage, NAMES.album, 'Supprimer l’album'),
      },
      {
        source: 'features/profile/content-dialog.tsx',
        name: NAMES.ranking,
        open: (stage) => openCard(stage, NAMES.ranking),
      },
      {
        source: 'features/profile/delete-dialog.tsx',
        name: `Supprimer « ${NAMES.tournament} » ?`,
        open: (stage) => askToDelete(stage, NAMES.tournament, 'Supprimer'),
      },
      {
        source: 'features/profile/visibility-switch.tsx',
        name: `Rendre « ${NAMES.secretTierlist} » public ?`,
        open: ({ page }) => press(page.getByRole('switch', { name: `Public : ${NAMES.secretTierlist}` })),
      },
    ],
  },
];
