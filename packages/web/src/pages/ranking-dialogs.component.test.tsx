// Dialogs of the ranking editor and viewer.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTENT_ID, sampleAlbum, sampleImages, sampleRanking } from '../testing/builder-samples.ts';
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

/** Four images are ranked, two are not. */
const POINTS = [-1, -2, -3, -4, 2, 2];

const choice = () => page.elementLocator(document.querySelector('[data-choice]') ?? document.body);

function openNew(count: number) {
  const images = JSON.stringify(sampleImages(count).map(({ id }) => id));
  return mountBuilder(newPath('classements', { name: 'Essai', images }));
}

test('a new ranking', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(6, { name: LONG.album })));
  let shown = await openNew(6);
  const comeBack = async (count: number) => {
    await shown.unmount();
    shown = await openNew(count);
    return null;
  };
  await checkDialogs([
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Comment fonctionne le Classement',
      open: async () => null,
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Raccourcis clavier',
      only: 'desktop',
      open: () => pressKey('?', choice()),
    },
    {
      source: 'features/ranking-editor/editor-screen.tsx',
      name: /./,
      open: () => press(page.getByRole('button', { name: /^Détails\s: / }).first()),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Recommencer',
      open: () => pressButton('Recommencer'),
    },
    {
      source: 'editor/draft-gate.tsx',
      name: 'Reprendre votre brouillon ?',
      open: async () => {
        await userEvent.keyboard('1{Enter}');
        await expect.element(page.getByText('Brouillon gardé')).toBeVisible();
        return comeBack(5);
      },
    },
    {
      source: 'editor/draft-gate.tsx',
      name: 'Quel brouillon garder ?',
      open: () => {
        setDraftAside('ranking');
        return comeBack(5);
      },
    },
  ]);
});

test('the settings of a ranking on a private album', async () => {
  localStorage.setItem('rankingInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3, { status: 'private' }));
  await openNew(3);
  await pressButton('Paramètres');
  await checkDialogs([
    {
      source: 'features/ranking-editor/settings-panel.tsx',
      name: 'Rendre le classement public ?',
      open: () => press(page.getByRole('switch', { name: 'Classement public' })),
    },
  ]);
});

test('a saved ranking', async () => {
  localStorage.setItem('rankingInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getRanking, withLongTexts(sampleRanking(POINTS, { name: LONG.content })));
  await mountBuilder(`/classements/edit/${CONTENT_ID}`);
  await checkDialogs([
    {
      source: 'features/ranking-editor/editor-screen.tsx',
      name: LONG.image,
      open: () => press(page.getByRole('button', { name: `${LONG.image}, rang 1`, exact: false })),
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Remettre à Zéro',
      open: () => pressButton('Remettre à Zéro'),
    },
    {
      source: 'features/ranking-editor/editor-header.tsx',
      name: 'Autres actions',
      role: 'menu',
      // The menu of a narrow window; the wide one in between has no place to return the focus to.
      open: async () => {
        await page.viewport(390, 844);
        await pressButton('Autres actions');
        return null;
      },
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Une version plus récente existe',
      open: async () => {
        refuse(ENDPOINTS.updateRanking, { status: 412, code: 'version_conflict' });
        await pressButton('Monter Image 2 d’un rang');
        return pressButton('Mettre à jour');
      },
    },
    {
      source: 'editor/frame-dialogs.tsx',
      name: 'Ce classement n’existe plus',
      open: () => {
        refuse(ENDPOINTS.updateRanking, { status: 404, code: 'not_found' });
        return pressButton('Mettre à jour');
      },
    },
  ]);
});

test('the page of a ranking', async () => {
  forbidCopies();
  answer(ENDPOINTS.getRanking, withLongTexts(sampleRanking(POINTS, { name: LONG.content })));
  await mountBuilder(`/classements/${CONTENT_ID}`);
  await checkDialogs([
    {
      source: 'features/ranking-viewer/ranking-viewer.tsx',
      name: LONG.image,
      open: () => press(page.getByRole('button', { name: LONG.image, exact: false })),
    },
    {
      source: 'features/ranking-viewer/ranking-viewer.tsx',
      name: 'Partager',
      open: () => pressButton('Partager'),
    },
    {
      source: 'features/ranking-viewer/ranking-viewer.tsx',
      name: 'Exporter en image',
      open: async () => {
        const opened = await pressButton('Exporter');
        await expect.element(page.getByRole('img', { name: /^Image de/ })).toBeVisible();
        return opened;
      },
    },
    {
      source: 'features/ranking-viewer/ranking-viewer.tsx',
      name: LONG.content,
      open: () => pressOnPhone('Plus d’actions'),
    },
  ]);
});
