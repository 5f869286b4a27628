// The pages of albums and authors on the real server, by keyboard alone (decision 0048). Their states:
// packages/web/src/pages/album-page.component.test.tsx and author-page.component.test.tsx. With touch: album-author-pages.phone.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { waitForPressGuard } from '../support/keyboard.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { skipTournamentInfo } from '../support/tournament-play.ts';

let author: ApiUser;
let builder: ApiUser;
let album: MadeAlbum;
let tierlist = 0;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Aliénor');
  builder = await registerUser(baseURL, 'Bastien');
  album = await makeAlbum(author, { name: 'Grand lien', images: 20 });
  const [first = 0] = album.images;
  const lines = [{ label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: first, placement: 1 }] }];
  const make = async (body: object) =>
    (await builder.call<{ id: number }>('POST', '/tierlist', { id_album: album.id, lines, ...body })).id;
  tierlist = await make({ name: 'Au grand jour' });
  await make({ name: 'Sous le boisseau', private: true });
});

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** Focuses the link and presses Enter. */
async function enter(page: Page, name: string | RegExp): Promise<void> {
  await link(page, name).focus();
  await page.keyboard.press('Enter');
}

test('SH-15, SU-9: from a card by its dialog to the album, to what was made of it, to who made it, and back', async ({
  page,
}) => {
  await page.goto(`/allalbum?search=${encodeURIComponent(album.name)}`);
  await enter(page, album.name);
  await expect(page.getByRole('dialog', { name: album.name })).toBeVisible();
  await waitForPressGuard(page);
  await enter(page, 'Voir l’album');
  await expect(page).toHaveURL(`/album/${album.id}`);
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
  await expect(page).toHaveTitle(`${album.name} · Palmarès`);
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeFocused();
  await expect(page.getByText('Sous le boisseau')).toHaveCount(0);

  await enter(page, 'Au grand jour');
  await expect(page).toHaveURL(`/tierlists/${tierlist}`);
  await enter(page, builder.username);
  await expect(page).toHaveURL(`/@${builder.nametag}`);
  await expect(page.getByRole('heading', { level: 1, name: builder.username })).toBeVisible();
  await expect(link(page, 'Au grand jour')).toBeVisible();
  await expect(page.getByText('Sous le boisseau')).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: album.name })).toBeVisible();
});

test('SH-15: with Control a card opens the page of its album beside, which begins a tournament at once', async ({
  page,
  context,
}) => {
  await page.goto(`/allalbum?search=${encodeURIComponent(album.name)}`);
  await link(page, album.name).focus();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(opened).toHaveURL(`/album/${album.id}`);
  await skipTournamentInfo(opened);
  await opened.reload();
  await enter(opened, /^Commencer un tournoi avec 20 images/);
  await expect(opened.getByText('20 images, exactly 18 duels')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the server knows both addresses as pages, whatever stands behind them, and answers others 404', async ({
  request,
}) => {
  for (const path of [`/album/${album.id}`, `/@${author.nametag}`, `/@${author.nametag.toUpperCase()}`])
    expect((await request.get(path)).status(), path).toBe(200);
  for (const path of ['/album/abc', '/@', `/${author.nametag}`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('an author’s page is gone with the account', async ({ page, baseURL }) => {
  const leaving = await registerUser(baseURL, 'Passante');
  await makeAlbum(leaving, { name: 'De passage', images: 3 });
  await page.goto(`/@${leaving.nametag.toUpperCase()}`);
  await expect(page).toHaveURL(`/@${leaving.nametag}`);
  await expect(link(page, 'De passage')).toBeVisible();
  await leaving.call('DELETE', '/me', { currentPassword: leaving.password });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Auteur introuvable');
  await expect(page.getByText('Passante')).toHaveCount(0);
});
