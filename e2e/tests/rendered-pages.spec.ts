// Server-rendered pages (decision 0050) as visitors use them: without scripts, with scripts, signed in, and with clicks before hydration.
// The HTML itself: packages/server/src/publishing/page/page-content.test.ts.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { collectConsole } from '../support/console-messages.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { makeContents, viewerPaths } from '../support/make-contents.ts';

/** Limit of issue 13. */
const SHIFT_MOST = 0.01;

let author: ApiUser;
let album: MadeAlbum;
/** Addresses of the three viewers. */
const viewers: string[] = [];

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Aurore');
  album = await makeAlbum(author, { name: 'Déjà là', images: 4 });
  viewers.push(
    ...viewerPaths(await makeContents(author, album, { name: 'Déjà faite', tier: 'Tout en haut' })),
  );
});

const everyPage = () => ['/', '/allalbum', '/tierlists', `/album/${album.id}`, ...viewers];

/** Collects console and page errors, and layout shifts, starting with the next address. */
async function watch(page: Page) {
  const complaints = collectConsole(page, { logs: false });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(recordShifts);
  const expectStill = async (address: string) => {
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${address}: ${shifts.flatMap(({ moved }) => moved).join('\n')}`).toBeLessThanOrEqual(
      SHIFT_MOST,
    );
  };
  return { complaints, expectStill };
}

declare global {
  interface Window {
    shifts: { readonly value: number; readonly moved: readonly string[] }[];
  }
}

/** Runs in the page. */
function recordShifts(): void {
  type Source = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
  type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
  window.shifts = [];
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const tell = ({ node, previousRect, currentRect }: Source) =>
    `${place(previousRect)} → ${place(currentRect)}: ${(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 160)}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      window.shifts.push({ value, moved: sources.map(tell) });
  }).observe({ type: 'layout-shift', buffered: true });
}

test('SH-67: without scripts the pages show what they hold', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Albums Populaires' })).toBeVisible();
  // Playwright does not read the text of a noscript element.
  const note = page.locator('noscript').last();
  expect(
    await note.evaluate((element) => [element.textContent, element.getBoundingClientRect().height > 0]),
  ).toEqual([expect.stringContaining('cette page se lit seulement'), true]);
  await page.goto(`/album/${album.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Déjà là' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Déjà faite' })).toHaveCount(3);
  for (const address of viewers) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Déjà faite' })).toBeVisible();
    const pictures = page.getByRole('main').locator('img');
    await expect
      .poll(
        () =>
          pictures.evaluateAll(
            (all) => all.filter((one) => 'naturalWidth' in one && Number(one.naturalWidth) > 0).length,
          ),
        address,
      )
      .toBeGreaterThanOrEqual(4);
  }
  await page.goto(viewers[0] ?? '');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tout en haut' }) });
  await expect(row.getByRole('heading')).toHaveCSS('background-color', 'rgb(255, 127, 127)');
  await context.close();
});

test('the app goes on with what is there: nothing moves, nothing is complained of', async ({ browser }) => {
  for (const address of everyPage()) {
    // A date shows the same day in any time zone.
    const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', locale: 'en-US' });
    const page = await context.newPage();
    const { complaints, expectStill } = await watch(page);
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto(address);
    await page.evaluate(() => {
      document.querySelector('h1')?.setAttribute('data-before', 'true');
    });
    await page.getByRole('button', { name: 'Passer au thème clair' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    // Hydration keeps the server-rendered element instead of replacing it.
    await expect(page.locator('h1[data-before]'), address).toBeVisible();
    // The styles are inlined, so neither the browser nor the app fetches them.
    const carried = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(carried.length, address).toBeGreaterThan(2);
    expect(
      carried.filter((sheet) => fetched.has(sheet)),
      address,
    ).toEqual([]);
    await expectStill(address);
    expect(complaints, address).toEqual([]);
    await context.close();
  }
});

test('who is signed in never sees what only visitors see', async ({ page }) => {
  await signInAs(page, author);
  const { complaints, expectStill } = await watch(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(viewers[1] ?? '');

  // The page is hydrated, but the session is still unknown.
  await expect(page.getByRole('heading', { level: 1, name: 'Déjà faite' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Make my own' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Créer un Album' })).toBeVisible();
  // Late fonts and the session would otherwise shift the page in one frame, which counts more than both apart.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  answer();

  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible();
  await expectStill(page.url());

  await page.goto(`/album/${album.id}`);
  await expect(page.getByRole('link', { name: 'Modifier l’album' })).toBeVisible();
  await expectStill(page.url());
  expect(complaints).toEqual([]);
});

/** Delays the app's code until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

test('LB-47: what is pressed before the scripts are there is answered once they are', async ({ page }) => {
  const go = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Passer au thème clair' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  go();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a card opens its dialog however early it is pressed', async ({ page }) => {
  const go = await holdApp(page);
  // The page follows the link after a second (build/replay-early-clicks.ts); a busy machine may need longer for the app.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms === 1_000 ? 60_000 : ms),
    });
  });
  // A retried test creates the album again, so there may be several.
  const card = page.getByRole('link', { name: 'Déjà là' }).first();
  await page.goto('/allalbum', { waitUntil: 'commit' });
  await card.click({ noWaitAfter: true });
  go();
  await expect(page.getByRole('dialog', { name: 'Déjà là' })).toBeVisible();
});

test('a card leads to its page where the app does not come', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto('/allalbum');
  await page.getByRole('link', { name: 'Déjà là' }).first().click();
  await expect(page).toHaveURL(/\/album\/\d+$/u);
});

test('LB-47: what is typed or chosen before the scripts are there counts once they are', async ({ page }) => {
  const go = await holdApp(page);
  await page.goto('/allalbum', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('Déjà là');
  await page.getByLabel('Trier').selectOption('oldest');
  go();

  await expect(page).toHaveURL(/search=D.*sort=oldest|sort=oldest.*search=D/);
  await expect(page.getByRole('searchbox')).toHaveValue('Déjà là');
});
