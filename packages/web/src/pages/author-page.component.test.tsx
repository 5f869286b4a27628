// The page of an author (decision 0048): the public albums and contents of one person at one address.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkPage } from '../testing/check-page.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, makeAlbum, makeTierlist } from '../testing/wire-samples.ts';
import { Component as AuthorPage } from './author-page.tsx';

const alert = page.getByRole('main').getByRole('alert');
const title = page.getByRole('heading', { level: 1 });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const LISTS = [
  ENDPOINTS.listAlbums,
  ENDPOINTS.listTierlists,
  ENDPOINTS.listTournaments,
  ENDPOINTS.listRankings,
];

beforeEach(() => {
  answer(ENDPOINTS.getAuthor, { username: 'Lina', nametag: 'lina' });
  answer(ENDPOINTS.listAlbums, [], LAST_PAGE);
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
});

const open = (at = '/@lina') => mount(<AuthorPage />, { at, path: '/:handle' });

test('it shows the name, the nametag, and what is public, asked for by nametag and newest first', async () => {
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Bêtes' })], LAST_PAGE);
  answer(ENDPOINTS.listTierlists, [makeTierlist({ id: 21, name: 'Ma liste' })], LAST_PAGE);
  await open();
  await expect.element(title).toHaveTextContent('Lina');
  await expect.element(page.getByText('@lina')).toBeVisible();
  expect(document.title).toBe('Lina (@lina) · Palmarès');
  await expect.element(link('Bêtes')).toBeVisible();
  await expect.element(link('Ma liste')).toHaveAttribute('href', '/tierlists/21');
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Albums', 'Tier lists']);
  expect(findCalls(ENDPOINTS.getAuthor)[0]?.query).toEqual({ nametag: 'lina' });
  for (const endpoint of LISTS)
    expect(findCalls(endpoint).map(({ query }) => query)).toEqual([
      { author: 'lina', sort: 'newest', limit: '8' },
    ]);
});

test('SU-9: a card of an album opens its dialog here, and back closes it', async () => {
  const album = makeAlbum({ id: 9, name: 'Bêtes' });
  answer(ENDPOINTS.listAlbums, [album], LAST_PAGE);
  answer(ENDPOINTS.getAlbum, album);
  answer(ENDPOINTS.countAlbumView, { id: 9 });
  const { address } = await open();
  await link('Bêtes').click();
  await expect.element(page.getByRole('dialog', { name: 'Bêtes' })).toBeVisible();
  expect(address()).toBe('/@lina?album=9');
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Voir l’album' }))
    .toHaveAttribute('href', '/album/9');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(address).toBe('/@lina');
});

test.each(['/@LINA', '/%40lina', '/@lina/'])('%s leads to the one address of Lina', async (at) => {
  const { address } = await open(at);
  await expect.element(title).toHaveTextContent('Lina');
  expect(address()).toBe('/@lina');
});

test.each(['/une-page', '/@é', '/@a'])('%s is nobody’s, and nobody is asked for', async (at) => {
  await open(at);
  await expect.element(page.getByText('404')).toBeVisible();
  expect(findCalls(ENDPOINTS.getAuthor)).toHaveLength(0);
});

test('one that is not there, or no longer, says so', async () => {
  refuse(ENDPOINTS.getAuthor, { status: 404, code: 'not_found' });
  await open();
  await expect.element(alert.getByText('Auteur introuvable')).toBeVisible();
  await expect.element(link('Voir les albums')).toHaveAttribute('href', '/allalbum');
});

test('a network that fails offers to try again; until the answer it says that it loads', async () => {
  failNetwork(ENDPOINTS.getAuthor);
  await open();
  await expect
    .element(page.getByText('Cette page n’a pas pu être chargée. Vérifiez votre connexion.'))
    .toBeVisible();
  answer(ENDPOINTS.getAuthor, { username: 'Lina', nametag: 'lina' });
  const release = holdReply(ENDPOINTS.getAuthor);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  release();
  await expect.element(title).toHaveTextContent('Lina');
});

test('where nothing is public it says so', async () => {
  await open();
  await expect.element(page.getByText('Rien de public pour le moment')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('one’s own says that it is what others see, and leads to the profile', async () => {
  await signInAs(LINA);
  await open();
  await expect.element(page.getByText('Votre page, telle que les autres la voient.')).toBeVisible();
  await expect.element(link('Mon profil')).toHaveAttribute('href', '/profile');
});

test('LB-58: it is clean in both themes, wide and narrow, with the longest names', async () => {
  answer(ENDPOINTS.getAuthor, { username: 'W'.repeat(50), nametag: 'lina' });
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'W'.repeat(64) })], LAST_PAGE);
  answer(ENDPOINTS.listTierlists, [makeTierlist({ name: 'W'.repeat(100) })], LAST_PAGE);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Tier lists' })).toBeVisible();
  await checkPage();
});
