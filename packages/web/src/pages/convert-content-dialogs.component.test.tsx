// The dialog that converts a content to another kind, at each of its steps.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CONTENT_ID, sampleAlbum, sampleTierlist, sampleTournament } from '../testing/builder-samples.ts';
import { checkDialogs } from '../testing/check-dialog.ts';
import { pressButton } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { LONG, withLongTexts } from '../testing/long-texts.ts';
import { mountBuilder } from '../testing/mount-builder.tsx';

const inDialog = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

test('from a tier list: the ways, the ties, a duel', async () => {
  const tiers = [[101, 102, 103, 104, 105, 106, 107], [108, 109], [110]];
  answer(
    ENDPOINTS.getTierlist,
    withLongTexts(sampleTierlist({ tiers, pool: [111] }, { name: LONG.content })),
  );
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(14)));
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
  const open = () => pressButton('Continuer autrement');
  const openTies = async () => {
    const opener = await open();
    await inDialog(/^En classement/u).click();
    await expect.element(page.getByRole('checkbox').first()).toBeVisible();
    return opener;
  };
  await checkDialogs([
    { source: 'features/convert-content/continue-dialog.tsx', name: 'Continuer autrement', open },
    {
      source: 'features/convert-content/continue-dialog.tsx',
      name: 'Quels ex æquo départager ?',
      open: openTies,
    },
    {
      source: 'features/convert-content/continue-dialog.tsx',
      name: 'Quels ex æquo départager ?',
      open: async () => {
        const opener = await openTies();
        await inDialog(/^Commencer/u).click();
        await expect.element(inDialog(/^Choisir/u).first()).toBeVisible();
        return opener;
      },
    },
  ]);
});

test('from a tournament: the cuts', async () => {
  answer(ENDPOINTS.getTournament, withLongTexts(sampleTournament({ name: LONG.content })));
  answer(ENDPOINTS.getAlbum, withLongTexts(sampleAlbum(4)));
  await mountBuilder(`/tournois/${CONTENT_ID}`);
  await checkDialogs([
    {
      source: 'features/convert-content/continue-dialog.tsx',
      name: 'Where should the tiers be cut?',
      open: async () => {
        const opener = await pressButton('Continue another way');
        await inDialog(/^As a tier list/u).click();
        await expect.element(inDialog(/^Lower/u).first()).toBeVisible();
        return opener;
      },
    },
  ]);
});
