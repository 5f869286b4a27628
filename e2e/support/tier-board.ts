// Drives and reads the board of the tier list editor.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiUser } from './api-user.ts';
import { nextFrames } from './frames.ts';

/** Skips the introduction, which appears only once. */
export async function skipTierlistInfo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tierlistInfoModalShown', 'true'));
}

type NewTierlist = { album: number; name?: string; images?: readonly number[]; main?: number | undefined };

export function newTierlistPath({ album, name, images, main }: NewTierlist): string {
  const query = new URLSearchParams({ album: String(album) });
  if (name !== undefined) query.set('name', name);
  if (images !== undefined) query.set('images', JSON.stringify(images));
  if (main !== undefined) query.set('main', String(main));
  return `/tierlists/create/editor?${query}`;
}

/** Waits until every image is on the board, because large lists render progressively. */
export async function openBoard(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-drag-item]')).toHaveCount(count);
  await expectHydrated(page);
}

/** Waits until the app has taken over the editor that the server rendered. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('main[data-first]')).toHaveCount(0);
}

export function tile(page: Page, image: number | undefined): Locator {
  return page.locator(`[data-drag-item="${image}"]`);
}

/** A tier by its label; `Images non classées` for the pool. */
export function list(page: Page, label: string): Locator {
  return page.getByRole('listbox', {
    name: label === 'Images non classées' ? label : `Tier ${label}`,
    exact: true,
  });
}

/** Retries until the list shows these image ids in this order. */
export async function expectImages(
  page: Page,
  label: string,
  images: readonly (number | undefined)[],
): Promise<void> {
  await expect
    .poll(() =>
      list(page, label)
        .locator('[data-drag-item]')
        .evaluateAll((tiles) => tiles.map((element) => Number(element.getAttribute('data-drag-item')))),
    )
    .toEqual(images);
}

export type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

/** A point of an element; `share` is the horizontal position, 0 for its left edge. */
export async function findPoint(element: Locator, share = 0.5): Promise<Point> {
  let point: Point | null = null;
  // Retries if the board is rendered again in between, or if the element was not
  // scrolled into view: touches outside of the viewport have no effect.
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    const box = await getBox(element);
    point = { x: box.x + box.width * share, y: box.y + box.height / 2 };
    expect(point.y).toBeLessThan(element.page().viewportSize()?.height ?? Number.POSITIVE_INFINITY);
  }).toPass();
  if (point === null) throw new Error('Nothing to point at');
  return point;
}

/** Drags with the mouse in a few steps, without releasing. */
export async function dragOver(page: Page, element: Locator, to: Point): Promise<void> {
  const from = await findPoint(element);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y - 6);
  await page.mouse.move(to.x, to.y, { steps: 6 });
  // The drop position is computed once per frame.
  await nextFrames(page);
}

export async function dragTo(page: Page, element: Locator, to: Point): Promise<void> {
  await dragOver(page, element, to);
  await page.mouse.up();
}

const BESIDE_PX = 8;

/** Expects the drop mark right of one image, left of the other, or both, with the same height as the images. */
export async function expectMarkBetween(page: Page, left: Locator | null, right: Locator | null) {
  const isBeside = async (image: Locator | null, side: 0 | 1) => {
    if (image === null) return true;
    const [mark, { x, y, width, height }] = [await getBox(getMark(page)), await getBox(image)];
    const distance = mark.x + mark.width / 2 - (x + width * side);
    const isInRow = Math.abs(mark.y - y) < 1 && Math.abs(mark.height - height) < 1;
    return isInRow && (side === 1 ? distance : -distance) > 0 && Math.abs(distance) < BESIDE_PX;
  };
  await expect.poll(async () => [await isBeside(left, 1), await isBeside(right, 0)]).toEqual([true, true]);
}

/** Expects the drop mark at the start of an empty tier; nowhere when `tier` is null. */
export async function expectMarkIn(page: Page, tier: Locator | null): Promise<void> {
  const zone = await getBox(tier ?? page.locator('body'));
  await expect
    .poll(async () => {
      const { x, y, width, height } = await getBox(getMark(page));
      const isWithin = y >= zone.y && y + height <= zone.y + zone.height && height > 0;
      return isWithin && x >= zone.x && x + width <= zone.x + zone.width;
    })
    .toBe(tier !== null);
}

const getMark = (page: Page) => page.locator('[data-drag-mark]');

/** Expects the region to scroll by itself while the pointer rests at an edge. */
export async function expectScroll(
  region: Locator,
  towards: 'down' | 'up',
  come: () => Promise<void>,
): Promise<void> {
  const top = () => region.evaluate((element) => element.scrollTop);
  const start = await top();
  await come();
  const sign = towards === 'down' ? 1 : -1;
  await expect.poll(async () => sign * ((await top()) - start)).toBeGreaterThan(0);
}

const EDGE_PX = 12;

/** Drags with the mouse. */
export async function dragOnto(page: Page, element: Locator, target: Locator, share = 0.5): Promise<void> {
  const from = await findPoint(element);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y - 6);
  await aimAt(target, share, ({ x, y }) => page.mouse.move(x, y, { steps: 4 }));
  await page.mouse.up();
}

/** Moves a dragged image onto an element that may move meanwhile, because the page scrolls during a drag near its edges. */
export async function aimAt(
  target: Locator,
  share: number,
  moveTo: (at: Point) => Promise<void>,
): Promise<void> {
  const page = target.page();
  const zone = target.locator('xpath=ancestor-or-self::*[@data-drop-zone]');
  const dock = page.locator('[data-dock]');
  const isDocked = (await dock.and(zone).count()) > 0;
  let aim: Point | null = null;
  for (;;) {
    const box = await getBox(target);
    // The pool may cover the target; the page scrolls while the pointer stays at the pool's edge.
    const lowest = isDocked ? Number.POSITIVE_INFINITY : (await getBox(dock)).y - EDGE_PX;
    const at = { x: box.x + box.width * share, y: Math.min(box.y + box.height / 2, lowest) };
    if (aim?.x === at.x && aim.y === at.y && (await isLit(page, zone))) return;
    aim = at;
    await moveTo(at);
    await nextFrames(page);
  }
}

/** Returns whether a drop would land in this zone, which contains the drag highlight. */
async function isLit(page: Page, zone: Locator): Promise<boolean> {
  const light = await getBox(page.locator('[data-drag-light]'));
  const { y, height } = await getBox(zone);
  return light.height > 0 && light.x >= 0 && light.y >= y && light.y + light.height <= y + height;
}

export async function getBox(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Not on the page');
  return box;
}

export async function saveTierlist(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
}

/** The id of a saved tier list, from the address. */
export function getSavedId(page: Page): number {
  return Number(/\/tierlists\/edit\/(\d+)/.exec(page.url())?.[1]);
}

/** The images of each line on the server, in order, by label. */
export async function readTiers(author: ApiUser, id: number): Promise<Record<string, number[]>> {
  type Line = { label: string; images: { id_image: number }[] };
  const { lines } = await author.call<{ lines: Line[] }>('GET', `/tierlist/${id}`);
  return Object.fromEntries(
    lines.map(({ label, images }) => [label, images.map(({ id_image }) => id_image)]),
  );
}
