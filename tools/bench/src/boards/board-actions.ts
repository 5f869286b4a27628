// User actions on a board, by the browser's keyboard and mouse, and their costs.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type BoardPage, slowDown, threadTime } from './board-page.ts';
import type { Dropped } from './probe-drag.ts';

/** Lists of a board by name, with their image ids in order. */
type Arrangement = Readonly<Record<string, readonly number[]>>;

/** Drop position of an image from the pool: before the nth image of a tier, or at its end if it has fewer. */
export type Target = { readonly list: string; readonly index: number };

export type DragCost = Dropped & {
  readonly start: number;
  /** Main thread CPU time in milliseconds, from the release until the board is at rest. */
  readonly thread: number;
  /** Frames lost during the whole drag; null when it was not watched. */
  readonly lost: number | null;
};

/** Index in the pool of the image that is pressed. */
const GRABBED = 3;
const KEYS = 5;
const BETWEEN_KEYS_MS = 100;
const AFTER_MS = 300;
const HESITATION_MS = 2_000;

/** Places images by a digit key in sequence, starting with one selected by a click. Resolves to main thread milliseconds per image. */
export async function placeByDigit(board: BoardPage, tier: number): Promise<number> {
  const before = await readArrangement(board.page);
  const { x, y } = await getCentre(board.page, tileAt('pool', GRABBED));
  await board.page.mouse.click(x, y);
  const cost = await costOfKeys(board, String(tier));
  const sent = before['pool']?.slice(GRABBED, GRABBED + KEYS) ?? [];
  await expectArrangement(
    board.page,
    moved(before, sent, { list: `t${tier}`, index: Number.POSITIVE_INFINITY }),
  );
  return cost;
}

/** Undoes as many actions. */
export async function undoAll(board: BoardPage, back: Arrangement): Promise<number> {
  const cost = await costOfKeys(board, 'Control+z');
  await expectArrangement(board.page, back);
  return cost;
}

/**
 * Presses for `press` milliseconds, lifts, drops and undoes. `watched` adds two seconds of constant movement over the tiers and back to the
 * pool, like a hesitant user. `slow` is the CPU slowdown factor during the drag.
 */
export async function drag(
  board: BoardPage,
  {
    press,
    target,
    slow,
    watched = false,
  }: { press: number; target: Target; slow: number; watched?: boolean },
): Promise<DragCost> {
  const { page, session } = board;
  const before = await readArrangement(page);
  const image = before['pool']?.[GRABBED] ?? 0;
  const from = await getCentre(page, tileAt('pool', GRABBED));
  const to = await getLanding(page, target);
  await page.mouse.move(from.x, from.y);
  await slowDown(session, slow);
  await page.evaluate((id) => window.probeDrag.awaitLift(id), image);
  const down = page.mouse.down();
  await wait(press);
  await Promise.all([down, page.mouse.move(from.x + 20, from.y - 20)]);
  const start = await page.evaluate(() => window.probeDrag.lifted);
  const lost = watched ? await hesitate(page) : null;
  await page.mouse.move(to.x, to.y - 10);
  await page.mouse.move(to.x, to.y);
  await wait(100);
  await page.evaluate(([id, list]) => window.probeDrag.awaitDrop(id, list), [image, target.list] as const);
  const spent = await threadTime(session);
  await page.mouse.up();
  const dropped = await page.evaluate(() => window.probeDrag.dropped);
  const thread = (await threadTime(session)) - spent;
  await slowDown(session, 1);
  await expectArrangement(page, moved(before, [image], target));
  await page.keyboard.press('Control+z');
  await wait(AFTER_MS);
  await expectArrangement(page, before);
  return { start, thread, lost, ...dropped };
}

export async function readArrangement(page: Page): Promise<Arrangement> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-drop-list]')].map((list) => [
        list.dataset['dropList'] ?? '',
        [...list.querySelectorAll<HTMLElement>('[data-drag-item]')].map(({ dataset }) =>
          Number(dataset['dragItem']),
        ),
      ]),
    ),
  );
}

/**
 * A pagehide event triggers deferred work (writing a draft) before the measurement and
 * again at its end, so that the cost includes exactly one draft.
 */
async function costOfKeys({ page, session }: BoardPage, key: string): Promise<number> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await wait(AFTER_MS);
  const before = await threadTime(session);
  for (let count = 0; count < KEYS; count++) {
    await page.keyboard.press(key);
    await wait(BETWEEN_KEYS_MS);
  }
  await wait(AFTER_MS);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  return ((await threadTime(session)) - before) / KEYS;
}

async function hesitate(page: Page): Promise<number> {
  await page.evaluate(() => window.probeLostFrames.watch());
  const start = performance.now();
  for (let elapsed = 0; elapsed < HESITATION_MS; elapsed = performance.now() - start) {
    const turn = (elapsed / HESITATION_MS) * Math.PI * 4;
    await page.mouse.move(720 + 500 * Math.sin(turn), 500 + 240 * Math.cos(turn * 0.75));
  }
  return page.evaluate(() => window.probeLostFrames.stop());
}

function moved(before: Arrangement, images: readonly number[], { list, index }: Target): Arrangement {
  const rest = Object.entries(before).map(
    ([name, ids]) => [name, ids.filter((id) => !images.includes(id))] as const,
  );
  const after = Object.fromEntries(rest);
  return { ...after, [list]: (after[list] ?? []).toSpliced(index, 0, ...images) };
}

/** Fails when the board is not in the expected state, because the measurement would then be meaningless. */
async function expectArrangement(page: Page, wanted: Arrangement): Promise<void> {
  const text = (arrangement: Arrangement) =>
    JSON.stringify(Object.entries(arrangement).toSorted(([a], [b]) => a.localeCompare(b)));
  const found = await readArrangement(page);
  if (text(found) !== text(wanted))
    throw new Error(`${page.url()} shows ${text(found)}\nnot ${text(wanted)}`);
}

const listNamed = (list: string) => `[data-drop-list="${list}"]`;
const tileAt = (list: string, index: number) => `${listNamed(list)} > :nth-child(${index + 1})`;

async function getCentre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await getBox(page, selector);
  return { x: x + width / 2, y: y + height / 2 };
}

/** A point for this drop position: the left half of the image that will follow, or the empty part of the list. */
async function getLanding(page: Page, { list, index }: Target): Promise<{ x: number; y: number }> {
  if ((await page.locator(`${listNamed(list)} > *`).count()) > index) {
    const { x, y, height } = await getBox(page, tileAt(list, index));
    return { x: x + 10, y: y + height / 2 };
  }
  const { x, y } = await getBox(page, listNamed(list));
  return { x: x + 600, y: y + 40 };
}

async function getBox(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is nowhere on ${page.url()}`);
  return box;
}
