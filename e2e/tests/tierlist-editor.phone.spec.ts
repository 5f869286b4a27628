// The tier list editor with touch: drag after a short hold, tap-tap, and free scrolling.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { newRankingPath, skipRankingInfo, validateEach } from '../support/ranking-play.ts';
import {
  aimAt,
  expectImages,
  expectScroll,
  findPoint,
  getBox,
  getSavedId,
  list,
  newTierlistPath,
  openBoard,
  readTiers,
  saveTierlist,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';
import { createFinger } from '../support/touch.ts';
import { newTournamentPath, skipTournamentInfo } from '../support/tournament-play.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const POOL = 'Images non classées';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL);
  album = await makeAlbum(author, { name: 'Au doigt', images: 24 });
});

test.beforeEach(async ({ page }) => {
  await skipTierlistInfo(page);
});

test('TL-33, TL-37: with a finger, hold and drag, swipe to scroll, tap and tap; then save', async ({
  page,
}) => {
  const [a, b, c, d, e, f, g, h] = album.images;
  await signInAs(page, author);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Au doigt' }), 24);
  const finger = await createFinger(page);

  await test.step('a swipe scrolls the pool and moves nothing', async () => {
    const from = await findPoint(tile(page, f));
    await finger.swipe(from, { x: from.x, y: from.y - 90 });
    await expect.poll(() => list(page, POOL).evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
    await expectImages(page, POOL, album.images);
    await list(page, POOL).evaluate((element) => element.scrollTo(0, 0));
  });

  await test.step('a short hold lifts: into a tier, the pool scrolling on the way, then to an exact place', async () => {
    const from = await findPoint(tile(page, a));
    const pool = await getBox(list(page, POOL));
    const edge = { x: from.x, y: pool.y + pool.height - 4 };
    await finger.lift(from);
    await expectScroll(list(page, POOL), 'down', () => finger.move(from, edge));
    await aimAt(list(page, 'S'), 0.5, (at) => finger.move(edge, at));
    await finger.up();
    await expectImages(page, 'S', [a]);
    await finger.dragOnto(tile(page, b), tile(page, a), 0.9);
    await expectImages(page, 'S', [a, b]);
    await finger.dragOnto(tile(page, c), tile(page, b), 0.1);
    await expectImages(page, 'S', [a, c, b]);
  });

  await test.step('tap, tap: on the tier, or on its name under the thumb; two taps take it back', async () => {
    await tile(page, d).tap();
    await expect(page.getByRole('button', { name: 'Détails : Image 4' })).toBeVisible();
    await list(page, 'B').tap();
    await expectImages(page, 'B', [d]);
    await tile(page, e).tap();
    await page.getByRole('button', { name: 'Placer la sélection dans C' }).last().tap();
    await expectImages(page, 'C', [e]);
    await finger.tapTwice(await findPoint(tile(page, d)));
    await expectImages(page, 'B', []);
  });

  await test.step('« En choisir plusieurs »: a tap adds to the selection, which is placed together', async () => {
    await tile(page, g).tap();
    await page.getByRole('button', { name: 'En choisir plusieurs' }).tap();
    await tile(page, h).tap();
    await expect(page.getByText('2 images sélectionnées')).toBeVisible();
    await page.getByRole('button', { name: 'Placer la sélection dans C' }).last().tap();
    await expectImages(page, 'C', [e, g, h]);
  });

  await test.step('saved as it was placed', async () => {
    await saveTierlist(page);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
    expect(await readTiers(author, getSavedId(page))).toMatchObject({ S: [a, c, b], C: [e, g, h] });
  });
});

test('a swipe is told by the finger’s own times, when the page was too busy to hear of it', async ({
  page,
}) => {
  const [, , , , , image] = album.images;
  await signInAs(page, author);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Au doigt' }), 24);
  const finger = await createFinger(page);
  const from = await findPoint(tile(page, image));
  await finger.swipeLate(from, { x: from.x, y: from.y - 90 });
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await finger.up();
  await expectImages(page, POOL, album.images);
});

test('LB-50: a dialog on a touch screen puts the focus in no field, so that no keyboard opens', async ({
  page,
}) => {
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Sans clavier' }), 24);
  // An image is selected from the start, and a tap on a label would place it; deselect it first.
  await page.getByRole('button', { name: 'Désélectionner' }).tap();
  const opened = [
    {
      open: async () => {
        await page.getByRole('button', { name: 'Autres actions' }).tap();
        await page.getByRole('menuitem', { name: 'Paramètres' }).tap();
      },
      name: 'Paramètres',
    },
    { open: () => page.locator('[data-tier-label]').first().tap(), name: 'Tier S' },
  ];
  for (const { open, name } of opened) {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
    await expect(dialog.locator('input:focus, textarea:focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await test.step('a long hold opens the image, with everything that can be done with it', async () => {
    const image = album.images[5];
    await (await createFinger(page)).holdLong(await findPoint(tile(page, image)));
    const dialog = page.getByRole('dialog', { name: 'Image 6' });
    await expect(dialog.locator('input:focus, textarea:focus')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'A', exact: true }).tap();
    await expectImages(page, 'A', [image]);
  });
});

test('LB-50: on a touch tablet no editor tells of keys', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await skipRankingInfo(page);
  await validateEach(page);
  await skipTournamentInfo(page);
  for (const [path, shown] of [
    [newTierlistPath({ album: album.id, name: 'Au doigt' }), '[data-drag-item]'],
    [newRankingPath(album, 20), '[data-choice]'],
    [`${newTournamentPath({ album: album.id, name: 'Au doigt' })}&express=true`, '[aria-label^="Pick "]'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  }
});

test('TL-48, TL-49: on a phone, a tier goes down, is renamed and removed from the dialog of its label', async ({
  page,
}) => {
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Tiers' }), 24);
  const labels = page.locator('[data-tier-label]');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Désélectionner' }).tap();
  await labels.first().tap();
  await dialog.getByRole('button', { name: 'Descendre' }).tap();
  await page.keyboard.press('Escape');
  await expect(labels).toHaveText(['A', 'S', 'B', 'C', 'D']);
  await labels.first().tap();
  await dialog.getByLabel('Nom').fill('Tops');
  await dialog.getByRole('button', { name: 'Appliquer' }).tap();
  await expect(labels).toHaveText(['Tops', 'S', 'B', 'C', 'D']);
  await labels.last().tap();
  await dialog.getByRole('button', { name: 'Supprimer le tier' }).tap();
  await expect(labels).toHaveText(['Tops', 'S', 'B', 'C']);
});

test('TL-19: in the setup a finger takes a range of images, and then one image again', async ({ page }) => {
  await page.goto(`/setup?album=${album.id}&type=tierlists&name=Suite`);
  await page.getByRole('button', { name: 'Tout désélectionner' }).tap();
  await page.getByRole('button', { name: 'Une suite d’images' }).tap();
  await expect(page.getByText('Touchez la première image d’une suite, puis la dernière.')).toBeVisible();
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  await tap('Image 2');
  await tap('Image 5');
  await expect(page.getByText('4 images sélectionnées sur 24')).toBeVisible();
  await tap('Image 8');
  await expect(page.getByText('5 images sélectionnées sur 24')).toBeVisible();
});

test('TL-57: on the smallest phone one header row, five tiers and the pool are in sight with 40 images', async ({
  page,
}) => {
  const many = await makeAlbum(author, { name: 'Quarante', images: 40 });
  await signInAs(page, author);
  await page.setViewportSize({ width: 360, height: 640 });
  await openBoard(page, newTierlistPath({ album: many.id, name: 'Tout en vue' }), 40);
  const header = page.locator('header').filter({ has: page.getByRole('button', { name: 'Sauvegarder' }) });
  await expectTiersAbovePool(page);
  expect((await getBox(header)).height).toBeLessThan(70);
  await expectWholeName(page);
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectTiersAbovePool(page);
  }
});

test('TL-57, BU-22: a visitor has the same header of one row, with the disabled save and the sign-in', async ({
  page,
}) => {
  const many = await makeAlbum(author, { name: 'Quarante en visite', images: 40 });
  await page.setViewportSize({ width: 360, height: 640 });
  await openBoard(page, newTierlistPath({ album: many.id, name: 'Tout en vue' }), 40);
  const save = page.getByRole('button', { name: 'Sauvegarder' });
  const header = page.locator('header').filter({ has: save });
  await expect(save).toBeDisabled();
  await expect(header.getByRole('link', { name: 'Se connecter pour sauvegarder' })).toBeInViewport();
  await expectTiersAbovePool(page);
  expect((await getBox(header)).height).toBeLessThan(70);
  await expectWholeName(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** The name fits its field. */
async function expectWholeName(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Nom de la tier list' });
  const { width, text } = await field.evaluate((input) => ({
    width: input.clientWidth,
    text: input.scrollWidth,
  }));
  expect(text).toBeLessThanOrEqual(width);
}

/** Every tier ends above the pool, which shows a whole line of images. */
async function expectTiersAbovePool(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('ol > li')].map(
          (row) => row.getBoundingClientRect().bottom,
        );
        const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
        const image = document.querySelector('[data-dock] [data-drag-item]')?.getBoundingClientRect();
        return {
          tiers: bottoms.length,
          covered: bottoms.filter((bottom) => bottom > (dock?.top ?? 0)).length,
          whole: (image?.bottom ?? Number.POSITIVE_INFINITY) <= window.innerHeight,
        };
      }),
    )
    .toEqual({ tiers: 5, covered: 0, whole: true });
}
