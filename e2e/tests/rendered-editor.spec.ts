// The server-rendered editor of a new tier list (decision 0095): its first frame, what this browser stores, and hydration. The HTML itself:
// packages/server/src/publishing/page/page-content.test.ts. All other journeys of the editor begin on such a page too.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { collectConsole } from '../support/console-messages.ts';
import { measureFontShifts } from '../support/font-shift.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  dragTo,
  expectImages,
  findPoint,
  list,
  newTierlistPath,
  openBoard,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';

/** Phones have touch: they show other controls, and are offered an image. */
const SCREENS = [
  { width: 360, height: 780, hasTouch: true, isMobile: true },
  { width: 390, height: 844, hasTouch: true, isMobile: true },
  { width: 1280, height: 800, hasTouch: false, isMobile: false },
] as const;
type Screen = (typeof SCREENS)[number];

/** Of late fonts, per width. */
const SHIFT_MAX = 0.01;

/** The HTML arrives in many pieces, with frames between them. */
const SLOW_BYTES_PER_SECOND = 10_000;

const POOL = 'Images non classées';
const INFO = 'Votre tier list en trois gestes';

let author: ApiUser;
let album: MadeAlbum;
let path: string;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Aube');
  album = await makeAlbum(author, { name: 'Tout de suite', images: 8 });
  path = newTierlistPath({ album: album.id, name: 'Sans attendre' });
});

type Frame = {
  /** The sum of the layout shifts. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** Time of each state of the pool that was seen in a frame: `hidden`, or its number of images. */
  readonly seen: readonly string[];
};

declare global {
  interface Window {
    frameRecord: { shift: number; moved: string[]; seen: string[] };
  }
}

/** Runs in the page: records layout shifts, and in each frame what the board shows. */
function recordFrames(): void {
  type Source = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
  type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
  const record: Window['frameRecord'] = { shift: 0, moved: [], seen: [] };
  window.frameRecord = record;
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((entries) => {
    for (const { value, sources } of entries.getEntries() as Shift[]) {
      record.shift += value;
      for (const { node, previousRect, currentRect } of sources)
        record.moved.push(
          `${place(previousRect)} → ${place(currentRect)}: ${(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 160)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const pool = document.querySelector('[data-drop-list="pool"]');
    const tiers = [...document.querySelectorAll('[data-tier-label]')];
    const isSeen = pool?.checkVisibility({ visibilityProperty: true }) === true;
    const images = (element: Element | null | undefined) =>
      element?.querySelectorAll('[data-drag-item]').length ?? 0;
    const placed = tiers.map((label) => images(label.parentElement)).join(' ');
    const state = pool === null ? 'nothing' : isSeen ? `${images(pool)}, tiers ${placed}` : 'hidden';
    if (record.seen.at(-1) !== state) record.seen.push(state);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openContext(
  browser: Browser,
  baseURL: string | undefined,
  screen: Screen,
  stored: object = {},
) {
  const { width, height, hasTouch, isMobile } = screen;
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width, height },
    hasTouch,
    isMobile,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
  const page = await context.newPage();
  const complaints = collectConsole(page, { logs: false });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(recordFrames);
  return { context, page, complaints };
}

/** Waits until the app has taken over, and two frames. */
async function takeOver(page: Page): Promise<Frame> {
  await expect(page.locator('[data-drag-item]')).toHaveCount(8);
  await expect(page.locator('main[data-first]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.evaluate(() => window.frameRecord);
}

/** Forgets the shifts of late fonts, which the app has no part in; each is far below the limit. */
async function countShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const early = await page.evaluate(() => {
    const { shift, moved } = window.frameRecord;
    Object.assign(window.frameRecord, { shift: 0, moved: [] });
    return { shift, moved };
  });
  expect(early.shift, early.moved.join('\n')).toBeLessThan(SHIFT_MAX);
}

/** Delays the app's code until the returned function is called. */
async function holdApp(context: BrowserContext): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await context.route(/\/assets\/index-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

/** Where each visible part of the editor is. */
function readPlaces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      'main h1, main input, main button, main a, main p, main h2, [data-drag-item], [data-drag-item] img, [data-dock], [data-drop-list]',
    );
    const places: Record<string, string> = {};
    for (const part of parts) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      const name = `${part.tagName} ${part.getAttribute('data-drag-item') ?? part.getAttribute('aria-label') ?? part.textContent?.trim()}`;
      places[`${name} ${Object.keys(places).filter((key) => key.startsWith(name)).length}`] = [
        x,
        y,
        width,
        height,
      ]
        .map((value) => Math.round(value * 10) / 10)
        .join(' ');
    }
    return places;
  });
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px, the first frame is what the app shows: nothing moves, nothing is complained of`, async ({
    browser,
    baseURL,
  }) => {
    const { context, page, complaints } = await openContext(browser, baseURL, screen, {
      tierlistInfoModalShown: 'true',
    });
    const go = await holdApp(context);
    await page.goto(path, { waitUntil: 'load' });
    await countShiftsFromNow(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const before = await readPlaces(page);
    const tiles = page.locator('[data-drag-item]');
    await tiles.first().evaluate((element) => element.setAttribute('data-before', ''));
    go();

    const { shift, moved, seen } = await takeOver(page);

    expect(shift, moved.join('\n')).toBe(0);
    expect(seen).toEqual(['8, tiers 0 0 0 0 0']);
    // A touch screen names the tiers after the offered image.
    const after = await readPlaces(page);
    expect(Object.values(after).toSorted()).toEqual(Object.values(before).toSorted());
    await expect(page.locator('[data-before]')).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`at ${screen.width} px, a draft is all that is seen of this album: tiles come once, where they are`, async ({
    browser,
    baseURL,
  }) => {
    const { context, page } = await openContext(browser, baseURL, screen, { tierlistInfoModalShown: 'true' });
    await openBoard(page, path, 8);
    const [a, b] = album.images;
    for (const image of [a, b]) {
      await tile(page, image).click();
      await page.getByRole('button', { name: 'Placer la sélection dans S' }).first().click();
    }
    await page.getByLabel('Nom de la tier list').fill('En brouillon');
    await expect(page.getByText('Brouillon gardé')).toBeAttached();

    const second = await context.newPage();
    const complaints = collectConsole(second, { logs: false });
    await second.addInitScript(recordFrames);
    const go = await holdApp(context);
    await second.goto(path, { waitUntil: 'load' });
    await expect(second.locator('html')).toHaveAttribute('data-editor', 'own');
    await expect(tile(second, a)).toBeHidden();
    await expect(second.getByLabel('Nom de la tier list')).toBeHidden();
    await countShiftsFromNow(second);
    go();

    const { shift, moved, seen } = await takeOver(second);

    await expectImages(second, 'S', [a, b]);
    await expect(second.getByLabel('Nom de la tier list')).toHaveValue('En brouillon');
    expect(shift, moved.join('\n')).toBe(0);
    expect(seen.filter((state) => state !== 'nothing')).toEqual(['hidden', '6, tiers 2 0 0 0 0']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`TL-32: at ${screen.width} px, the introduction is part of the first frame, and the same afterwards`, async ({
    browser,
    baseURL,
  }) => {
    const { context, page, complaints } = await openContext(browser, baseURL, screen);
    const go = await holdApp(context);
    await page.goto(path, { waitUntil: 'load' });
    const intro = page.getByRole('dialog', { name: INFO });
    await expect(intro).toBeVisible();
    const words = screen.hasTouch ? 'Ou maintenez le doigt sur une image' : /Glissez/;
    await expect(intro.getByText(words).first()).toBeVisible();
    await intro.evaluate((element) => element.setAttribute('data-before', ''));
    await countShiftsFromNow(page);
    const painted = await readLargestPaint(page);
    go();

    const { shift, moved } = await takeOver(page);

    await expect(page.locator('[data-before]')).toBeVisible();
    expect(await readLargestPaint(page)).toEqual(painted);
    expect(shift, moved.join('\n')).toBe(0);
    const start = intro.getByRole('button', { name: 'C’est parti' });
    if (!screen.hasTouch) await expect(start).toBeFocused();
    await expect(page.locator('[data-drag-item]').first()).toHaveJSProperty('inert', false);
    expect(await page.locator('#content [inert] [data-drag-item], [inert] [data-drag-item]').count()).toBe(8);
    await page.keyboard.press('Escape');
    await expect(intro).toHaveCount(0);
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.reload();
    await takeOver(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('TL-32: on a slow network, the first frame has the whole introduction', async ({ browser, baseURL }) => {
  const { context, page } = await openContext(browser, baseURL, SCREENS[0]);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: SLOW_BYTES_PER_SECOND,
    uploadThroughput: SLOW_BYTES_PER_SECOND,
  });
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });

  await expect(page.getByRole('button', { name: 'C’est parti' })).toBeVisible({ timeout: 60_000 });

  const { shift, moved } = await page.evaluate(() => window.frameRecord);
  expect(shift, moved.join('\n')).toBeLessThan(SHIFT_MAX);
  await context.close();
});

/** The last candidate of the largest contentful paint. */
function readLargestPaint(page: Page): Promise<{ text: string | undefined; startTime: number } | null> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((entries) => {
          type Paint = PerformanceEntry & { readonly element: Element | null };
          const last = entries.getEntries().at(-1) as Paint | undefined;
          resolve(
            last === undefined
              ? null
              : { text: last.element?.textContent?.slice(0, 80), startTime: last.startTime },
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

test('a press on an image before the scripts are there chooses it, and a typed name counts', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openContext(browser, baseURL, SCREENS[2], {
    tierlistInfoModalShown: 'true',
  });
  const go = await holdApp(context);
  await page.goto(path, { waitUntil: 'load' });
  await page.getByLabel('Nom de la tier list').fill('Tôt');
  await tile(page, album.images[2]).click();
  go();

  await takeOver(page);

  await expect(page.getByLabel('Nom de la tier list')).toHaveValue('Tôt');
  await expect(tile(page, album.images[2])).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Placer la sélection dans A' }).first().click();
  await expectImages(page, 'A', [album.images[2]]);
  await dragTo(page, tile(page, album.images[3]), await findPoint(list(page, 'S')));
  await expectImages(page, 'S', [album.images[3]]);
  await context.close();
});

test('who is signed in finds their draft, saves, and never sees what a visitor is offered', async ({
  page,
}) => {
  await skipTierlistInfo(page);
  await signInAs(page, author);
  await page.addInitScript(recordFrames);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  await expect(tile(page, album.images[0])).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se connecter pour sauvegarder' })).toBeHidden();
  await countShiftsFromNow(page);
  answer();

  const { shift, moved } = await takeOver(page);

  await expect(page.getByRole('button', { name: 'Sauvegarder', exact: true })).toBeEnabled();
  expect(shift, moved.join('\n')).toBe(0);
  await dragTo(page, tile(page, album.images[0]), await findPoint(list(page, 'S')));
  await page.reload();
  await takeOver(page);
  await expectImages(page, 'S', [album.images[0]]);
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
});

test('other settings of the board come at once, without the default ones before them', async ({
  browser,
  baseURL,
}) => {
  const { context, page, complaints } = await openContext(browser, baseURL, SCREENS[2], {
    tierlistInfoModalShown: 'true',
    'palmares:tierlist-editor': JSON.stringify({ names: true, size: 'l', pool: 40, collapsed: false }),
  });
  await page.goto(path);

  const { shift, seen } = await takeOver(page);

  expect(shift).toBeLessThan(SHIFT_MAX);
  expect(seen.filter((state) => state !== 'nothing')).toEqual(['hidden', '8, tiers 0 0 0 0 0']);
  await expect(tile(page, album.images[0]).locator('bdi')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('nothing shifts when the fonts come late, on phones of any width', async ({ browser, baseURL }) => {
  const { context, page } = await openContext(browser, baseURL, SCREENS[1], {
    tierlistInfoModalShown: 'true',
  });
  const shifts = await measureFontShifts(page, new URL(path, baseURL).href, 4);
  expect(shifts).toHaveLength(41);
  expect(shifts.filter(({ value }) => value > SHIFT_MAX)).toEqual([]);
  await context.close();
});

test('without scripts the board is there, and no introduction that nobody could close', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  for (const image of album.images) await expect(tile(page, image)).toBeVisible();
  await expect(list(page, POOL)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('every module asks in its first line to be compiled while it arrives', async ({ page, request }) => {
  await skipTierlistInfo(page);
  const modules: string[] = [];
  page.on('request', (asked) => {
    if (/\/assets\/(?!early-)[^/]+\.js$/.test(asked.url())) modules.push(asked.url());
  });
  await openBoard(page, path, 8);
  expect(modules.length).toBeGreaterThan(5);
  const readFirstLine = async (url: string) => (await (await request.get(url)).text()).split('\n')[0];
  const lines = await Promise.all(modules.map(readFirstLine));
  expect(new Set(lines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

test('back from another page, the board is the one of the album as it is now', async ({ page }) => {
  await skipTierlistInfo(page);
  const fresh = await makeAlbum(author, { name: 'Change', images: 4 });
  await openBoard(page, newTierlistPath({ album: fresh.id }), 4);
  await page.goto('/terms');
  await author.call('DELETE', `/image/${fresh.images[2]}`);
  await page.goBack();
  await expect(page.locator('main[data-first]')).toHaveCount(0);
  await expect(page.locator('[data-drag-item]')).toHaveCount(3);
});
