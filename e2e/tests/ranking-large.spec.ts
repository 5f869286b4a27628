// Rankings of 500 images on a desktop, by keyboard alone and by mouse, from the first batch to the viewer. The saved data is read through
// the API. Whole rounds and batch sizes: ranking-create-page.component.test.tsx.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { pressButton, tabTo } from '../support/keyboard.ts';
import { LIGHT_TRACE } from '../support/light-trace.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  allRanked,
  choices,
  newRankingPath,
  saveRanking,
  skipRankingInfo,
  validateEach,
} from '../support/ranking-play.ts';

const COUNT = 500;

test.use({ trace: LIGHT_TRACE });

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  album = await makeAlbum(author, { name: 'Cinq cents à classer', images: COUNT });
});

test.beforeEach(async ({ page }) => {
  await skipRankingInfo(page);
  await validateEach(page);
});

type Row = { id_image: number; points: number; viewed: number };

async function readRows(id: number): Promise<Row[]> {
  const { rankingImage } = await author.call<{ rankingImage: Row[] }>('GET', `/ranking/${id}`);
  return rankingImage.toSorted((a, b) => a.id_image - b.id_image);
}

const getPoints = (rows: readonly Row[]) => rows.reduce((sum, { points }) => sum + points, 0);

test('RK-48: 500 images by the keyboard alone: create, leave, resume, save, edit and view', {
  tag: '@thorough',
}, async ({ page }) => {
  await signInAs(page, author);
  const path = newRankingPath(album, COUNT, 'Cinq cents au clavier');
  await page.goto(path);
  await expect(page.getByText('20 images à l’écran · 480 images à voir encore dans ce tour')).toBeVisible();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('leave and resume, with the way back', async () => {
    await press('Digit1', 'Digit2', 'Digit3', 'Control+Enter', 'Digit1');
    await expect(page.getByText('20 images à l’écran · 460 images à voir encore dans ce tour')).toBeVisible();
    await page.goto('/terms');
    await page.goto(path);
    await expect(page.getByText('(1/19)')).toBeVisible();
    await press('u');
    await expect(page.getByText('480 images à voir encore dans ce tour')).toBeVisible();
    await expect(page.getByText('(3/19)')).toBeVisible();
    await press('Control+Enter');
    await expect(page.getByText('460 images à voir encore dans ce tour')).toBeVisible();
  });

  await test.step('save: every image is there once, three of them with a point', async () => {
    await press('Control+s');
    await expect(page).toHaveURL(/\/classements\/edit\/\d+$/u);
    const rows = await readRows(idIn(page.url()));
    expect(rows.map(({ id_image }) => id_image)).toEqual(album.images);
    expect(rows.filter(({ viewed }) => viewed === 1)).toHaveLength(20);
    expect(getPoints(rows)).toBe(3);
  });

  await test.step('edit: opened anew, continued, saved again', async () => {
    await page.goto(page.url());
    await pressButton(page, page.getByRole('button', { name: 'Commencer le Classement' }));
    await expect(choices(page)).toHaveCount(20);
    await press('Digit1', 'Digit2', 'Control+Enter', 'Control+s');
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
    const rows = await readRows(idIn(page.url()));
    expect(getPoints(rows)).toBe(3 + 2);
    expect(rows.reduce((sum, { viewed }) => sum + viewed, 0)).toBe(40);
  });

  await test.step('view', async () => {
    // The focus is on the images, which come after the link.
    await tabTo(page, page.getByRole('link', { name: 'Voir le Résultat' }), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Cinq cents au clavier' })).toBeVisible();
    const rows = await readRows(idIn(page.url()));
    const inProgress = rows.filter(({ points }) => points > 0).length;
    await expect(page.getByRole('region', { name: 'Images en Progression' }).locator('ol > li')).toHaveCount(
      inProgress,
    );
  });
});

test('RK-46: 500 ranked images by mouse: the order changed at both ends, saved and viewed', {
  tag: '@thorough',
}, async ({ page }) => {
  await signInAs(page, author);
  const id = await saveRanking(author, album, allRanked(COUNT), { name: 'Cinq cents rangs' });
  await page.goto(`/classements/edit/${id}`);
  // Selects rows by attribute: querying the roles and names of 500 rows takes longer than rendering them.
  const rows = page.locator('[data-drag-item]');
  // The 500 rows render at once, which takes time on a busy machine.
  await expect(rows).toHaveCount(COUNT);
  const places = () =>
    rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-drag-item'))));
  const [a, b, ...rest] = album.images;

  await test.step('the second comes first, by its button; the last goes up by dragging', async () => {
    await rows.nth(1).getByRole('button', { name: 'Monter Image 2 d’un rang' }).click();
    expect(await places()).toEqual([b, a, ...rest]);
    const last = rows.nth(COUNT - 1);
    await last.scrollIntoViewIfNeeded();
    const from = await last.boundingBox();
    const to = await rows.nth(COUNT - 3).boundingBox();
    if (from === null || to === null) throw new Error('The shelf is not on screen');
    await page.mouse.move(from.x + 120, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 120, from.y - 10, { steps: 3 });
    await page.mouse.move(to.x + 120, to.y + 6, { steps: 6 });
    await page.mouse.up();
    await expect.poll(places).toEqual([b, a, ...rest.slice(0, -3), rest.at(-1), rest.at(-3), rest.at(-2)]);
  });

  await test.step('saved and viewed', async () => {
    const order = await places();
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
    const saved = await readRows(id);
    expect(saved.toSorted((x, y) => y.points - x.points).map(({ id_image }) => id_image)).toEqual(order);
    await page.getByRole('link', { name: 'Voir le Résultat' }).click();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(COUNT - 3);
    await page.getByRole('button', { name: /^Image 499\b/u }).click();
    await expect(page.getByRole('dialog', { name: 'Image 499' })).toBeVisible();
  });
});

function idIn(url: string): number {
  return Number(/\/classements\/(?:edit\/)?(\d+)$/u.exec(url)?.[1]);
}
