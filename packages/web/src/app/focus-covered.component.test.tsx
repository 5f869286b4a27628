// WCAG 2.4.11: sticky elements never cover the focused element. Walks real pages of the site in both directions.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../lib/network.ts';
import { ALBUM_ID, CONTENT_ID, sampleAlbum, sampleTournament } from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { waitUntilSettled } from '../testing/page-rules.ts';
import { ADMIN, endSession, LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, makeAlbum, makeUser } from '../testing/wire-samples.ts';

/** 1280×800 zoomed to 200 %, a phone, a desktop. */
const SIZES = [
  [640, 400],
  [390, 844],
  [1280, 800],
] as const;
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

beforeEach(async () => {
  await signInAs({ ...LINA, roles: ADMIN.roles });
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.listCategories, []);
  answer(
    ENDPOINTS.listAlbums,
    Array.from({ length: 18 }, (_, index) => makeAlbum({ name: `Album ${index + 1}` })),
    LAST_PAGE,
  );
  answer(ENDPOINTS.getAlbum, sampleAlbum(24));
  answer(ENDPOINTS.getTournament, sampleTournament());
  answer(ENDPOINTS.listVoiceWaves, []);
  answer(ENDPOINTS.listRemovals, { accounts: [], images: [] });
  answer(
    ENDPOINTS.listUsers,
    Array.from({ length: 12 }, (_, index) => makeUser({ username: `Zoé ${index + 1}` })),
    LAST_PAGE,
  );
  for (const kind of ['tierlist', 'ranking', 'tournament'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
});
afterEach(() => page.viewport(1280, 800));

/** Describes what covers the centre of the focused element; null when nothing does, or the element is too small to be visible. */
function getCover(focused: Element): string | null {
  const { left, right, top, width, height } = focused.getBoundingClientRect();
  if (width * height < 16) return null;
  const window = document.documentElement.clientWidth;
  // A strip that scrolls sideways must scroll to the focused element (app/layout.tsx).
  if (width <= window && (left < -1 || right > window + 1))
    return `from ${Math.round(left)} to ${Math.round(right)} of ${window}`;
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight / 3) / 2);
  if (hit === null) return `outside, at ${Math.round(left)}, ${Math.round(top)}`;
  if (hit === focused || focused.contains(hit) || hit.contains(focused)) return null;
  return hit.closest('label')?.contains(focused) ? null : hit.outerHTML.slice(0, 80);
}

const getName = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? element.tagName;

/** Tab stops, and elements that arrows reach from them (lib/use-roving-grid.ts), in order. */
const getPlaces = () =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      (control.tabIndex >= 0 || control.matches('[data-roving]')) &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility(),
  );
const getStops = () => getPlaces().filter(({ tabIndex }) => tabIndex >= 0);

/** Selects a row, which shows the bar of actions for the selection. */
function chosenRow(): Element | null {
  const box = document.querySelector<HTMLInputElement>('main input[type="checkbox"]');
  if (box?.checked === false) box.click();
  return document.querySelector('main section:has(> output)');
}

/** Returns every element that is covered once focused: browsers scroll for `focus()` as they do for Tab. */
function walk(places: readonly HTMLElement[]): string[] {
  expect(places.length).toBeGreaterThan(8);
  return places.flatMap((place) => {
    place.focus();
    const cover = getCover(place);
    return cover === null ? [] : [`${getName(place)}: ${cover}`];
  });
}

test.each([
  [
    'the editor of a tier list',
    newPath('tierlists', { name: 'Essai' }),
    () => document.querySelector('[data-drag-item]'),
  ],
  [
    'the setup',
    `/setup?album=${ALBUM_ID}&type=tierlists&name=Essai`,
    () => document.querySelector('[data-roving]'),
  ],
  ['the gallery', '/allalbum', () => document.querySelector('article')],
  ['the form of an album', '/add-album', () => document.querySelector('main input')],
  [
    'the editor of a ranking',
    newPath('classements', { name: 'Essai' }),
    () => document.querySelector('[data-choice]'),
  ],
  ['the result of a tournament', `/tournois/edit/${CONTENT_ID}`, () => document.querySelector('main input')],
  ['a list of the panel of which one is chosen', '/admin?tab=users', chosenRow],
] as const)(
  'LB-55: %s: nothing covers what has the focus, forwards and backwards, at three sizes',
  async (_, at, there) => {
    await page.viewport(640, 400);
    await mountApp(at);
    // The failure message contains the page's text.
    await expect.poll(() => there() ?? document.body.textContent.slice(0, 300)).toBeInstanceOf(Element);
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      await waitUntilSettled();
      // Tab makes `:focus-visible` match from here on, whatever the previous test pressed.
      await userEvent.tab();
      const places = getPlaces();
      // Sticky elements publish their height late on a busy machine (lib/sticky-edge.ts).
      await expect.poll(() => walk(places), { message: `forwards at ${width}×${height}` }).toEqual([]);
      await expect
        .poll(() => walk(places.toReversed()), { message: `backwards at ${width}×${height}` })
        .toEqual([]);
    }
  },
);

// Chromium scrolls to the caret of a text field and ignores that the header covers it.
test('a text field under the header comes out of it when it takes the focus', async () => {
  await mountApp(`/tournois/edit/${CONTENT_ID}`);
  await expect.poll(() => document.querySelector('main textarea')).not.toBeNull();
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    await waitUntilSettled();
    const fields = [...document.querySelectorAll<HTMLElement>('main :read-write')];
    expect(fields).toHaveLength(2);
    for (const field of fields) {
      field.blur();
      window.scrollBy(0, field.getBoundingClientRect().top);
      field.focus();
      expect(getCover(field), `${field.tagName} at ${width}×${height}`).toBeNull();
    }
  }
});

test('what is said of the network and of the session stands under the header, and covers neither the focus nor each other', async () => {
  await page.viewport(640, 400);
  await endSession();
  await mountApp('/allalbum');
  const notice = page.getByText('Hors connexion.', { exact: true });
  const banner = page.getByText('Votre session a expiré. Veuillez vous reconnecter.');
  await expect.element(banner).toBeVisible();
  await expect.poll(() => document.querySelectorAll('main article').length).toBe(18);
  network.setState({ isOffline: true });
  onTestFinished(() => network.setState({ isOffline: false }));
  await expect.element(notice).toBeVisible();
  await userEvent.tab();
  await expect.poll(() => walk(getStops().toReversed())).toEqual([]);
  document.querySelector('article:last-of-type a')?.scrollIntoView();
  for (const said of [notice, banner]) await expect.poll(() => getCover(said.element())).toBeNull();
  // The notices scroll with the page at 400 % zoom.
  await page.viewport(320, 256);
  window.scrollTo(0, 600);
  for (const said of [notice, banner]) await expect.element(said).not.toBeInViewport();
});

test('LB-55: Tab itself stops there, one after the other, and leaves nothing covered', async () => {
  await page.viewport(640, 400);
  await mountApp(newPath('classements', { name: 'Essai' }));
  await expect.poll(() => document.querySelector('[data-choice]')).not.toBeNull();
  await waitUntilSettled();
  const stops = getStops();
  stops[0]?.focus();
  // Sticky elements publish their heights when the window is at rest (lib/sticky-edge.ts), or at the first key.
  const getFootHeight = () => document.documentElement.style.getPropertyValue('--sticky-foot');
  const walked: Element[] = [];
  for (const stop of stops) {
    const { activeElement } = document;
    if (activeElement !== null) walked.push(activeElement);
    expect(getCover(stop), getName(stop)).toBeNull();
    await userEvent.tab();
    expect(getFootHeight()).not.toBe('');
  }
  expect(walked.map(getName)).toEqual(stops.map(getName));
});
