// The palmarès of an album with touch (decision 0054), on the real server: three people vote and everyone sees the result; one of them
// compares it with their own and continues from another person's content. By keyboard: palmares.spec.ts. Its states:
// packages/web/src/features/palmares/album-palmares.component.test.tsx.
import { expect, test } from '@playwright/test';
import { takeScreenshot } from '../support/screenshot.ts';
import { makeVotedAlbum, openPalmares, type VotedAlbum } from '../support/voted-album.ts';

let voted: VotedAlbum;

test.beforeAll(async ({ baseURL }) => {
  voted = await makeVotedAlbum(baseURL);
});

test('three votes make a palmarès; its images, its order, one’s own beside it, and a way on from another’s', async ({
  page,
}) => {
  const { rankings } = voted;
  const palmares = await openPalmares(page, voted);
  const own = palmares.getByRole('region', { name: 'Et vous ?' });
  await expect(own.getByText('0 %', { exact: true })).toBeVisible();
  await expect(own.getByText('Il est privé', { exact: false })).toBeVisible();
  await expect(own.getByText('Votre contenu compte pour une voix.')).toBeVisible();

  await takeScreenshot(page, 'palmares');

  await palmares.getByRole('button', { name: 'Dans l’ordre' }).tap();
  const rows = palmares.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('Image 1');
  await rows.first().tap();
  const panel = page.getByRole('dialog', { name: 'Image 1' });
  await expect(panel.getByRole('listitem').first()).toHaveText('Tout en haut3');
  await takeScreenshot(page, 'palmares-image');
  await panel.getByRole('button', { name: 'Fermer' }).tap();
  await takeScreenshot(page, 'palmares-order');

  await page.goto(`/classements/${rankings[0]}`);
  await page.getByRole('button', { name: /^Comparer à mon classement\s: 0\s%$/u }).tap();
  const agreement = page.getByRole('dialog', { name: 'D’accord ou pas ?' });
  await expect(agreement.getByRole('heading', { name: 'Avec vous' })).toBeInViewport();
  await agreement.getByRole('link', { name: 'Voir le palmarès de l’album' }).tap();
  await expect(palmares.getByRole('table')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Plus d’actions' }).tap();
  await page.getByRole('button', { name: 'Continuer autrement' }).tap();
  await page.getByRole('button', { name: /^En tier list/u }).tap();
  await page.getByRole('button', { name: 'Ouvrir la tier list' }).tap();
  await expect(page.locator('[data-drag-item]')).toHaveCount(6);
});
