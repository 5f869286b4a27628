// A session that expires during a game loses nothing: signing in again
// restores the game. The tier list's case is in tierlist-editor.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  newRankingPath,
  playUntilRanked,
  shelf,
  skipRankingInfo,
  validateEach,
} from '../support/ranking-play.ts';
import {
  champion,
  newTournamentPath,
  playToEnd,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

const IMAGES = 3;

let user: ApiUser;
let album: MadeAlbum;

test.beforeEach(async ({ page, baseURL }) => {
  user = await registerUser(baseURL, 'Iris');
  album = await makeAlbum(user, { name: 'En pleine partie', images: IMAGES });
  await signInAs(page, user);
});

async function signInByForm(page: Page): Promise<void> {
  await page.getByLabel('Nametag ou adresse email').fill(user.nametag);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

test('BU-21: a session that ends during a tournament leaves the champion, and the save follows a sign-in', async ({
  page,
}) => {
  await skipTournamentInfo(page);
  await page.goto(newTournamentPath({ album: album.id, name: 'Interrompu' }));
  await startTournament(page);
  await playToEnd(page, 1);
  const winner = (await champion(page).getByRole('paragraph').last().textContent()) ?? '—';

  await user.call('POST', '/revocation');
  await page.getByRole('button', { name: 'Save tournament' }).click();

  await expect(
    page.getByText('Your session has ended. Log in again: your tournament waits for you here.'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(champion(page)).toContainText(winner);
  await page.getByRole('link', { name: 'Log in to save' }).click();
  await signInByForm(page);
  await expect(champion(page)).toContainText(winner);
  await page.getByRole('button', { name: 'Save tournament' }).click();
  await expect(page.getByRole('link', { name: 'View result' })).toBeVisible();
});

test('BU-21: a session that ends during a ranking leaves the shelf, and the save follows a sign-in', async ({
  page,
}) => {
  await skipRankingInfo(page);
  await validateEach(page);
  await page.goto(newRankingPath(album, IMAGES, 'Interrompu'));
  await playUntilRanked(page, 1);
  const names = await shelf(page).allTextContents();

  await user.call('POST', '/revocation');
  await page.getByRole('button', { name: 'Sauvegarder Progression' }).click();

  await expect(
    page.getByText('Votre session est terminée. Reconnectez-vous : votre brouillon vous attend ici.'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(shelf(page)).toHaveText(names);
  await page.getByRole('link', { name: 'Se connecter pour sauvegarder' }).click();
  await signInByForm(page);
  await expect(shelf(page)).toHaveText(names);
  await page.getByRole('button', { name: 'Sauvegarder Progression' }).click();
  await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
});
