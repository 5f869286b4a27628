// Dialogs of the tournament: the game (P2 §2, product.md §7), in English, its edit page and its viewer.
import {
  cards,
  newTournamentPath,
  pickByKey,
  playToEnd,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';
import { forbidCopies, meetDrafts, press, pressButton, pressKey, type Scene, type Stage } from './scene.ts';
import { NAMES } from './world.ts';

const folder = 'features/tournament';

async function openNew({ page, world: { album } }: Stage, count = 5): Promise<void> {
  const images = album.images.slice(0, count);
  await page.goto(newTournamentPath({ album: album.id, name: 'Essai', images }));
}

export const TOURNAMENT_SCENES: readonly Scene[] = [
  {
    title: 'a new tournament',
    as: 'author',
    arrange: (stage) => openNew(stage),
    dialogs: [
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'How a tournament works',
        open: async () => null,
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'How a tournament works',
        open: ({ page }) => pressButton(page, 'How it works'),
      },
      {
        source: `${folder}/settings-drawer.tsx`,
        name: 'Settings',
        open: ({ page }) => pressButton(page, 'Settings'),
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Keyboard shortcuts',
        only: 'desktop',
        open: async ({ page }) => {
          await startTournament(page);
          return pressKey(page, '?', cards(page).first());
        },
      },
      {
        source: 'editor/draft-gate.tsx',
        name: 'Resume your tournament?',
        open: async (stage) => {
          await openNew(stage);
          const start = stage.page.getByRole('button', { name: 'Start the tournament' });
          await start.or(cards(stage.page).first()).waitFor();
          if (await start.isVisible()) await startTournament(stage.page);
          await pickByKey(stage.page);
          await openNew(stage, 6);
          return null;
        },
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'Restart “Essai”?',
        open: ({ page }) => pressButton(page, 'Restart'),
      },
      {
        source: `${folder}/use-shown-image.tsx`,
        name: /./,
        open: async ({ page }) => {
          await playToEnd(page, 2);
          return press(page.getByRole('button', { name: /: see the image$/ }).first());
        },
      },
      {
        source: 'editor/draft-gate.tsx',
        name: 'Which draft do you keep?',
        open: ({ page }) => meetDrafts(page, 'tournament'),
      },
    ],
  },
  {
    title: 'the settings of a tournament on a private album',
    as: 'author',
    arrange: async ({ page, world: { secret } }) => {
      await skipTournamentInfo(page);
      await page.goto(newTournamentPath({ album: secret.id, name: 'Essai' }));
      await pressButton(page, 'Settings');
    },
    dialogs: [
      {
        source: `${folder}/details-form.tsx`,
        name: 'Make the tournament public?',
        open: ({ page }) => press(page.getByRole('switch', { name: 'Public tournament' })),
      },
    ],
  },
  {
    title: 'a saved tournament',
    as: 'author',
    arrange: async ({ page, world }) => {
      await skipTournamentInfo(page);
      await page.goto(`/tournois/edit/${world.spare.tournament}`);
    },
    dialogs: [
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'A newer version exists',
        open: async ({ page, world: { author, spare } }) => {
          await page.getByRole('textbox', { name: 'Name' }).fill('La mienne');
          await author.call('PUT', `/tournament/${spare.tournament}`, { name: 'Autre tournoi' });
          return pressButton(page, 'Save changes');
        },
      },
      {
        source: 'editor/frame-dialogs.tsx',
        name: 'This tournament no longer exists',
        open: async ({ page, world: { author, spare } }) => {
          await author.call('DELETE', `/tournament/${spare.tournament}`);
          return pressButton(page, 'Save changes');
        },
      },
    ],
  },
  {
    title: 'the page of a tournament',
    as: 'author',
    arrange: async ({ page, world }) => {
      await forbidCopies(page);
      await page.goto(`/tournois/${world.tournament}`);
    },
    dialogs: [
      {
        source: `${folder}/use-shown-image.tsx`,
        name: NAMES.image,
        open: ({ page }) => press(page.getByRole('button', { name: NAMES.image }).last()),
      },
      {
        source: 'editor/delete-dialog.tsx',
        name: `Delete “${NAMES.tournament}”?`,
        open: ({ page }) => pressButton(page, 'Delete'),
      },
      {
        source: `${folder}/tournament-viewer.tsx`,
        name: 'Share this address',
        open: ({ page }) => pressButton(page, 'Share'),
      },
      {
        source: `${folder}/tournament-viewer.tsx`,
        name: 'Export as a picture',
        open: async ({ page }) => {
          const opened = await pressButton(page, 'Export');
          await page.getByRole('img', { name: /^Picture of/ }).waitFor();
          return opened;
        },
      },
    ],
  },
];
