// Converts a ranking to a tier list (decision 0034): cut, adjusted, reloaded, saved; the ranking stays
// unchanged. Each conversion and its dialog: convert-content.component.test.tsx.
import { expect, test } from '@playwright/test';
import { registerUser, signInAs } from '../support/api-user.ts';
import { waitForPressGuard } from '../support/keyboard.ts';
import { makeAlbum } from '../support/make-album.ts';
import { saveRanking } from '../support/ranking-play.ts';
import { expectImages, skipTierlistInfo } from '../support/tier-board.ts';

test('a ranking becomes tiers, adjusted by keys, kept through a reload and saved; the ranking is untouched', async ({
  page,
  baseURL,
}) => {
  const author = await registerUser(baseURL, 'Pauline');
  const album = await makeAlbum(author, { name: 'Six couleurs', images: 6 });
  const ranking = await saveRanking(author, album, [-2, -1, -3, -4, -5, 0]);
  const before = await author.call('GET', `/ranking/${ranking}`);
  const [first, second, third, fourth, fifth, unplaced] = album.images;
  await signInAs(page, author);
  await skipTierlistInfo(page);

  await page.goto(`/classements/${ranking}`);
  await page.getByRole('button', { name: 'Continuer autrement' }).click();
  await waitForPressGuard(page);
  await page.getByRole('button', { name: /^En tier list/u }).click();
  await waitForPressGuard(page);
  await page.getByRole('button', { name: 'Un tier de moins' }).click();
  await page.getByRole('button', { name: 'Un tier de moins' }).press('Enter');
  await page.getByRole('button', { name: 'Monter Image 1 de A en S' }).press('Enter');
  await page.getByRole('button', { name: 'Ouvrir la tier list' }).click();
  await expectImages(page, 'S', [second, first]);
  await expectImages(page, 'A', [third]);

  await page.reload();
  await expectImages(page, 'B', [fourth, fifth]);
  await expectImages(page, 'Images non classées', [unplaced]);
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).first().click();
  await page.waitForURL(/\/tierlists\/edit\/\d+/u);
  const id = /\d+$/u.exec(page.url())?.[0];
  const saved = await author.call<{ lines: { placement: number; images: { id_image: number }[] }[] }>(
    'GET',
    `/tierlist/${id}`,
  );
  const tiers = saved.lines.toSorted((a, b) => a.placement - b.placement);
  expect(tiers.map(({ images }) => images.map(({ id_image }) => id_image))).toEqual([
    [unplaced],
    [second, first],
    [third],
    [fourth, fifth],
  ]);
  expect(await author.call('GET', `/ranking/${ranking}`)).toEqual(before);
});
