// A tier list of 500 images on a wide screen by mouse, from its creation to its viewer. The saved data is read through the API. By
// keyboard: tierlist-create-page.component.test.tsx.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { nextFrames } from '../support/frames.ts';
import { LIGHT_TRACE } from '../support/light-trace.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  dragOnto,
  dragOver,
  expectImages,
  expectScroll,
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

const POOL = 'Images non classées';
const COUNT = 500;

test.use({ trace: LIGHT_TRACE });

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Cinq-Cents');
  album = await makeAlbum(author, { name: 'Cinq cents couleurs', images: COUNT });
});

test.beforeEach(async ({ page }) => {
  await skipTierlistInfo(page);
  await signInAs(page, author);
});

/** Number of images in each row of the viewer: its tiers, then the unclassified images. */
async function expectShown(page: Page, counts: readonly number[]): Promise<void> {
  const rows: Locator = page.locator('main ol > li').or(page.getByRole('region', { name: POOL }));
  await expect(rows).toHaveCount(counts.length);
  for (const [index, count] of counts.entries())
    await expect(rows.nth(index).getByRole('listitem')).toHaveCount(count);
}

/** Counts, in the first frame after the next drop, the items of a list and everything that takes up space in it. */
async function countAfterDrop(target: Locator): Promise<() => Promise<Counts>> {
  const counts = await target.evaluateHandle((element) => {
    const counting = new Promise<Counts>((resolve) => {
      const look = () =>
        resolve({
          items: element.querySelectorAll('[data-drag-item]').length,
          seen: [...element.children].filter(({ clientHeight }) => clientHeight > 0).length,
        });
      window.addEventListener('pointerup', () => requestAnimationFrame(look), { capture: true, once: true });
    });
    return { counting };
  });
  return () => counts.evaluate(({ counting }) => counting);
}

type Counts = { items: number; seen: number };

/** The state that the first journey saves: the last and the second image in S, two hundred in B. */
async function saveSorted(): Promise<number> {
  const [a, b] = album.images;
  const line = (label: string, placement: number, ids: readonly (number | undefined)[]) => ({
    label,
    placement,
    color: 'ff7f7f',
    images: ids.map((id_image, index) => ({ id_image, placement: index + 1 })),
  });
  const lines = [
    line('S', 1, [album.images.at(-1), b]),
    line('A', 2, []),
    line('B', 3, album.images.slice(2, 202)),
    line('C', 4, []),
    line('D', 5, []),
    line('Non classé', 0, [a, ...album.images.slice(202, -1)]),
  ];
  const body = { name: 'Cinq cents', id_album: album.id, lines };
  return (await author.call<{ id: number }>('POST', '/tierlist', body)).id;
}

test('TL-33: 500 images by mouse: create, leave, resume and save', async ({ page }) => {
  const [a, b, c] = album.images;
  const last = album.images.at(-1);
  const path = newTierlistPath({ album: album.id, name: 'Cinq cents à la souris' });
  await openBoard(page, path, COUNT);
  await expect(page.getByText('500 sur 500')).toBeVisible();

  await test.step('TL-36: held still at an edge, a drag scrolls: the pool, and the page above it', async () => {
    // A window too low for the five tiers.
    await page.setViewportSize({ width: 1440, height: 520 });
    await nextFrames(page);
    const pool = await getBox(list(page, POOL));
    const { y: dock } = await getBox(page.locator('[data-dock]'));
    const x = pool.x + pool.width / 2;
    const html = page.locator('html');
    const comeTo = (y: number) => () => page.mouse.move(x, y);
    await expectScroll(list(page, POOL), 'down', () =>
      dragOver(page, tile(page, a), { x, y: pool.y + pool.height - 4 }),
    );
    await expectScroll(list(page, POOL), 'up', comeTo(pool.y + 4));
    await expectScroll(html, 'down', comeTo(dock - 4));
    await expectScroll(html, 'up', comeTo(2));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('one by one, from both ends of the pool, and two hundred in one drag', async () => {
    await dragOnto(page, tile(page, b), list(page, 'S'));
    await dragOnto(page, tile(page, last), tile(page, b), 0.1);
    await expectImages(page, 'S', [last, b]);
    await tile(page, c).click();
    await tile(page, album.images[201]).click({ modifiers: ['Shift'] });
    await expect(page.getByText('200 images sélectionnées')).toBeVisible();
    await dragOnto(page, tile(page, album.images[201]), list(page, 'B'));
    await expect(list(page, 'B').locator('[data-drag-item]')).toHaveCount(200);
    await expect(page.getByText('298 sur 500')).toBeVisible();
  });

  await test.step('leave and resume', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Albums', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
    await page.goBack();
    // The message shows only for a few seconds, so check it before hundreds of images render.
    await expect(page.getByText('Brouillon repris.')).toBeVisible();
    await expect(page.locator('[data-drag-item]')).toHaveCount(COUNT);
    await expectImages(page, 'S', [last, b]);
    await expectImages(page, 'B', album.images.slice(2, 202));
    await expectImages(page, POOL, [a, ...album.images.slice(202, -1)]);
  });

  await test.step('save: every image is there once, where it was put', async () => {
    await saveTierlist(page);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
    const tiers = await readTiers(author, getSavedId(page));
    expect(tiers['S']).toEqual([last, b]);
    expect(tiers['B']).toEqual(album.images.slice(2, 202));
    expect(tiers['Non classé']).toEqual([a, ...album.images.slice(202, -1)]);
  });
});

test('TL-59: 500 images by mouse: a saved one is edited, each drop on the board in its own frame, saved again and viewed', {
  tag: '@thorough',
}, async ({ page }) => {
  const [a, b, c] = album.images;
  const last = album.images.at(-1);
  const id = await saveSorted();
  await openBoard(page, `/tierlists/edit/${id}`, COUNT);

  await test.step('TL-59: the frame that follows the release shows the board with the image in its place, and no copy of it', async () => {
    const elsewhere = await countAfterDrop(list(page, 'D'));
    await dragOnto(page, tile(page, c), list(page, 'D'));
    expect(await elsewhere()).toEqual({ items: 1, seen: 1 });
    await expectImages(page, 'D', [c]);
    const within = await countAfterDrop(list(page, 'S'));
    await dragOnto(page, tile(page, last), tile(page, b), 0.9);
    expect(await within()).toEqual({ items: 2, seen: 2 });
    await expectImages(page, 'S', [b, last]);
  });

  await saveTierlist(page);
  await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
  const tiers = await readTiers(author, id);
  expect(tiers['D']).toEqual([c]);
  expect(tiers['B']).toEqual(album.images.slice(3, 202));
  expect(tiers['Non classé']).toEqual([a, ...album.images.slice(202, -1)]);
  await test.step('view', async () => {
    await page.getByRole('button', { name: 'Autres actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Voir la tier list' }).click();
    await expectShown(page, [2, 0, 199, 0, 1, 298]);
    await page.getByRole('button', { name: /^Image 500\b/ }).click();
    await expect(page.getByRole('dialog', { name: 'Image 500' })).toBeVisible();
  });
});
