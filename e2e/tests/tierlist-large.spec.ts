// A tier list of 500 images on a wide screen, once by mouse and once by the keyboard alone, from its creation to its viewer:
// P2 §2, §4 and product.md §6. What was saved is read through the API.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { pressButton, pressKeys, tabTo } from '../support/keyboard.ts';
import type { MadeAlbum } from '../support/make-album.ts';
import { makeLargeAlbum } from '../support/seed-album.ts';
import {
  boxOf,
  carryTo,
  dragOnto,
  expectImages,
  expectScroll,
  list,
  newTierlistPath,
  openBoard,
  readTiers,
  savedIdOf,
  saveTierlist,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';

const POOL = 'Images non classées';
const COUNT = 500;

// Hundreds of images after each of hundreds of keys: a trace with all of them would cost more than the journey.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Cinq-Cents');
  album = await makeLargeAlbum(baseURL, author, { name: 'Cinq cents couleurs', images: COUNT });
});

test.beforeEach(async ({ page }) => {
  await skipTierlistInfo(page);
  await signInAs(page, author);
});

/** How many images each row of the viewer shows: its tiers, then the unclassified. */
async function expectShown(page: Page, counts: readonly number[]): Promise<void> {
  const rows: Locator = page.locator('main ol > li').or(page.getByRole('region', { name: POOL }));
  await expect(rows).toHaveCount(counts.length);
  for (const [index, count] of counts.entries())
    await expect(rows.nth(index).getByRole('listitem')).toHaveCount(count);
}

/**
 * Counted in the frame after the next drop, in a list: its items, of which those that move have not come yet, and the pictures that
 * take a place there.
 */
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

test('P2 §2, product.md §6: 500 images by mouse: create, leave, resume, save, edit and view', async ({
  page,
}) => {
  const [a, b, c] = album.images;
  const last = album.images.at(-1);
  const path = newTierlistPath({ album: album.id, name: 'Cinq cents à la souris' });
  await openBoard(page, path, COUNT);
  await expect(page.getByText('500 sur 500')).toBeVisible();

  await test.step('held still at an edge, a drag scrolls: the pool, and the page above it', async () => {
    const pool = await boxOf(list(page, POOL));
    const { y: dock } = await boxOf(page.locator('[data-dock]'));
    const x = pool.x + pool.width / 2;
    const html = page.locator('html');
    const comeTo = (y: number) => () => page.mouse.move(x, y);
    await expectScroll(list(page, POOL), 'down', () =>
      carryTo(page, tile(page, a), { x, y: pool.y + pool.height - 4 }),
    );
    await expectScroll(list(page, POOL), 'up', comeTo(pool.y + 4));
    await expectScroll(html, 'down', comeTo(dock - 4));
    await expectScroll(html, 'up', comeTo(2));
    await page.keyboard.press('Escape');
    await page.mouse.up();
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
    // Said for a few seconds only: before hundreds of images are drawn.
    await expect(page.getByText('Brouillon repris.')).toBeVisible();
    await expect(page.locator('[data-drag-item]')).toHaveCount(COUNT);
    await expectImages(page, 'S', [last, b]);
    await expectImages(page, 'B', album.images.slice(2, 202));
    await expectImages(page, POOL, [a, ...album.images.slice(202, -1)]);
  });

  await test.step('save: every image is there once, where it was put', async () => {
    await saveTierlist(page);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
    const tiers = await readTiers(author, savedIdOf(page));
    expect(tiers['S']).toEqual([last, b]);
    expect(tiers['B']).toEqual(album.images.slice(2, 202));
    expect(tiers['Non classé']).toEqual([a, ...album.images.slice(202, -1)]);
  });

  await test.step('edit: opened anew, one image moved, saved again', async () => {
    await openBoard(page, page.url(), COUNT);
    // Painted before the board is drawn again, which takes longer than a frame.
    const elsewhere = await countAfterDrop(list(page, 'D'));
    await dragOnto(page, tile(page, c), list(page, 'D'));
    expect(await elsewhere()).toEqual({ items: 0, seen: 1 });
    await expectImages(page, 'D', [c]);
    const within = await countAfterDrop(list(page, 'S'));
    await dragOnto(page, tile(page, last), tile(page, b), 0.9);
    expect(await within()).toEqual({ items: 2, seen: 2 });
    await expectImages(page, 'S', [b, last]);
    await saveTierlist(page);
    await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
    const tiers = await readTiers(author, savedIdOf(page));
    expect(tiers['D']).toEqual([c]);
    expect(tiers['B']).toEqual(album.images.slice(3, 202));
  });

  await test.step('view', async () => {
    await page.getByRole('button', { name: 'Autres actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Voir la tier list' }).click();
    await expectShown(page, [2, 0, 199, 0, 1, 298]);
    await page.getByRole('button', { name: /^Image 500\b/ }).click();
    await expect(page.getByRole('dialog', { name: 'Image 500' })).toBeVisible();
  });
});

test('P2 §2, product.md §6: 500 images by the keyboard alone: create, leave, resume, save, edit and view', async ({
  page,
}) => {
  const [a, b, c] = album.images;
  const path = newTierlistPath({ album: album.id, name: 'Cinq cents au clavier' });
  await openBoard(page, path, COUNT);

  await test.step('digits one by one, then all that are left at once', async () => {
    await tabTo(page, list(page, POOL));
    await pressKeys(page, 'ArrowRight', '1', '1', '2');
    await expectImages(page, 'S', [a, b]);
    await expectImages(page, 'A', [c]);
    await expect(tile(page, album.images[3])).toBeFocused();
    await pressKeys(page, 'Control+a', '4');
    await expectImages(page, 'C', album.images.slice(3));
    await expect(page.getByText('Toutes les images sont classées.')).toBeVisible();
  });

  await test.step('the focus stays on what was sent: it is lifted, carried and dropped from there', async () => {
    await expect(tile(page, album.images[3])).toBeFocused();
    await pressKeys(page, 'Escape', ' ', 'ArrowUp', ' ');
    await expectImages(page, 'B', [album.images[3]]);
    await expect(tile(page, album.images[3])).toBeFocused();
  });

  await test.step('leave and resume', async () => {
    await page.goto('/terms');
    await openBoard(page, path, COUNT);
    await expectImages(page, 'B', [album.images[3]]);
    await expectImages(page, 'C', album.images.slice(4));
    await pressKeys(page, 'Control+z', 'Control+z');
    await expectImages(page, POOL, album.images.slice(3));
    await pressKeys(page, 'Control+Shift+z');
    await expectImages(page, 'C', album.images.slice(3));
  });

  await test.step('save, edit and save again', async () => {
    const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
    await pressButton(page, save);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
    await openBoard(page, page.url(), COUNT);
    await tabTo(page, list(page, 'S'));
    await pressKeys(page, 'ArrowRight', 'ArrowRight', 'Delete');
    await expectImages(page, POOL, [b]);
    await pressButton(page, save);
    await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
    const tiers = await readTiers(author, savedIdOf(page));
    expect(tiers).toEqual({
      S: [a],
      A: [c],
      B: [],
      C: album.images.slice(3),
      D: [],
      'Non classé': [b],
    });
  });

  await test.step('view', async () => {
    await pressButton(page, page.getByRole('button', { name: 'Autres actions', exact: true }));
    const item = page.getByRole('menuitem', { name: 'Voir la tier list' });
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await expectShown(page, [1, 1, 0, 497, 0, 1]);
    await pressButton(page, page.getByRole('button', { name: /^Image 1\b/ }));
    await expect(page.getByRole('dialog', { name: 'Image 1' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Image 3' })).toBeVisible();
  });
});
