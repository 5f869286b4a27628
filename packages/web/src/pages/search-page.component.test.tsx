// The search of the whole site, and the search fields of lists.
import { forEachList } from '@palmares/core/content-kind';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkPage } from '../testing/check-page.ts';
import { stopClock } from '../testing/clock.ts';
import { answer, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import {
  LAST_PAGE,
  makeAlbum,
  makeImage,
  makeRanking,
  makeTierlist,
  makeTournament,
} from '../testing/wire-samples.ts';
import { Component as GalleryPage } from './gallery-page.tsx';
import { Component as SearchPage } from './search-page.tsx';

const NOTHING = { albums: [], ...forEachList(() => []), authors: [], images: [] };
const NO_TOTALS = { albums: 0, ...forEachList(() => 0), authors: 0, images: 0 };
const LEA = { username: 'Léa', nametag: 'lea' };

beforeEach(() => answer(ENDPOINTS.search, NOTHING, { totals: NO_TOTALS, next_cursor: null }));

const open = (query = '') => mount(<SearchPage />, { at: `/search${query}`, path: '/search' });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test('SH-83: what was found is shown by kind, people first, with a link to all of a kind', async () => {
  answer(
    ENDPOINTS.search,
    {
      ...NOTHING,
      albums: [makeAlbum({ id: 9, name: 'Léopards' })],
      tierlists: [makeTierlist({ id: 21, name: 'Ma léonine' })],
      tournaments: [makeTournament({ name: 'Le lézard' })],
      rankings: [makeRanking({ name: 'Les lévriers' })],
      authors: [LEA],
      images: [{ ...makeImage({ name: 'Lémurien' }), album: { id: 9, name: 'Léopards' } }],
    },
    { totals: { albums: 50, ...forEachList(() => 1), authors: 3, images: 1 }, next_cursor: null },
  );
  await open('?q=le');
  await expect.element(link('Léa')).toHaveAttribute('href', '/@lea');
  expect(titles()).toEqual(['Personnes', 'Albums', 'Tier lists', 'Classements', 'Tournois', 'Images']);
  await expect.element(link('Ma léonine')).toHaveAttribute('href', '/tierlists/21');
  await expect.element(link('Lémurien')).toHaveAttribute('href', '/album/9');
  await expect
    .element(page.getByRole('link', { name: 'Voir tout : 3 personnes' }))
    .toHaveAttribute('href', '/search?q=le&kind=author');
  await expect.element(page.getByRole('link', { name: 'Voir tout : 50 ou plus' })).toBeVisible();
  expect(findCalls(ENDPOINTS.search).map(({ query }) => query)).toEqual([{ q: 'le' }]);
  await checkPage();
});

test('SH-83: all of one kind, and back to all kinds', async () => {
  answer(ENDPOINTS.search, { ...NOTHING, authors: [LEA] }, { next_cursor: null });
  await open('?q=le&kind=author');
  await expect.element(link('Léa')).toBeVisible();
  expect(findCalls(ENDPOINTS.search)[0]?.query).toEqual({ q: 'le', kind: 'author', limit: '21' });
  await expect.element(link('Tous les résultats')).toHaveAttribute('href', '/search?q=le');
});

test('SH-84: the field shows with the first letter that it searches, until the answer is here', async () => {
  const { address } = await open();
  const field = page.getByRole('searchbox');
  await expect.element(field).toHaveFocus();
  const isBusy = () => document.querySelector('search [class*="spinner"]') !== null;
  expect(isBusy()).toBe(false);
  const release = holdReply(ENDPOINTS.search);
  stopClock();
  await userEvent.keyboard('zé');
  await vi.advanceTimersByTimeAsync(16);
  expect(isBusy()).toBe(true);
  expect(findCalls(ENDPOINTS.search)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  expect(address()).toBe('/search?q=z%C3%A9');
  expect(isBusy()).toBe(true);
  release();
  await expect.element(page.getByText('Rien ne correspond à « zé »')).toBeVisible();
  expect(isBusy()).toBe(false);
});

test('a search without a word asks for one, and one that fails can be tried again', async () => {
  await open('?q=%25');
  await expect.element(page.getByText('Saisissez un mot d’au moins 2 lettres ou chiffres.')).toBeVisible();
  expect(findCalls(ENDPOINTS.search)).toHaveLength(0);
  refuse(ENDPOINTS.search, { status: 400, code: 'invalid_request' });
  await page.getByRole('searchbox').fill('zèbre');
  await expect.element(page.getByText('La recherche n’a pas abouti. Veuillez réessayer.')).toBeVisible();
  answer(
    ENDPOINTS.search,
    { ...NOTHING, authors: [LEA] },
    { totals: { ...NO_TOTALS, authors: 1 }, next_cursor: null },
  );
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(link('Léa')).toBeVisible();
});

test('SH-83: a searched list leads to the search of the whole site', async () => {
  answer(ENDPOINTS.listCategories, []);
  answer(ENDPOINTS.listAlbums, [], LAST_PAGE);
  await mount(<GalleryPage />, { at: '/allalbum?search=%40lea' });
  await expect.element(link('Chercher sur tout le site')).toHaveAttribute('href', '/search?q=%40lea');
});
