// Home, gallery and public lists: categories, sort order, loading on scroll, and what reload and Back restore. Empty, failing and loading
// states: packages/web/src/pages/lists.component.test.tsx.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum, makeAlbums } from '../support/make-album.ts';

const PAGE_SIZE = 21;
const ALBUMS = PAGE_SIZE + 1;
const RANKINGS = 2 * PAGE_SIZE + 1;
const SPORT = 'Sport';

const tag = `fresque${Date.now().toString(36)}`;
const numbered = (number: number): string => `${tag} ${String(number).padStart(2, '0')}`;
const range = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

let author: ApiUser;
let base: MadeAlbum;
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Gaëlle');
  base = await makeAlbum(author, { name: 'Socle', images: 4 });
  const wanted = range(ALBUMS).map((number) => ({ name: numbered(number), images: 1 }));
  const albums = await makeAlbums(author, wanted);
  const categories = await author.call<{ id: number }[]>('GET', '/category');
  for (const [index, category] of categories.slice(0, ALBUMS).entries())
    await author.call('POST', `/album/${albums[index]?.id}/category`, { id_category: category.id });
  // The rankings are created in sequence: in parallel they could wait for a connection longer than a busy server allows.
  for (const number of range(RANKINGS)) await createRanking(number);
});

/** Two of its four images are ranked. */
async function createRanking(number: number): Promise<void> {
  const images = base.images.map((id_image, index) => ({
    id_image,
    points: index < 2 ? -(index + 1) : 1,
    viewed: 2,
  }));
  await author.call('POST', '/ranking', {
    name: numbered(number),
    private: false,
    id_album: base.id,
    images,
  });
}

/** Scrolls the end of the list to `below` pixels under the viewport, and waits three frames for what that triggers. */
async function bringEnd(list: Locator, below: number): Promise<void> {
  await list.evaluate(async (element, distance) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight - distance);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, below);
}

/** Collects the queries of the page's calls to this path from now on. */
function watchCalls(page: Page, path: string): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/api${path}`) calls.push(searchParams);
  });
  return calls;
}

test('the gallery, for a visitor and for who is signed in', async ({ page }) => {
  await test.step('SH-43, SH-44: the gallery shows 21 albums, and more once its end comes within 100 px of the screen', async () => {
    const calls = watchCalls(page, '/album');
    await page.goto(`/allalbum?search=${tag}`);
    const list = page.getByRole('list', { name: 'Albums' });
    const cards = list.getByRole('article');
    await expect(cards).toHaveCount(PAGE_SIZE);
    await expect(page.getByRole('link', { name: 'Créer un nouvel album' })).toHaveCount(0);

    await bringEnd(list, 105);
    expect(calls).toHaveLength(1);
    await bringEnd(list, 95);

    await expect(cards).toHaveCount(ALBUMS);
    expect(calls).toHaveLength(2);
  });

  await test.step('SU-10: the album dialog tells views and uses, or why it stays closed', async () => {
    const dialog = page.getByRole('dialog');
    const hidden = await makeAlbum(author, { name: 'Coulisses', images: 1, status: 'private' });

    await page.goto(`/allalbum?album=${base.id}`);
    await expect(dialog.getByText(`4 images · par Gaëlle · ${RANKINGS} utilisations`)).toBeVisible();

    await page.goto(`/allalbum?album=${hidden.id}`);
    await expect(dialog.getByRole('alert')).toHaveText(
      'Accès refusé: vous devez être connecté pour accéder à cet album privé',
    );
    await expect(dialog.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      /^\/login\?retour=/,
    );

    await page.goto('/allalbum?album=999999999');
    await expect(dialog.getByRole('alert')).toHaveText('Album introuvable');
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page).toHaveURL('/allalbum');
  });

  await test.step('LB-44, SH-10, SH-17, SH-43, SH-49: category and order of the gallery live in the address; who is signed in may add an album there', async () => {
    await signInAs(page, author);
    await page.goto(`/allalbum?search=${tag}&category=${SPORT}`);
    const cards = page.getByRole('list', { name: 'Albums' }).getByRole('article');
    const chips = page.getByRole('group', { name: 'Filtrer par catégorie' });
    await expect(cards).toHaveCount(1);
    await expect(chips.getByRole('button', { name: SPORT, pressed: true })).toBeVisible();

    await chips.getByRole('button', { name: 'Toutes' }).click();
    await expect(cards).toHaveCount(PAGE_SIZE);
    await page.getByRole('combobox', { name: 'Trier' }).selectOption('De A à Z');
    await expect(cards.first()).toContainText(numbered(1));
    await page.reload();
    await expect(cards.first()).toContainText(numbered(1));
    await chips.getByRole('button', { name: SPORT }).click();
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(`/allalbum?search=${tag}&sort=alphabetical&category=${SPORT}`);

    // Each choice is a history entry.
    await page.goBack();
    await expect(page).toHaveURL(`/allalbum?search=${tag}&sort=alphabetical`);
    await page.goBack();
    await expect(page).toHaveURL(`/allalbum?search=${tag}`);
    await expect(page.getByRole('combobox', { name: 'Trier' })).toHaveValue('newest');

    await page.getByRole('link', { name: 'Créer un nouvel album' }).click();
    await expect(page).toHaveURL('/add-album');
  });
});

test('0084: a double click on a card or a link is one step of the history', async ({ page }) => {
  await page.goto('/');
  await page.goto(`/allalbum?search=${tag}`);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.getByRole('article').getByRole('heading').getByRole('link').first().dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/[?&]album=\d+/);
  expect(await steps()).toBe(before + 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Tournois' }).first().dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Tournois' })).toBeVisible();
  expect(await steps()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(`/allalbum?search=${tag}`);
});

test('home, down to its end and back', async ({ page }) => {
  await test.step('SH-34, SH-36, SH-37: shelves come two by two on scroll; « Voir Plus » and « Voir tout » lead to the gallery', async () => {
    const calls = watchCalls(page, '/home');
    await page.goto('/');
    const main = page.getByRole('main');
    const shelves = main.getByRole('link', { name: /^Voir Plus\s: / });
    await expect(shelves).toHaveCount(2);
    // The first two sections are server-rendered; the page loads more once it is hydrated.
    await page.waitForFunction(
      () =>
        !('releasePresses' in globalThis) ||
        (globalThis as { releasePresses?: unknown }).releasePresses === undefined,
    );
    for (const [steps, count] of [
      [1, 4],
      [2, 6],
    ] as const) {
      // Sections that come into view may be taller than they were estimated: a person scrolls on.
      const scrollOn = async () => {
        if (calls.length < steps) await bringEnd(main, 0);
        return calls.length;
      };
      await expect.poll(scrollOn).toBe(steps);
      await expect(shelves).toHaveCount(count);
      expect(calls).toHaveLength(steps);
    }

    await page.getByRole('link', { name: 'Voir Plus : Animation' }).click();
    await expect(page).toHaveURL('/allalbum?category=Animation');
    await expect(page.getByRole('button', { name: 'Animation', pressed: true })).toBeVisible();
    await page.goBack();
    await expect(shelves).toHaveCount(6);
    await page.getByRole('link', { name: 'Voir tout : Albums Populaires' }).click();
    await expect(page).toHaveURL('/allalbum');
  });
});

test('LB-45: the list of rankings, down to its end and back', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/classements');
  await test.step('SH-11: the list of rankings has search and order; its cards tell album, progress and author, and lead to the viewer', async () => {
    const cards = page.getByRole('list', { name: 'Classements' }).getByRole('article');
    const order = page.getByRole('combobox', { name: 'Trier' });
    await order.selectOption('De A à Z');
    await expect(order).toHaveValue('alphabetical');
    await page.getByRole('searchbox', { name: 'Rechercher un classement' }).fill(tag);
    await expect(page).toHaveURL(`/classements?sort=alphabetical&search=${tag}`);

    await expect(cards.first()).toContainText(numbered(1));
    await expect(cards.first()).toContainText('Socle · 2 sur 4 images');
    await expect(cards.first()).toContainText('par Gaëlle');
    await cards.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: numbered(1) })).toBeVisible();
  });

  await page.goBack();
  await test.step('LB-45: an endless list comes back whole and at its place after a reload, and on the way back from a page', async () => {
    const list = page.getByRole('list', { name: 'Classements' });
    const cards = list.getByRole('article');
    await expect(cards).toHaveCount(PAGE_SIZE);
    await bringEnd(list, 0);
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
    await bringEnd(list, 0);
    await expect(cards).toHaveCount(RANKINGS);
    const card = cards.filter({ hasText: numbered(30) });
    const getPlace = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await getPlace();

    await page.reload();
    await expect(cards).toHaveCount(RANKINGS);
    await expect.poll(getPlace).toBe(place);

    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/classements\/\d+$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // The page's memory is gone, so the list is fetched again.
    await page.reload();
    await page.goBack();
    await expect(cards).toHaveCount(RANKINGS);
    await expect.poll(getPlace).toBe(place);
  });

  await test.step('LB-45: a new visit by address in the same tab begins at the top with one page; the way back from it restores', () =>
    visitAnew(page));
});

/** Starts from a list that is fully loaded and scrolled. */
async function visitAnew(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Classements' });
  const cards = list.getByRole('article');
  const address = page.url();
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const top = await scroll();
  expect(top).toBeGreaterThan(0);
  for (const between of ['/terms', null]) {
    if (between !== null) await page.goto(between);
    await page.goto(address);
    await expect(cards).toHaveCount(PAGE_SIZE);
    expect(await scroll()).toBe(0);
    await bringEnd(list, 0);
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
  }
  await page.goBack();
  await page.goBack();
  await expect(cards).toHaveCount(RANKINGS);
  await expect.poll(scroll).toBe(top);
  // A history entry created by the skip link is restored by a reload like any other.
  await page.evaluate(jumpToContent);
  await expect(page).toHaveURL(/#content$/);
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await page.reload();
  await expect(cards).toHaveCount(RANKINGS);
  await expect.poll(scroll).toBe(top);
}

/** Runs in the page. Waits until the router has scrolled too, which happens just after the browser. */
function jumpToContent(): Promise<void> {
  const { scrollIntoView } = Element.prototype;
  return new Promise((resolve) => {
    Element.prototype.scrollIntoView = function scroll(this: Element, ...options) {
      Element.prototype.scrollIntoView = scrollIntoView;
      this.scrollIntoView(...options);
      resolve();
    };
    location.hash = '#content';
  });
}
