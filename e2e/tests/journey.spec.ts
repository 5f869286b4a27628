// The whole story on the real site: a user registers, creates an album from real files, sorts it, saves it and finds it again, and a
// visitor views it. Everything is real: browser, server, database, disk, content check.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { registerUser } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';
import { realFiles } from '../support/real-files.ts';
import { takeScreenshot } from '../support/screenshot.ts';

const SUFFIX = Date.now().toString(36);
const NAMETAG = `voyageuse.${SUFFIX}`;
const PASSWORD = 'une phrase de passe bien longue';
const ALBUM = `Carnet de voyage ${SUFFIX}`;
const TIERLIST = `Mes souvenirs ${SUFFIX}`;

test.describe.configure({ mode: 'serial' });

let page: Page;
let sharedAddress = '';
test.beforeAll(async ({ browser, baseURL }) => {
  await makeAlbum(await registerUser(baseURL), { images: 3 });
  page = await browser.newPage({ reducedMotion: 'no-preference' });
});
test.afterAll(() => page.close());

const tile = (name: string) =>
  page.getByRole('option', { name }).or(page.locator(`[data-drag-item][aria-label="${name}"]`));

/** A real drag: press, a few moves, release. */
async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

async function getMiddle(name: string): Promise<{ x: number; y: number }> {
  const box = await tile(name).first().boundingBox();
  if (box === null) throw new Error(`${name} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function insideTier(label: string): Promise<{ x: number; y: number }> {
  const box = await page
    .getByRole('listbox', { name: `Tier ${label}` })
    .or(page.locator(`[aria-label="Tier ${label}"]`))
    .first()
    .boundingBox();
  if (box === null) throw new Error(`tier ${label} is not on screen`);
  return { x: box.x + box.width * 0.6, y: box.y + box.height / 2 };
}

/** Waits until the dropped image is in place. */
async function dragInto(name: string, tier: string): Promise<void> {
  await drag(await getMiddle(name), await insideTier(tier));
  await expect(
    page.getByRole('listbox', { name: `Tier ${tier}` }).getByRole('option', { name }),
  ).toBeVisible();
}

// Proves SH-2, SH-9, SH-10, SH-11, SH-32.
test('a visitor sees albums on the home page', async () => {
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Albums Populaires' });
  await expect(shelf.getByRole('article').first()).toBeVisible();
  await takeScreenshot(page, '01-home');
});

// Proves AC-12, AC-13, AC-15, SH-22, SH-26.
test('registers, is signed in by itself and goes home', async () => {
  await page.getByRole('link', { name: 'Connexion' }).first().click();
  await page.getByRole('link', { name: 'S’inscrire' }).click();
  await page.getByLabel('Nom d’utilisateur').fill('Ana');
  await page.getByRole('textbox', { name: 'Nametag' }).fill('ab');
  await page.getByLabel('Adresse email').fill(`${NAMETAG}@example.org`);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(
    page.getByText(
      "Le nom d'utilisateur et nametag doivent contenir au moins 3 caractères, et le mot de passe au moins 8 caractères.",
    ),
  ).toBeVisible();
  await takeScreenshot(page, '02-register-refused');

  await page.getByRole('textbox', { name: 'Nametag' }).fill(NAMETAG);
  await page.getByRole('button', { name: 'S’inscrire' }).click();

  await expect(page.getByText('Inscription réussie! Connexion en cours...').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Créer un Album' }).first()).toBeVisible();
});

// Proves AL-4, AL-16, AL-22, AL-41, AL-42, AL-43, AL-45, AL-46, AL-47, AL-55, AL-56.
test('makes an album from JPEG, PNG, GIF and WebP files', async () => {
  await page.getByRole('link', { name: 'Créer un Album' }).first().click();
  await page.getByRole('button', { name: 'Créer l’album' }).click();
  for (const text of [
    "Le nom de l'album est requis",
    'Veuillez sélectionner au moins une catégorie',
    'Veuillez ajouter au moins une image',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await takeScreenshot(page, '03-album-refused');

  await page.getByLabel('Nom de l’album').fill(ALBUM);
  await page.getByRole('button', { name: 'Autres' }).or(page.getByLabel('Autres')).first().click();
  await page.getByTestId('album-files').setInputFiles(await realFiles());
  await expect(page.getByText('6 images').first()).toBeVisible();
  await expect(page.locator('input[value="Photo De Vacances"]')).toBeVisible();
  await takeScreenshot(page, '04-album-filled');
  await page.getByRole('button', { name: 'Créer l’album' }).click();

  await expect(page).toHaveURL(/\/profile\?album=\d+$/u, { timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: ALBUM });
  await expect(dialog.getByRole('link', { name: /^Commencer/ })).toHaveCount(3);
  await takeScreenshot(page, '05-profile');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(ALBUM).first()).toBeVisible();
});

test('the server turned the phone photo upright, forgot where it was taken and kept the animation', async () => {
  const list = await page.request.get(`/api/album?search=${encodeURIComponent(ALBUM)}`);
  const summary = ((await list.json()) as { data: { id: number }[] }).data[0];
  const reply = await page.request.get(`/api/album/${summary?.id}`);
  const album = (
    (await reply.json()) as { data: { images: { name: string; path_image: string; animated: boolean }[] } }
  ).data;

  expect(album.images.map(({ name }) => name)).toEqual([
    'Photo De Vacances',
    'Autocollant',
    'Danse',
    'Dégradé',
    'Paysage',
    'Bruit',
  ]);
  const [photo, sticker, dance] = album.images;
  const bytes = await (await page.request.get(photo?.path_image ?? '')).body();
  const picture = await sharp(bytes).metadata();
  expect([picture.width, picture.height, picture.exif]).toEqual([1200, 1600, undefined]);
  expect(dance?.animated).toBe(true);
  const disc = await sharp(await (await page.request.get(sticker?.path_image ?? '')).body()).metadata();
  expect(disc.hasAlpha).toBe(true);
});

// Proves SU-1, SU-2, SU-4, SU-13, SH-10, SH-38, SH-43, SH-50.
test('finds the album in the gallery and chooses a tier list', async () => {
  await page.getByRole('banner').getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByRole('searchbox').fill(ALBUM.toUpperCase());
  await expect(page).toHaveURL(/search=|q=|recherche=/);
  await page.getByText(ALBUM).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Donner un nom d’abord').click();
  await expect(dialog.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Tierlist' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(`Tierlist ${ALBUM}`);
  await takeScreenshot(page, '06-album-dialog');
  await dialog.getByRole('textbox').fill(TIERLIST);
  await dialog.getByRole('button', { name: 'Continuer' }).click();

  await expect(page).toHaveURL(/\/setup\?/);
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible();
  await takeScreenshot(page, '07-setup');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/tierlists\/create\/editor\?/);
});

// Proves SU-1, SU-2, SH-1, SH-4, TL-33, TL-63.
test('sorts by dragging, takes a step back, reloads without loss and saves', async () => {
  await page.getByRole('button', { name: 'C’est parti' }).click();
  for (const [name, tier] of [
    ['Paysage', 'S'],
    ['Danse', 'A'],
    ['Bruit', 'D'],
  ] as const)
    await dragInto(name, tier);
  await takeScreenshot(page, '08-editor');
  await page.keyboard.press('Control+z');
  await dragInto('Autocollant', 'S');
  await expect(page.getByText('3 sur 6')).toBeVisible();

  await expect(page.getByText('Brouillon gardé')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 sur 6')).toBeVisible();

  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
  await takeScreenshot(page, '09-saved');
});

test('TL-71: finds it again in the profile, and its viewer shows images by tier', async () => {
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mon profil' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(TIERLIST).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Tier lists', exact: true }).click();
  await expect(page).toHaveURL('/tierlists');
  // Search by name, because lists of other journeys may fill the first page.
  const search = page.getByRole('searchbox');
  await search.fill(TIERLIST);
  await expect(page).toHaveURL(/search=/);
  // The last typed text is not in the address yet when the click navigates, and the target's code loads slowly.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await search.fill(TIERLIST.slice(0, -1));
  await page.getByText(TIERLIST).first().click();
  await expect(page).toHaveURL(/\/tierlists\/\d+$/);
  // Wait for pending requests: otherwise their handlers would continue on a removed route.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { name: TIERLIST })).toBeVisible();
  await expect(page.getByText('Aucune image dans ce tier').first()).toBeVisible();
  await expect(page.getByText('Images non classées').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
  await takeScreenshot(page, '10-viewer');
  sharedAddress = page.url();
});

test('BU-40, SH-2, SH-10, SH-11: a visitor opens the shared address, sees an image’s details, and may make their own', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(sharedAddress);

  await expect(visitor.getByRole('heading', { name: TIERLIST })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Modifier' })).toHaveCount(0);
  await visitor.getByText('Paysage').first().click();
  await expect(visitor.getByRole('dialog')).toContainText('Paysage');
  await takeScreenshot(visitor, '11-visitor-detail');
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('link', { name: 'Faire la mienne' })).toBeVisible();
  await context.close();
});

test('TL-81: the author edits and deletes it; the address is then no more', async () => {
  await page.getByRole('link', { name: 'Modifier' }).click();
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
  await dragInto('Bruit', 'B');
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByText('Tier list mise à jour.')).toBeVisible();

  await page.getByRole('button', { name: 'Autres actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Supprimer la tier list' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page).toHaveURL('/profile');

  await page.goto(sharedAddress);
  await expect(
    page.getByText(
      "Impossible de charger la tierlist. Elle n'existe pas ou vous n'avez pas les permissions nécessaires.",
    ),
  ).toBeVisible();
});

test('AC-75, SH-18, SH-25: signs out', async () => {
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('link', { name: 'Connexion' }).first()).toBeVisible();
});
