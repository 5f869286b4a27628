// Dialogs of the tournament: the game, its edit page and its viewer.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTENT_ID, sampleAlbum, sampleImages, sampleTournament } from '../testing/builder-samples.ts';
import { checkDialogs } from '../testing/check-dialog.ts';
import {
  forbidCopies,
  press,
  pressButton,
  pressKey,
  pressOnPhone,
  setDraftAside,
} from '../testing/dialog-openers.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { LONG, withLongTexts } from '../testing/long-texts.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';

const cards = page.getByRole('button', { name: /^Pick / });
const start = page.getByRole('button', { name: 'Start the tournament' });
const champion = page.getByRole('region', { name: 'Champion' });

function openNew(count: number) {
  const images = JSON.stringify(sampleImages(count).map(({ id }) => id));
  return mountBuilder(newPath('tournois', { name: 'Essai', images }));
}

test('a new tournament', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(6, { name: LONG.album })));
  let shown = await openNew(5);
  const comeBack = async (count: number) => {
    await shown.unmount();
    shown = await openNew(count);
    return null;
  };
  await checkDialogs([
    { source: 'editor/frame-dialogs.tsx', name: 'How a tournament works', open: async () => null },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'How a tournament works',
      open: () => pressButton('How it works'),
    },
    {
      source: 'features/tournament/settings-drawer.tsx',
      name: 'Settings',
      open: () => pressButton('Settings'),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Keyboard shortcuts',
      only: 'desktop',
      open: async () => {
        await start.click();
        return pressKey('?', cards.first());
      },
    },
    {
      source: 'editor/draft-gate.tsx',
      name: 'Resume your tournament?',
      open: async () => {
        await userEvent.keyboard('1n');
        await expect.element(page.getByText('1 of 3 picks', { exact: false })).toBeVisible();
        return comeBack(6);
      },
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Restart “Essai”?',
      open: async () => {
        // On touch it is in the settings.
        const isHidden = page.getByRole('button', { name: 'Restart' }).length === 0;
        const settings = isHidden ? await pressButton('Settings') : null;
        const restart = await pressButton('Restart');
        return settings ?? restart;
      },
    },
    {
      source: 'features/tournament/use-shown-image.tsx',
      name: /./,
      open: async () => {
        while (champion.length === 0) await userEvent.keyboard('1n');
        return press(page.getByRole('button', { name: /: view image$/ }).first());
      },
    },
    {
      source: 'editor/draft-gate.tsx',
      name: 'Which draft do you want to keep?',
      open: async () => {
        setDraftAside('tournament');
        return comeBack(6);
      },
    },
  ]);
});

test('the settings of a tournament on a private album', async () => {
  localStorage.setItem('tournamentInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3, { status: 'private' }));
  await openNew(3);
  await pressButton('Settings');
  await checkDialogs([
    {
      source: 'features/tournament/details-form.tsx',
      name: 'Make the tournament public?',
      open: () => press(page.getByRole('switch', { name: 'Public tournament' })),
    },
  ]);
});

test('a saved tournament', async () => {
  localStorage.setItem('tournamentInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getTournament, sampleTournament({ name: LONG.content }));
  await mountBuilder(`/tournois/edit/${CONTENT_ID}`);
  await checkDialogs([
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'A newer version exists',
      open: async () => {
        await page.getByRole('textbox', { name: 'Name' }).fill('La mienne');
        refuse(ENDPOINTS.updateTournament, { status: 412, code: 'version_conflict' });
        return pressButton('Save changes');
      },
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'This tournament no longer exists',
      open: () => {
        refuse(ENDPOINTS.updateTournament, { status: 404, code: 'not_found' });
        return pressButton('Save changes');
      },
    },
  ]);
});

test('the page of a tournament', async () => {
  forbidCopies();
  await signInAs();
  answer(ENDPOINTS.getTournament, withLongTexts(sampleTournament({ name: LONG.content })));
  await mountBuilder(`/tournois/${CONTENT_ID}`);
  await checkDialogs([
    {
      source: 'features/tournament/use-shown-image.tsx',
      name: LONG.image,
      open: () => press(page.getByRole('button', { name: LONG.image, exact: false }).last()),
    },
    {
      source: 'editor/delete-dialog.tsx',
      name: `Delete “${LONG.content}”?`,
      open: () => pressButton('Delete'),
    },
    {
      source: 'features/tournament/tournament-viewer.tsx',
      name: 'Share',
      open: () => pressButton('Share'),
    },
    {
      source: 'features/tournament/tournament-viewer.tsx',
      name: 'Export as a picture',
      open: async () => {
        const opened = await pressButton('Export');
        await expect.element(page.getByRole('img', { name: /^Picture of/ })).toBeVisible();
        return opened;
      },
    },
    {
      source: 'features/tournament/tournament-viewer.tsx',
      name: LONG.content,
      open: () => pressOnPhone('More actions'),
    },
  ]);
});
