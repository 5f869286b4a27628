// Tests the focus after a navigation between real pages in the real frame (WCAG 2.4.3).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ALBUM_ID, CONTENT_ID, CREATED_ID, sampleAlbum, sampleTierlist } from '../testing/builder-samples.ts';
import { answer, holdReply } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { waitUntilSettled } from '../testing/page-rules.ts';
import { NO_SECOND_FACTOR } from '../testing/second-factor-samples.ts';
import { LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, LAST_PAGES, makeAlbum, NO_LISTS } from '../testing/wire-samples.ts';
import { queryClient } from './query-client.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(() => {
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.listCategories, []);
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Zèbres' })], LAST_PAGE);
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
  for (const kind of ['tierlist', 'ranking', 'tournament'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
});

test('LB-53: on a new page the focus is on its heading, from a link of the header; the page one arrives at takes none', async () => {
  await mountApp('/allalbum');
  await expect.element(heading('Albums')).toBeVisible();
  await expect.element(document.body).toHaveFocus();
  await page.getByRole('link', { name: 'Tier lists' }).first().click();
  await expect.element(heading('Tier lists')).toHaveFocus();
});

test('LB-57: the first Tab of a page shows « Aller au contenu », which leads past the header', async () => {
  await mountApp('/allalbum');
  await expect.element(heading('Albums')).toBeVisible();
  const link = page.getByRole('link', { name: 'Aller au contenu' });
  const top = () => link.element().getBoundingClientRect().bottom;
  expect(top()).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.poll(top).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  const content = document.querySelector('#content');
  expect(content?.contains(document.activeElement)).toBe(true);
});

test('LB-53: a heading that comes with the data of its page takes the focus then, unless one has gone on meanwhile', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(3, { name: 'Venu plus tard' }));
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  const router = await mountApp('/allalbum');
  await expect.element(heading('Albums')).toBeVisible();
  let release = holdReply(ENDPOINTS.getAlbum);
  await router.navigate(`/album/${ALBUM_ID}`);
  release();
  await expect.element(heading('Venu plus tard')).toHaveFocus();
  await router.navigate('/allalbum');
  await expect.element(heading('Albums')).toHaveFocus();
  queryClient.clear();
  release = holdReply(ENDPOINTS.getAlbum);
  await router.navigate(`/album/${ALBUM_ID}`);
  await expect.element(heading('Albums')).not.toBeInTheDocument();
  // Until the heading arrives the page itself has the focus, so Tab continues from there.
  await expect.poll(() => document.activeElement?.id).toBe('content');
  await userEvent.tab();
  const chosen = document.activeElement;
  release();
  await expect.element(heading('Venu plus tard')).toBeVisible();
  expect(document.activeElement).toBe(chosen);
});

/** A route whose code loads when the test says so. */
function latePage() {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => ReactNode }>();
  const late: RouteObject = { path: '/tard', lazy: () => promise };
  return { late, arrive: () => resolve({ Component: () => <h1>Arrivée tard</h1> }) };
}

test('LB-53: a page that comes late leaves the focus in the menu that was opened meanwhile, whose links still lead on', async () => {
  await signInAs();
  const meta = { albums: LAST_PAGE, ...LAST_PAGES };
  answer(ENDPOINTS.me, { ...LINA, albums: [], ...NO_LISTS }, meta);
  answer(ENDPOINTS.listDecisions, []);
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
  const { late, arrive } = latePage();
  const router = await mountApp('/allalbum', [late]);
  await expect.element(heading('Albums')).toBeVisible();
  const navigation = router.navigate('/tard');
  const account = page.getByRole('button', { name: 'Mon compte' });
  await account.click();
  const menu = page.getByRole('menu');
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
  arrive();
  await navigation;
  await expect.element(heading('Arrivée tard')).toBeVisible();
  await waitUntilSettled();
  expect(menu.element().contains(document.activeElement)).toBe(true);
  await menu.getByRole('menuitem', { name: 'Mon profil' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
});

test('what was pressed meanwhile on the page that goes is gone with it: then the heading has the focus', async () => {
  const { late, arrive } = latePage();
  const router = await mountApp('/allalbum', [late]);
  await expect.element(heading('Albums')).toBeVisible();
  void router.navigate('/tard');
  await page.getByRole('searchbox').first().click();
  arrive();
  await expect.element(heading('Arrivée tard')).toHaveFocus();
});

const inFinish = () => document.activeElement?.closest('[data-finish]') ?? null;

const FIRST_SAVES = [
  ['tierlists', ENDPOINTS.createTierlist, '[data-drag-item]', '{Shift}'],
  ['classements', ENDPOINTS.createRanking, '[data-choice]', '1{Control>}{Enter}{/Control}'],
] as const;

test('a first save leads to another address, and the focus to what was made, the second time as the first', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(12));
  const router = await mountApp('/allalbum');
  await expect.element(heading('Albums')).toBeVisible();
  // The panel's code loads at the first save; at later saves it renders before the address changes.
  for (const id of [CREATED_ID, CREATED_ID + 1])
    for (const [builder, creation, image, play] of FIRST_SAVES) {
      answer(creation, { id, version: 1 });
      await router.navigate(newPath(builder, { name: `Essai ${id}` }));
      await expect.poll(() => document.activeElement?.tagName).toBe('H1');
      await expect.poll(() => document.querySelector(image)).not.toBeNull();
      await userEvent.keyboard(play);
      const save = () => document.querySelector<HTMLElement>('main [data-save]');
      await expect.poll(() => save()?.matches(':enabled')).toBe(true);
      save()?.focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => router.state.location.pathname).toBe(`/${builder}/edit/${id}`);
      await expect.poll(inFinish).not.toBeNull();
    }
});

test('« Start the tournament » hands the focus on to the heading of the first round', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(5));
  await mountApp(newPath('tournois', { name: 'Ma coupe' }));
  await expect.element(heading('Ma coupe')).toBeVisible();
  page.getByRole('button', { name: 'Start the tournament' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1 })).not.toMatchTextContent('Ma coupe');
});

test('a ranking that ends hands the focus on to what says so', async () => {
  localStorage.setItem('palmares:ranking-validate-each', 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(2, { id: 33 }));
  await mountApp(newPath('classements', { album: '33', name: 'Essai' }));
  await expect.poll(() => document.querySelectorAll('[data-choice]').length).toBe(2);
  document.querySelector<HTMLElement>('[data-choice]')?.focus();
  for (let turn = 0; turn < 20 && document.querySelector('[data-choice]') !== null; turn++)
    await userEvent.keyboard('1{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('heading', { name: 'Classement terminé' })).toHaveFocus();
});

const profileMeta = { albums: LAST_PAGE, ...LAST_PAGES };

test.each([
  ['a press', async (item: Locator) => item.click()],
  ['Enter', async () => userEvent.keyboard('{Enter}')],
  ['an arrow key there and back, then Enter', async () => userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')],
])('a page chosen in a menu by %s has the focus on its heading', async (_way, choose) => {
  await signInAs();
  answer(ENDPOINTS.me, { ...LINA, albums: [], ...NO_LISTS }, profileMeta);
  answer(ENDPOINTS.listDecisions, []);
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
  await mountApp('/allalbum');
  await expect.element(heading('Albums')).toBeVisible();
  page.getByRole('button', { name: 'Mon compte' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: 'Mon profil' });
  await expect.element(item).toHaveFocus();
  await choose(item);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await waitUntilSettled();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['Voir la tier list', 'Ma tier list'],
  ['Quitter l’éditeur', /./u],
])(
  '« %s », chosen by arrow keys in the menu of an editor, leads the focus to the heading of its page',
  async (label, name) => {
    await signInAs();
    answer(ENDPOINTS.getAlbum, sampleAlbum(3));
    answer(
      ENDPOINTS.getTierlist,
      sampleTierlist({ tiers: [[101], [102]], pool: [103] }, { name: 'Ma tier list' }),
    );
    const router = await mountApp(`/tierlists/edit/${CONTENT_ID}`);
    const more = page.getByRole('button', { name: 'Autres actions', exact: true });
    await expect.element(more).toBeVisible();
    more.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    const item = page.getByRole('menuitem', { name: label });
    await expect.poll(() => document.activeElement?.role).toBe('menuitem');
    while (document.activeElement !== item.element()) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).not.toContain('edit');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await waitUntilSettled();
    await expect.element(page.getByRole('heading', { level: 1, name })).toHaveFocus();
  },
);
