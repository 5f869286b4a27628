// WCAG 1.4.4, 1.4.10 and 1.4.12: in a narrow or low window, with text twice as large, and with a reader's text spacing, nothing scrolls
// sideways and nothing is covered.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Album } from '@palmares/core/contract/types';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Podium } from '../features/ranking-viewer/podium.tsx';
import { isRendered } from '../lib/is-rendered.ts';
import { sampleAlbum, sampleImages } from '../testing/builder-samples.ts';
import { LARGE_TEXT, TEXT_SPACING } from '../testing/display-modes.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { waitUntilSettled } from '../testing/page-rules.ts';
import { setReaderSettings } from '../testing/reader-settings.ts';
import { LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, makeAlbum } from '../testing/wire-samples.ts';

type Reader = {
  width?: number;
  height?: number;
  css?: string;
  isVisitor?: boolean;
  isNew?: boolean;
  hasDialog?: boolean;
  album?: Album;
};

async function open(at: string, reader: Reader): Promise<void> {
  const {
    width = 320,
    height = 800,
    css = '',
    isVisitor = false,
    isNew = false,
    hasDialog = isNew,
    album = sampleAlbum(12),
  } = reader;
  await setReaderSettings(width, height, css);
  if (!isVisitor) await signInAs({ ...LINA, username: 'Marie Mercier' });
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, album);
  answer(ENDPOINTS.listCategories, []);
  answer(ENDPOINTS.countAlbumView, { id: album.id });
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Les zèbres de la grande savane' })], LAST_PAGE);
  for (const kind of isNew ? [] : ['tierlist', 'ranking', 'tournament'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
  await mountApp(at);
  // A dialog, such as the introduction, makes the page behind it inert.
  await expect.element(page.getByRole(hasDialog ? 'dialog' : 'main')).toBeVisible();
  await expect.poll(() => document.querySelector('main :is(button, input)')).not.toBeNull();
  await waitUntilSettled();
}

/** Returns controls that begin left of the window or end right of it, and buttons narrower than their text. */
function outside(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')]
    .filter((control) => control.checkVisibility() && control.closest('[data-drop-list]') === null)
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isNarrow =
        control.matches('button:not(:has(img))') && control.scrollWidth > control.clientWidth + 1;
      return width > 4 && (isNarrow || left < -1 || right > innerWidth + 1);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

const wider = () => document.documentElement.scrollWidth - innerWidth;

/** Returns the pairs of these elements that overlap. */
function overlaps(selector: string): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const names = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  return shown.flatMap((one, index) => {
    const box = one.getBoundingClientRect();
    return shown.slice(index + 1).flatMap((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isApart =
        left >= box.right - 1 || right <= box.left + 1 || top >= box.bottom - 1 || bottom <= box.top + 1;
      return isApart || one.contains(other) ? [] : [`${names(one)} / ${names(other)}`];
    });
  });
}

const RANKING = newPath('classements', { name: 'Essai' });
const TIERLIST = newPath('tierlists', { name: 'Essai' });
const DUEL = newPath('tournois', { name: 'Essai', express: 'true' });
const LONG_WORD = newPath('tournois', { name: 'Anticonstitutionnellement' });

test.each([
  ['the editor of a ranking', RANKING, {}],
  ['the editor of a ranking, with spaced text', RANKING, { width: 360, css: TEXT_SPACING }],
  ['the editor of a tier list', TIERLIST, {}],
  ['the editor of a tier list, with spaced text', TIERLIST, { width: 360, css: TEXT_SPACING }],
  ['a duel', DUEL, {}],
] as const)('LB-61: %s stays inside of its window', async (_, at, reader) => {
  await open(at, reader);
  await expect.poll(() => outside()).toEqual([]);
  expect(wider()).toBeLessThanOrEqual(0);
});

test('320 px: a name on the podium has no word that is broken', async () => {
  const [first, second, third] = sampleImages(3).map((image, index) => ({ rank: index + 1, image }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('unreachable');
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  const named = { ...second, image: { ...second.image, name: 'Strawberry' } };
  await render(<Podium places={[named, first, third]} onShow={() => undefined} />);
  const name = page.getByText('Strawberry').element().parentElement;
  const { lineHeight } = getComputedStyle(name ?? document.body);
  expect(name?.scrollHeight).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
});

test.each([
  ['a visitor on a list', '/allalbum', true],
  ['who is signed in, in a duel', DUEL, false],
  ['who is signed in, in a ranking', RANKING, false],
  ['who begins a tournament whose name is one long word', LONG_WORD, true],
] as const)('LB-61: letters twice as large on a phone: %s', async (_, at, isVisitor) => {
  await open(at, { width: 390, height: 844, css: LARGE_TEXT, isVisitor });
  await expect.poll(wider).toBeLessThanOrEqual(0);
  expect(overlaps('header :is(a, button, [class*="avatar"])')).toEqual([]);
  for (const { scrollWidth, clientWidth } of document.querySelectorAll('header [data-initials]'))
    expect(scrollWidth, 'the initials').toBeLessThanOrEqual(clientWidth);
  // The site's name is either fully visible or hidden.
  const [logo, site] = ['', ' [class*="name"]'].map((part) =>
    document.querySelector(`header [class*="logo"]${part}`)?.getBoundingClientRect(),
  );
  const isWhole = (site?.right ?? Infinity) <= (logo?.right ?? 0) + 1;
  expect(isWhole || (site?.top ?? 0) >= (logo?.bottom ?? Infinity) - 1, 'the name of the site').toBe(true);
  // A text higher than this would have lines of only a few letters.
  for (const words of document.querySelectorAll<HTMLElement>('main p'))
    if (words.checkVisibility()) expect(words.offsetHeight, words.textContent).toBeLessThan(400);
  // No name that fits at the usual text size is truncated.
  for (const name of document.querySelectorAll<HTMLElement>('article :is(h2, h3) a'))
    expect(name.scrollHeight, name.textContent).toBeLessThanOrEqual(name.clientHeight + 1);
});

/** Longer than any phone is wide, and without a break opportunity. */
const WORD = 'Q'.repeat(60);

test.each([
  ['the setup', '/setup?album=3&type=tierlists&name=' + WORD],
  ['the editor of an album', '/album/edit/3'],
  ['the dialog of an album', '/allalbum?album=3'],
  ['the editor of a tier list', newPath('tierlists', { name: WORD })],
  ['the editor of a ranking', newPath('classements', { name: WORD })],
  ['a duel', newPath('tournois', { name: WORD, express: 'true' })],
] as const)('390 px: a long word in every name does not widen %s', async (_, at) => {
  await signInAs({ ...LINA, username: WORD });
  const album = sampleAlbum(4);
  const author = { ...album.author, id: LINA.id, username: WORD };
  const images = album.images.map((image) => ({ ...image, name: WORD }));
  const named = {
    ...album,
    id: 3,
    name: WORD,
    author,
    images,
    categories: [{ id: 1, name: WORD, name_en: null }],
  };
  await open(at, { width: 390, isVisitor: true, hasDialog: at.startsWith('/allalbum'), album: named });
  await expect.poll(wider).toBeLessThanOrEqual(0);
});

test.each([
  ['a tier list', TIERLIST, '[data-dock]'],
  ['a ranking', RANKING, '[class*="bar"]:has(> [class*="buttons"])'],
  ['a setup', '/setup?album=3&type=tierlists&name=Essai', '[class*="bar"]:has([class*="count"])'],
] as const)(
  'LB-61: 400 %: in a window of 320 × 256 no bar of %s keeps its place in the window',
  async (_, at, bar) => {
    await open(at, { height: 256 });
    const positions = () =>
      ['body header', bar].map((selector) => {
        const element = document.querySelector(selector);
        return element === null ? 'missing' : getComputedStyle(element).position;
      });
    await expect.poll(positions).toEqual(['relative', 'relative']);
    await page.viewport(640, 400);
    expect(positions()).toEqual(['sticky', 'sticky']);
  },
);

test.each([
  ['at 320 px', {}],
  ['in letters twice as large', { width: 390, css: LARGE_TEXT }],
] as const)('%s the title of the ranking editor is there to its last letter', async (_, reader) => {
  await open(RANKING, reader);
  const title = page.getByRole('heading', { level: 1 }).element();
  expect(title.textContent).toBe('Éditeur de Classement');
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  expect(wider()).toBeLessThanOrEqual(0);
});

test('LB-61: 400 %: a dialog scrolls as a whole, for its title and buttons would leave its content no room', async () => {
  await open(RANKING, { height: 256, isNew: true });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const lastWords = () => [...dialog.element().querySelectorAll('li')].at(-1)?.getBoundingClientRect();
  const button = dialog.getByRole('button', { name: 'Commencer le Classement' });
  // Nothing overlaps the text: the buttons come after its last line.
  await expect
    .poll(() => button.element().getBoundingClientRect().top - (lastWords()?.bottom ?? Infinity))
    .toBeGreaterThan(0);
  button.element().scrollIntoView();
  await expect.element(button).toBeInViewport();
  expect(dialog.element().scrollTop).toBeGreaterThan(0);
});

test('400 %: the images of a duel are large enough to be seen, and nothing stands on them', async () => {
  await open(DUEL, { height: 256 });
  const heights = () =>
    [...document.querySelectorAll('main [data-fate] img')].map(
      (image) => image.getBoundingClientRect().height,
    );
  await expect.poll(heights).toHaveLength(2);
  await expect.poll(() => Math.min(...heights())).toBeGreaterThan(88);
  expect(overlaps('main :is(button, a)')).toEqual([]);
});

test('LB-56: WCAG 1.3.2: the keyboard meets the controls of a ranking as they stand, in a row and beside its menu', async () => {
  await open(RANKING, { width: 390 });
  const controls = () =>
    [...document.querySelectorAll<HTMLElement>('main > header button')].filter(isRendered);
  const lefts = () => controls().map((control) => control.getBoundingClientRect().left);
  const first = () => controls()[0]?.textContent;
  await expect.poll(first).toBe('Sauvegarder Progression');
  expect(lefts()).toEqual(lefts().toSorted((a, b) => a - b));
  await page.viewport(1280, 800);
  await expect.poll(first).toBe('Paramètres');
  expect(lefts()).toEqual(lefts().toSorted((a, b) => a - b));
});
