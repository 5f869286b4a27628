// The tournament with touch, 390 px wide.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { nextFrames } from '../support/frames.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import {
  cards,
  champion,
  expectPicks,
  newTournamentPath,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Théa');
  album = await makeAlbum(author, { name: 'Au doigt', images: 5 });
});

test.beforeEach(async ({ page }) => {
  await skipTournamentInfo(page);
});

test('TO-19, TO-64: create, leave, resume, save, view and edit, one tap for each pick', async ({ page }) => {
  await signInAs(page, author);
  const path = newTournamentPath({ album: album.id, name: 'Du pouce' });
  await page.goto(path);
  await expect(page.getByText('5 images, exactly 3 duels')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the tournament' }).tap();
  // No row of the window is spent on a control that cannot be pressed.
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0);
  await expect(page.locator('main footer')).toHaveCount(0);
  await cards(page).first().tap();
  await expect(cards(page)).toHaveCount(3);
  await expectPicks(page, 1, 3);
  await takeScreenshot(page, 'tournament-duel-of-three');
  await page.goto('/terms');
  await page.goto(path);
  await expectPicks(page, 1, 3);
  await cards(page).nth(2).tap();
  await expect(page.getByRole('heading', { name: 'FINAL' })).toBeVisible();
  await cards(page).last().tap();
  await expect(champion(page)).toBeVisible();
  await takeScreenshot(page, 'tournament-result');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save tournament' }).tap();
  await page.getByRole('link', { name: 'View result' }).tap();
  // The editor has the same heading.
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Du pouce' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('De l’autre pouce');
  await page.getByRole('button', { name: 'Save changes' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'De l’autre pouce' })).toBeVisible();
});

test('TO-27: two and three images stand whole on each screen, upright and on its side, beside their controls', async ({
  page,
}) => {
  await test.step('nothing of the first screen sticks out at 320 px, whatever the album is called', async () => {
    const name = 'Unnomsansaucuneespacequidépasseunefenêtreétroite';
    await author.call('PUT', `/album/${album.id}`, { name });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(newTournamentPath({ album: album.id }));
    await expect(page.getByText(name)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  for (const count of [2, 3]) {
    await page.goto(newTournamentPath({ album: album.id, images: album.images.slice(0, count) }));
    await startTournament(page);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const)
      await test.step(`${count} in ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await nextFrames(page);
        if (count === 3 || width === 390) await expectAccessible(page);
        await expect(cards(page)).toHaveCount(count);
        for (const card of await cards(page).all()) {
          const box = await card.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(90);
        }
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        await takeScreenshot(page, `tournament-duel-of-${count}-${height}`);
      });
  }
});
