// The home page with the duel of its hero, the latest contents and shelves without duplicates. lists.component.test.tsx covers its loading,
// empty and failing states.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Album, AlbumSummary, HomeReply } from '@palmares/core/contract/types';
import { TOURNAMENT } from '@palmares/core/tournament/limits';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../app/header.tsx';
import { queryClient } from '../app/query-client.ts';
import { ALBUM_ID, sampleAlbum, sampleImages } from '../testing/builder-samples.ts';
import { stopClock } from '../testing/clock.ts';
import { LARGE_TEXT } from '../testing/display-modes.ts';
import { answer, failNetwork, findCalls } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { findBrokenWords, setReaderSettings } from '../testing/reader-settings.ts';
import {
  makeAlbum,
  makeImage,
  makeRanking,
  makeTierlist,
  makeTournament,
  NO_LISTS,
} from '../testing/wire-samples.ts';
import { Component as HomePage } from './home-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';
import { Component as TournamentPage } from './tournament-create-page.tsx';

const DRAFT = `palmares:draft:visitor:tournament:album:${ALBUM_ID}`;
const EDITOR = `/tournois/create/editor?album=${ALBUM_ID}&name=Tournoi+Couleurs`;

const duel = page.getByRole('region', { name: 'Qui l’emporte ?' });
const cards = duel.getByRole('button', { name: /^Choisir / });
const goOn = duel.getByRole('button', { name: 'Continuer ce tournoi' });
const getName = (index: number) => cards.nth(index).element().getAttribute('aria-label') ?? '';
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('palmares:draft:'));

/** Returns an album of `count` images as the home page receives it, with the images of its cover only. */
function getSummary(count: number): AlbumSummary {
  return { ...sampleAlbum(count), images: sampleImages(count).slice(0, 5) };
}

function serveHome(data: Partial<HomeReply['data']>): void {
  answer(ENDPOINTS.home, { popular: [], latest: NO_LISTS, sections: [], ...data }, { next_cursor: null });
}

// Moves the mouse away: hovering the duel would fetch its album.
beforeEach(() => userEvent.hover(document.body, { position: { x: 1, y: 1 } }));

const mountSite = (at = '/') =>
  mount(
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/tournois/create/editor" element={<TournamentPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, path: '*' },
  );

async function openDuel(count: number, album: () => Album = () => sampleAlbum(count)) {
  serveHome({ popular: [getSummary(count)] });
  answer(ENDPOINTS.getAlbum, album);
  const site = await mountSite();
  await expect.element(cards.first()).toBeVisible();
  return site;
}

/** Picks the first image, and waits for the next duel. */
async function pickFirst(picks: number, total: number): Promise<void> {
  await cards.first().click();
  await expect.element(duel.getByText(`${picks} ${picks < 2 ? 'duel' : 'duels'} sur ${total}`)).toBeVisible();
  await expect.poll(() => duel.element().querySelector('[data-fate="winner"]')).toBeNull();
}

describe('LB-28, SH-41: the duel of the hero', () => {
  beforeEach(() => localStorage.setItem('tournamentInfoModalShown', 'true'));

  test('asks for nothing but the home page until it is touched', async () => {
    await openDuel(8);
    await expect.element(duel.getByText('Couleurs')).toBeVisible();
    expect(cards.length).toBe(2);
    expect(findCalls(ENDPOINTS.getAlbum)).toHaveLength(0);
    await expect.element(goOn).not.toBeInTheDocument();
  });

  test('stays what it is when the albums come anew', async () => {
    await openDuel(8);
    const shown = [getName(0), getName(1)];
    serveHome({ popular: [{ ...getSummary(5), id: ALBUM_ID + 1, name: 'Rivières' }] });
    await queryClient.invalidateQueries({ queryKey: ['albums'] });
    await expect.element(page.getByRole('article').getByText('Rivières')).toBeVisible();
    await expect.element(duel.getByText('Couleurs')).toBeVisible();
    expect([getName(0), getName(1)]).toEqual(shown);
  });

  test('one tap picks: the pick is shown and said, and the next duel of other images comes', async () => {
    await openDuel(8);
    const shown = [getName(0), getName(1)];
    await userEvent.hover(cards.nth(1).element());
    await expect.poll(() => findCalls(ENDPOINTS.getAlbum).length).toBe(1);
    stopClock();
    // A click of the mouse would advance the fake clock for as long as it takes.
    (cards.nth(1).element() as HTMLElement).click();
    await expect.element(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(duel.getByText(/^Choix\s: Image \d\.$/)).toBeInTheDocument();
    await expect.element(goOn).toBeVisible();
    await vi.advanceTimersByTimeAsync(TOURNAMENT.autoNextMs);
    await expect.element(duel.getByText(/^Duel suivant\s: Image \d contre Image \d\.$/)).toBeInTheDocument();
    expect(shown).not.toContain(getName(0));
    expect(shown).not.toContain(getName(1));
    await expect.element(duel.getByText('1 duel sur 7')).toBeVisible();
  });

  test('is played with the keyboard alone: the focus keeps its side, and what follows is one Tab away', async () => {
    await openDuel(8);
    cards.nth(1).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(duel.getByText(/^Duel suivant/)).toBeInTheDocument();
    expect(document.activeElement).toBe(cards.nth(1).element());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(goOn.element());
  });

  test('TO-65: leads into the editor with the picks made, without a word', async () => {
    const { address } = await openDuel(8);
    await pickFirst(1, 7);
    await pickFirst(2, 7);
    const next = [getName(0), getName(1)].map((name) => name.replace('Choisir ', ''));
    await goOn.click();
    await expect.poll(address).toBe(EDITOR);
    await expect.element(page.getByText('2 of 7 picks', { exact: false })).toBeVisible();
    for (const name of next)
      await expect.element(page.getByRole('button', { name: `Pick ${name}`, exact: false })).toBeVisible();
    // A person who has just continued is neither told so nor offered to start over.
    await expect.element(page.getByText('Picking up where you left off.')).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Start over' }).elements()).toHaveLength(0);
  });

  test('TO-67: of a larger album sixteen images play, which the address and the draft hold', async () => {
    const { address } = await openDuel(40);
    await pickFirst(1, 15);
    await goOn.click();
    await expect.element(page.getByText('1 of 15 picks', { exact: false })).toBeVisible();
    const images: unknown = JSON.parse(new URLSearchParams(address().split('?')[1]).get('images') ?? '[]');
    expect(images).toHaveLength(16);
  });

  test('three images are one duel, which ends with a champion and its result', async () => {
    const { address } = await openDuel(3);
    expect(cards.length).toBe(3);
    const winner = getName(2).replace('Choisir ', '');
    await cards.nth(2).click();
    await expect.element(duel.getByText(`${winner} l’emporte !`)).toBeVisible();
    await duel.getByRole('button', { name: 'Voir le résultat' }).click();
    await expect.poll(address).toBe(EDITOR);
    await expect.element(page.getByRole('region', { name: 'Champion' })).toBeVisible();
  });

  test('a draft that waits for this album is kept, and the editor asks which one goes on', async () => {
    const first = await openDuel(8);
    await pickFirst(1, 7);
    await goOn.click();
    await expect.element(page.getByText('1 of 7 pick', { exact: false })).toBeVisible();
    await first.unmount();
    const waiting = localStorage.getItem(DRAFT);

    await openDuel(8);
    await pickFirst(1, 7);
    await pickFirst(2, 7);
    await goOn.click();
    await expect
      .element(page.getByRole('dialog', { name: 'Which draft do you want to keep?' }))
      .toBeVisible();
    expect(localStorage.getItem(DRAFT)).toBe(waiting);
    expect(draftKeys()).toHaveLength(2);
  });

  test('where the browser keeps nothing it says so, and leads nowhere', async () => {
    const { address } = await openDuel(8);
    await pickFirst(1, 7);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    await goOn.click();
    await expect.element(page.getByText('Ce navigateur ne garde rien', { exact: false })).toBeVisible();
    expect(address()).toBe('/');
  });

  test('an album that cannot be fetched gives the pick back, and says so', async () => {
    await openDuel(8);
    failNetwork(ENDPOINTS.getAlbum);
    await cards.first().click();
    await expect
      .element(page.getByText('La suite du tournoi n’a pas pu être chargée.', { exact: false }))
      .toBeVisible();
    await expect.element(cards.first()).toHaveAttribute('aria-pressed', 'false');
    answer(ENDPOINTS.getAlbum, sampleAlbum(8));
    await pickFirst(1, 7);
  });

  test('an image that has left the album since is asked no more', async () => {
    const here = ({ name }: { name: string }) => getName(0) !== `Choisir ${name}`;
    await openDuel(8, () => sampleAlbum(8, { images: sampleImages(8).filter(here) }));
    const stays = getName(1);
    await cards.first().click();
    await expect.element(duel.getByText('0 duel sur 4')).toBeVisible();
    await expect.element(cards.first()).toHaveAccessibleName(stays);
  });

  test.each([
    ['no album', []],
    ['albums of one image', [makeAlbum({ image_count: 1, images: sampleImages(1) })]],
  ])('with %s the hero shows its tier list', async (_what, popular) => {
    serveHome({ popular });
    await mountSite();
    await expect.element(page.getByText('S', { exact: true })).toBeVisible();
    await expect.element(duel).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Choisir un album' })).toBeVisible();
  });
});

describe('what people made lately', () => {
  test('SH-42: stands there in a shelf for each kind, which leads to its list', async () => {
    const latest = {
      ...NO_LISTS,
      tierlists: [makeTierlist({ id: 31, name: 'Mes lacs' })],
      tournaments: [makeTournament({ id: 32, name: 'La coupe' })],
      rankings: [makeRanking({ id: 33, name: 'Du haut en bas' })],
    };
    serveHome({ popular: [getSummary(8)], latest });
    await mountSite();
    for (const [title, list, card, at] of [
      ['Dernières tier lists', '/tierlists', 'Mes lacs', '/tierlists/31'],
      ['Derniers tournois', '/tournois', 'La coupe', '/tournois/32'],
      ['Derniers classements', '/classements', 'Du haut en bas', '/classements/33'],
    ] as const) {
      const shelf = page.getByRole('region', { name: title });
      await expect
        .element(shelf.getByRole('link', { name: `Voir tout : ${title}` }))
        .toHaveAttribute('href', list);
      await expect.element(shelf.getByRole('link', { name: card })).toHaveAttribute('href', at);
    }
  });

  test('a kind of which there is nothing has no shelf', async () => {
    serveHome({ popular: [getSummary(8)], latest: { ...NO_LISTS, rankings: [makeRanking()] } });
    await mountSite();
    await expect.element(page.getByRole('heading', { name: 'Derniers classements' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Dernières tier lists' })).not.toBeInTheDocument();
  });
});

test('LB-28, SH-35, SH-87: a shelf shows all its albums, also those that stand above, and one shows the most played', async () => {
  const [popular, second, third] = ['Lacs', 'Monts', 'Mers'].map((name) => makeAlbum({ name }));
  if (!popular || !second || !third) throw new Error('Three albums');
  serveHome({
    popular: [popular],
    played: [third, popular],
    sections: [
      { category: { id: 1, name: 'Films', name_en: null }, albums: [popular, second] },
      { category: { id: 2, name: 'Sport', name_en: null }, albums: [second, third] },
    ],
  });
  await mountSite();
  const namesIn = (title: string) =>
    [...page.getByRole('region', { name: title }).element().querySelectorAll('h3')].map(
      (h3) => h3.textContent,
    );
  await expect.element(page.getByRole('region', { name: 'Sport' })).toBeVisible();
  const titles = ['Albums Populaires', 'Les plus joués', 'Films', 'Sport'];
  expect(titles.map(namesIn)).toEqual([['Lacs'], ['Mers', 'Lacs'], ['Lacs', 'Monts'], ['Monts', 'Mers']]);
  await expect
    .element(page.getByRole('link', { name: 'Voir tout : Les plus joués' }))
    .toHaveAttribute('href', '/allalbum?sort=played');
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  'with %i popular albums every row is full on a desktop screen',
  async (count) => {
    const albums = Array.from({ length: count }, () => makeAlbum());
    serveHome({ popular: albums, sections: [{ category: { id: 1, name: 'Films', name_en: null }, albums }] });
    await mountSite();
    for (const title of ['Albums Populaires', 'Films']) {
      const list = page.getByRole('list', { name: title });
      await expect.element(list).toBeVisible();
      expect(unfilled(list.element())).toEqual([]);
    }
  },
);

/** Returns the indices of cards that end their row before the right edge of the grid. */
function unfilled(list: Element): number[] {
  const { right } = list.getBoundingClientRect();
  const boxes = [...list.children].map((item) => item.getBoundingClientRect());
  return boxes.flatMap((box, index) => {
    const isLast = !boxes.some(
      (other) => other.left > box.left && other.top < box.bottom && other.bottom > box.top,
    );
    return isLast && Math.abs(box.right - right) > 1 ? [index] : [];
  });
}

test.each([360, 390, 768, 1024, 1440, 2560])(
  'LB-22: header and content share one left edge on a screen of %i px',
  async (width) => {
    await page.viewport(width, 900);
    serveHome({ popular: [getSummary(8)] });
    answer(ENDPOINTS.site, { contactEmail: 'bonjour@example.org', publicUrl: 'https://example.org' });
    const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
    for (const content of [<HomePage key="home" />, <TermsPage key="terms" />]) {
      const { unmount } = await mount(
        <>
          <Header />
          {content}
        </>,
      );
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(leftOf('h1')).toBe(leftOf('header a'));
      await unmount();
    }
    await page.viewport(1280, 800);
  },
);

test('WCAG 1.4.10: at 320 px the progress of the duel stays in words beside or above its button', async () => {
  localStorage.setItem('tournamentInfoModalShown', 'true');
  await setReaderSettings(320, 640);
  await openDuel(8);
  await pickFirst(1, 7);
  expect(findBrokenWords(duel.element())).toEqual([]);
});

test('WCAG 1.4.4: in letters twice as large, on a phone, cards keep to the window, their words and podiums to them', async () => {
  await setReaderSettings(390, 844, LARGE_TEXT);
  const name = 'Les zèbres de la grande savane';
  const podium = [1, 2, 3].map((rank) => makeImage({ name: `Rang ${rank}` }));
  serveHome({
    popular: [makeAlbum({ name }), makeAlbum({ name })],
    latest: {
      ...NO_LISTS,
      rankings: [makeRanking({ name, podium, ranked_count: 3 }), makeRanking({ name })],
    },
  });
  await mountSite();
  const shown = () => [...document.querySelectorAll('article')];
  await expect.poll(() => shown().length).toBe(4);
  for (const card of shown()) {
    expect(card.offsetWidth).toBeLessThan(innerWidth);
    expect(card.scrollHeight, 'its words').toBeLessThanOrEqual(card.clientHeight + 1);
    expect(findBrokenWords(card)).toEqual([]);
    expect(card.querySelector('p a')?.getBoundingClientRect().width, 'its author').toBeGreaterThan(40);
  }
  for (const step of document.querySelectorAll<HTMLElement>('[data-rank]'))
    expect(step.scrollWidth, 'a podium').toBeLessThanOrEqual(step.clientWidth);
});

test('SH-33: popular albums are cards with a mosaic of their own images, and shelves of categories stand below', async () => {
  // Files of the site: a picture that fails would give way to the placeholder.
  const files = ['/icon-192.png', '/icon-512.png', '/icon-maskable.png'];
  const album = { ...getSummary(3), images: files.map((path_image) => makeImage({ path_image })) };
  serveHome({
    popular: [album],
    sections: [
      { category: { id: 3, name: 'Voyages', name_en: null }, albums: [makeAlbum({ name: 'Rivières' })] },
    ],
  });
  await mountSite();
  const popular = page.getByRole('region', { name: 'Albums Populaires' });
  const shelf = page.getByRole('region', { name: 'Voyages' });
  await expect.element(shelf.getByText('Rivières')).toBeVisible();

  const shown = [...popular.element().querySelectorAll('img')].map((image) => image.src);
  for (const [index, file] of files.entries()) expect(shown[index]).toContain(file);
  const box = popular.element().getBoundingClientRect();
  expect(shelf.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
  const card = popular.getByRole('article').element().getBoundingClientRect();
  const small = shelf.getByRole('article').element().getBoundingClientRect();
  expect(card.width * card.height).toBeGreaterThan(2 * small.width * small.height);
});
