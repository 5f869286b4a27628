// Offline use (issue 13, docs/decisions/0052-offline.md): builders keep working, visited pages are readable, and no account data remains
// after sign-out. Only these journeys have a service worker.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs, signInUser } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum, makeAlbums } from '../support/make-album.ts';
import { cutNetwork, restoreNetwork } from '../support/network.ts';
import {
  newRankingPath,
  playUntilRanked,
  shelf,
  skipRankingInfo,
  validateEach,
} from '../support/ranking-play.ts';
import { expectCached, readCaches, waitForServiceWorker } from '../support/service-worker.ts';
import {
  expectImages,
  getSavedId,
  list,
  newTierlistPath,
  openBoard,
  readTiers,
  saveTierlist,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';
import {
  champion,
  newTournamentPath,
  playToEnd,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

test.use({ serviceWorkers: 'allow' });

let author: ApiUser;

test.beforeEach(async ({ page, baseURL }) => {
  author = await registerUser(baseURL, 'Hors ligne');
  await signInAs(page, author);
});

const notice = (page: Page) => page.getByText('Hors connexion.', { exact: true });

/** Expects all images of a list to be loaded. */
async function expectPictures(page: Page, label: string): Promise<void> {
  await expect
    .poll(() =>
      list(page, label)
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
    )
    .not.toContain(false);
}

const getContents = (user: ApiUser, kind: string) =>
  user.call<{ id: number }[]>('GET', `/${kind}?scope=mine`);

test('BU-13, SH-75, SH-77: a tier list is made without a network: all placed, the page reloaded, saved once when the network is back', async ({
  page,
}) => {
  const album = await makeAlbum(author, { name: 'Tunnel', images: 8, status: 'private' });
  await skipTierlistInfo(page);
  await page.goto('/');
  await waitForServiceWorker(page);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Sans réseau' }), 8);
  await expectCached(page, `/api/album/${album.id}`, 8);

  await cutNetwork(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hors connexion', exact: true }).first()).toBeDisabled();
  for (const image of album.images) {
    await tile(page, image).click();
    await page.keyboard.press('1');
  }
  await expectImages(page, 'S', album.images);

  await page.reload();
  await expectImages(page, 'S', album.images);
  await expectPictures(page, 'S');
  await expect(notice(page)).toBeVisible();

  await restoreNetwork(page);
  const back = page.getByRole('status').filter({ hasText: 'Connexion retrouvée.' });
  await back.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/u);
  await expect(notice(page)).toBeHidden();
  expect((await readTiers(author, getSavedId(page)))['S']).toEqual(album.images);
  expect(await getContents(author, 'tierlist')).toHaveLength(1);
});

test('BU-13: a ranking and a tournament go on without a network and are saved when it is back', {
  tag: '@thorough',
}, async ({ page }) => {
  const album = await makeAlbum(author, { name: 'Avion', images: 4 });
  await skipRankingInfo(page);
  await validateEach(page);
  await skipTournamentInfo(page);
  await page.goto('/');
  await waitForServiceWorker(page);

  await test.step('the ranking', async () => {
    await page.goto(newRankingPath(album, 4, 'En vol'));
    await playUntilRanked(page, 1);
    await expectCached(page, `/api/album/${album.id}`, 4);
    await cutNetwork(page);
    await page.reload();
    await playUntilRanked(page, 4);
    const names = await shelf(page).allTextContents();
    await page.reload();
    await expect(shelf(page)).toHaveText(names);
    await expect(page.getByRole('button', { name: 'Hors connexion', exact: true })).toBeDisabled();
    await restoreNetwork(page);
    await page.getByRole('button', { name: 'Sauvegarder Progression' }).click();
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
    expect(await getContents(author, 'ranking')).toHaveLength(1);
  });

  await test.step('the tournament', async () => {
    await page.goto(newTournamentPath({ album: album.id, name: 'En vol' }));
    await startTournament(page);
    await cutNetwork(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await playToEnd(page, 3);
    const winner = (await champion(page).getByRole('paragraph').last().textContent()) ?? '—';
    await page.reload();
    await expect(champion(page)).toContainText(winner);
    await expect(page.getByRole('button', { name: 'Offline' })).toBeDisabled();
    await restoreNetwork(page);
    const back = page.getByRole('status').filter({ hasText: 'Back online.' });
    await back.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'View result' })).toBeVisible();
    expect(await getContents(author, 'tournament')).toHaveLength(1);
  });
});

test('what was saved is what a reload without a network shows, with what was changed since', async ({
  page,
}) => {
  const album = await makeAlbum(author, { name: 'Ascenseur', images: 3 });
  const [first, second] = album.images;
  await skipTierlistInfo(page);
  await page.goto('/');
  await waitForServiceWorker(page);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Deux étages' }), 3);
  await tile(page, first).click();
  await page.keyboard.press('1');
  await saveTierlist(page);
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/u);
  await expectCached(page, `/api/tierlist/${getSavedId(page)}`, 3);

  await cutNetwork(page);
  await page.reload();
  await expectImages(page, 'S', [first]);
  await tile(page, second).click();
  await page.keyboard.press('1');
  await page.reload();

  await expectImages(page, 'S', [first, second]);
});

test('SH-75: what was opened is readable without a network, what was not says why, and a thing that is gone leaves no copy', async ({
  page,
}) => {
  const album = await makeAlbum(author, { name: 'Métro', images: 3, status: 'private' });
  const other = await makeAlbum(author, { name: 'Surface', images: 2 });
  const address = `/album/${album.id}`;
  await page.goto('/');
  await waitForServiceWorker(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Métro' })).toBeVisible();
  await expectCached(page, `/api${address}`, 3);

  await cutNetwork(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Métro' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto(`/album/${other.id}`);
  await expect(page.getByText('Hors connexion : cet appareil n’en a pas gardé de copie.')).toBeVisible();
  await restoreNetwork(page);
  await expect(page.getByRole('heading', { name: 'Surface' })).toBeVisible();

  await author.call('DELETE', address);
  await page.goto(address);
  await expect
    .poll(async () => (await readCaches(page)).account.filter((each) => /album\/\d|media/.test(each)))
    .toEqual([`/api/album/${other.id}`]);
});

test('SH-78: a sign-out leaves nothing of the account behind, also without a network; neither does a session that is over', async ({
  page,
}) => {
  // The second album has images that the page has never shown. Chromium would serve
  // those of the first from its memory cache, without the worker.
  const [album, other] = await makeAlbums(author, [
    { name: 'Guichet', images: 2, status: 'private' },
    { name: 'Quai', images: 2, status: 'private' },
  ]);
  if (album === undefined || other === undefined) throw new Error('unreachable');
  const open = async ({ id }: MadeAlbum) => {
    await page.goto(`/album/${id}`);
    await expectCached(page, `/api/album/${id}`, 2);
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  };
  await page.goto('/');
  await waitForServiceWorker(page);
  await open(album);
  await cutNetwork(page);
  await signOut();
  await expect.poll(async () => (await readCaches(page)).account).toEqual([]);
  await restoreNetwork(page);

  const again = await signInUser(author.site, author.nametag, author.password);
  await page.evaluate((token) => localStorage.setItem('token', token), again.token);
  await open(other);
  await again.call('POST', '/revocation');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/u);
  await expect.poll(async () => (await readCaches(page)).account).toEqual([]);
});

test('BU-13: without a network the app stands in for its own pages, not for other documents', async ({
  page,
}) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  await cutNetwork(page);
  await page.goto('/terms');
  await expect(notice(page)).toBeVisible();
  for (const path of ['/embed/tierlists/1', '/api/docs']) {
    const other = await page.context().newPage();
    await expect(other.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});
