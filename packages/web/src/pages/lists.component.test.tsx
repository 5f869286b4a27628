// The public lists in rare states: empty, failed, loading.
import type { Endpoint } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stopClock } from '../testing/clock.ts';
import { answer, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { recordLiveRegion } from '../testing/live-region.ts';
import { mount } from '../testing/mount.tsx';
import { LAST_PAGE, makeAlbum, makeTierlist } from '../testing/wire-samples.ts';
import { Component as GalleryPage } from './gallery-page.tsx';
import { Component as HomePage } from './home-page.tsx';
import { Component as RankingsPage } from './rankings-page.tsx';
import { Component as TierlistsPage } from './tierlists-page.tsx';
import { Component as TournamentsPage } from './tournaments-page.tsx';

beforeEach(() => answer(ENDPOINTS.listCategories, [{ id: 1, name: 'Films', name_en: null }]));

test.each<[string, ReactNode, Endpoint]>([
  ['albums', <GalleryPage key="a" />, ENDPOINTS.listAlbums],
  ['tierlists', <TierlistsPage key="t" />, ENDPOINTS.listTierlists],
  ['tournois', <TournamentsPage key="d" />, ENDPOINTS.listTournaments],
  ['classements', <RankingsPage key="r" />, ENDPOINTS.listRankings],
])(
  'AD-13, SH-52: the list of %s that cannot be loaded says so and can be tried again',
  async (kind, list, endpoint) => {
    refuse(endpoint, { status: 400, code: 'invalid_request' });
    await mount(list);
    const failure = page.getByText(`Impossible de charger les ${kind}. Veuillez réessayer plus tard.`);
    await expect.element(failure).toBeVisible();
    answer<{ data: never[]; meta: typeof LAST_PAGE }>(endpoint as never, [], LAST_PAGE);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(failure).not.toBeInTheDocument();
    expect(findCalls(endpoint)).toHaveLength(2);
  },
);

test('SH-39, SH-40, SH-52: the home page that cannot be loaded says so and can be tried again', async () => {
  refuse(ENDPOINTS.home, { status: 500, code: 'internal_error' });
  await mount(<HomePage />);
  await expect
    .element(page.getByText('Impossible de charger les albums. Veuillez réessayer plus tard.'))
    .toBeVisible();
  expect(findCalls(ENDPOINTS.home)).toHaveLength(3);
  answer(
    ENDPOINTS.home,
    { popular: [makeAlbum({ name: 'Vu par tous' })], sections: [] },
    { next_cursor: null },
  );
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Vu par tous')).toBeVisible();
});

test('SH-39, SH-40: it says that it loads, and where nothing is public what to do', async () => {
  answer(ENDPOINTS.home, { popular: [], sections: [] }, { next_cursor: null });
  const release = holdReply(ENDPOINTS.home);
  await mount(<HomePage />);
  await expect.element(page.getByText('Chargement…').first()).toBeInTheDocument();
  release();
  await expect.element(page.getByText('Aucun album public pour le moment')).toBeVisible();
  await expect.element(page.getByText('Chargement…')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Créer un album' }).last())
    .toHaveAttribute('href', '/add-album');
});

test('SH-45: what is typed is searched 300 ms after the last letter', async () => {
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Zèbres' })], LAST_PAGE);
  const { address } = await mount(<GalleryPage />, { at: '/allalbum' });
  await expect.element(page.getByText('Zèbres')).toBeVisible();
  await page.getByRole('searchbox').click();
  stopClock();
  await userEvent.keyboard('z');
  await vi.advanceTimersByTimeAsync(299);
  await userEvent.keyboard('q');
  await vi.advanceTimersByTimeAsync(299);
  expect(findCalls(ENDPOINTS.listAlbums)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect
    .poll(() => findCalls(ENDPOINTS.listAlbums).map(({ query }) => query['search']))
    .toEqual([undefined, 'zq']);
  expect(address()).toBe('/allalbum?search=zq');
});

test('LB-43, SH-51: a list where nothing fits clears its filters in one press', async () => {
  answer(
    ENDPOINTS.listAlbums,
    ({ query }) => (query['search'] === undefined ? [makeAlbum({ name: 'Zèbres' })] : []),
    LAST_PAGE,
  );
  const { address } = await mount(<GalleryPage />, { at: '/allalbum?search=introuvable' });
  await expect.element(page.getByText('Aucun album ne correspond à votre recherche')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect.element(page.getByText('Zèbres')).toBeVisible();
  expect(address()).toBe('/allalbum');
});

test('LB-63: WCAG 4.1.3: what a search finds is said in a region that stays, also that it finds nothing', async () => {
  const all = ['Zèbres', 'Zoos', 'Ours'].map((name) => makeAlbum({ name }));
  answer(
    ENDPOINTS.listAlbums,
    ({ query }) => all.filter(({ name }) => name.startsWith(query['search'] ?? '')),
    LAST_PAGE,
  );
  await mount(<GalleryPage />, { at: '/allalbum' });
  const status = page.getByRole('status').first();
  await expect.element(status).toMatchTextContent('3 albums');
  const heard = recordLiveRegion(status.element());
  const search = page.getByRole('searchbox');
  await search.fill('Z');
  await expect.poll(heard).toEqual(['2 albums']);
  await search.fill('X');
  await expect.poll(() => heard().at(-1)).toMatch(/^Aucun album ne correspond à votre recherche/u);
  const nothing = () => heard().filter((text) => text.startsWith('Aucun album')).length;
  expect(nothing()).toBe(1);
  await search.fill('XY');
  await expect.poll(nothing).toBe(2);
  await search.fill('O');
  await expect.poll(() => heard().at(-1)).toBe('1 album');
  await page.getByRole('button', { name: 'Films' }).click();
  // The number is announced again although it is the same, because it belongs to another filter.
  await expect.poll(() => heard().slice(-2)).toEqual(['1 album', '1 album']);
});

test('on a phone the chosen category is in sight, also once those of the server are known', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Zèbres' })], LAST_PAGE);
  const names = ['Astronomie', 'Botanique', 'Cuisine', 'Danse', 'Escalade', 'Autres', 'Fanfares'];
  answer(
    ENDPOINTS.listCategories,
    names.map((name, index) => ({ id: index + 1, name, name_en: null })),
  );
  const release = holdReply(ENDPOINTS.listCategories);
  await mount(<GalleryPage />, { at: '/allalbum?category=Autres' });
  const chosen = page.getByRole('button', { name: 'Autres', exact: true });
  await expect.element(chosen).toBeInViewport({ ratio: 1 });
  release();
  await expect.element(page.getByRole('button', { name: 'Fanfares' })).toBeInTheDocument();
  await expect.element(chosen).toBeInViewport({ ratio: 1 });
});

test('in a card it is the long name that is cut, not the number or the date behind it', async () => {
  const name = 'Un nom que personne ne lit jusqu’au bout tant il est long, quand on y pense';
  const author = { id: 9, username: name, nametag: 'long' };
  answer(
    ENDPOINTS.listTierlists,
    [makeTierlist({ author, album: { ...makeAlbum({ name }) }, createdAt: '2026-03-26T12:00:00.000Z' })],
    LAST_PAGE,
  );
  await mount(<TierlistsPage />);
  await expect.element(page.getByRole('article')).toMatchTextContent('26 mars 2026');
  const lines = [...document.querySelectorAll('article p')];
  expect(lines.map((line) => line.scrollWidth - line.clientWidth)).toEqual([0, 0]);
});
