// The page of an album (decision 0048): its content, its states and its links.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Album } from '@palmares/core/contract/types';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALBUM_ID, sampleAlbum } from '../testing/builder-samples.ts';
import { checkPage } from '../testing/check-page.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { ADMIN, LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, makeRanking, makeTierlist, makeTournament } from '../testing/wire-samples.ts';
import { Component as AlbumPage } from './album-page.tsx';

const alert = page.getByRole('main').getByRole('alert');
const title = page.getByRole('heading', { level: 1 });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const images = page.getByRole('region', { name: 'Images' }).getByRole('listitem');

beforeEach(() => {
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
});

async function open(count = 5, patch: Partial<Album> = {}) {
  answer(ENDPOINTS.getAlbum, sampleAlbum(count, patch));
  return mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
}

describe('what it is', () => {
  test('its name, author, day, figures and categories, each of which leads on', async () => {
    await open(5, { views: 12, uses: 1, categories: [{ id: 1, name: 'Films', name_en: null }] });
    await expect.element(title).toHaveTextContent('Couleurs');
    expect(document.title).toBe('Couleurs · Palmarès');
    await expect.element(link('Lina')).toHaveAttribute('href', '/@lina');
    await expect.element(page.getByText('5 images · 12 vues · 1 utilisation')).toBeVisible();
    await expect.element(page.getByText('2 janvier 2026')).toBeVisible();
    await expect.element(link('Films')).toHaveAttribute('href', '/allalbum?category=Films');
  });

  test('a view is counted, once per tab', async () => {
    const first = await open();
    await expect.element(title).toBeVisible();
    await first.unmount();
    await open();
    await expect.element(title).toBeVisible();
    expect(findCalls(ENDPOINTS.countAlbumView)).toHaveLength(1);
  });

  test('its author may change it', async () => {
    await signInAs(LINA);
    await open();
    await expect.element(link('Modifier l’album')).toHaveAttribute('href', `/album/edit/${ALBUM_ID}`);
  });

  test('nobody else is offered to', async () => {
    await signInAs(ADMIN);
    await open();
    await expect.element(link(/^Commencer une tier list/)).toBeVisible();
    await expect.element(link('Modifier l’album')).not.toBeInTheDocument();
  });

  test('its author’s private one says so, and is built on as any', async () => {
    await signInAs(LINA);
    await open(5, { status: 'private' });
    await expect.element(page.getByText('Privé', { exact: true })).toBeVisible();
    await expect.element(link(/^Commencer une tier list/)).toBeVisible();
  });

  test.each([
    ['private', 'Privé', 'Cet album est privé'],
    ['quarantined', 'En quarantaine', 'Cet album est en quarantaine'],
  ] as const)(
    'one of others that is %s says to the staff why nothing is made of it',
    async (status, badge, why) => {
      await signInAs(ADMIN);
      await open(5, { status });
      await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
      await expect.element(alert.getByText(why, { exact: false })).toBeVisible();
      await expect.element(link(/^Commencer/)).not.toBeInTheDocument();
    },
  );
});

describe('how one begins', () => {
  test.each([
    ['une tier list', '/tierlists/create/editor?album=3&name=Tierlist+Couleurs'],
    ['un tournoi', '/tournois/create/editor?album=3&name=Tournoi+Couleurs&express=true'],
    ['un classement', '/classements/create/editor?album=3&name=Classement+Couleurs'],
  ])('« Commencer » %s leads where the album’s dialog does', async (what, to) => {
    const { address } = await open();
    await link(`Commencer ${what} avec 5 images`).click();
    await expect.poll(address).toBe(to);
  });

  test('« Choisir les images » leads to the setup, with the kind and its default name', async () => {
    const { address } = await open();
    await link('Choisir les images : Tournoi').click();
    expect(address()).toBe('/setup?album=3&type=tournois&name=Tournoi+Couleurs');
  });

  test('SU-5: a visitor is warned that saving asks for an account, and comes back from the sign-in', async () => {
    await open();
    await expect
      .element(page.getByText('Vous pouvez créer, mais pas sauvegarder sans compte.'))
      .toBeVisible();
    await expect
      .element(link('Se connecter'))
      .toHaveAttribute('href', `/login?retour=%2Falbum%2F${ALBUM_ID}`);
  });

  test('with one image only a tier list can begin at once', async () => {
    await open(1);
    await expect.element(link(/^Commencer une tier list/)).toBeVisible();
    await expect.poll(() => page.getByText('Il faut au moins 2 images.').elements()).toHaveLength(2);
  });
});

describe('its images', () => {
  test('stand in their order, the first 18 of many, then all, where the focus goes on', async () => {
    await open(40);
    await expect
      .poll(() => images.elements().map(({ textContent }) => textContent))
      .toEqual(Array.from({ length: 18 }, (_, index) => `Image ${index + 1}`));
    await button('Voir les 40 images').click();
    await expect.poll(() => images.elements()).toHaveLength(40);
    await expect.element(button('Image 19')).toHaveFocus();
    await expect.element(button('Voir les 40 images')).not.toBeInTheDocument();
  });

  test('open large and lead to the next ones, also to those that are not shown yet', async () => {
    await open(20);
    await button('Image 18').click();
    await expect.element(page.getByRole('dialog', { name: 'Image 18' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('dialog', { name: 'Image 19' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Image 18')).toHaveFocus();
  });
});

describe('what people made of it', () => {
  test('is asked for by album, newest first, and shown by kind where there is something', async () => {
    answer(ENDPOINTS.listTierlists, [makeTierlist({ id: 21, name: 'Ma liste' })], LAST_PAGE);
    answer(ENDPOINTS.listRankings, [makeRanking({ id: 23, name: 'Mon podium' })], LAST_PAGE);
    await open();
    await expect.element(link('Ma liste')).toHaveAttribute('href', '/tierlists/21');
    await expect.element(link('Mon podium')).toHaveAttribute('href', '/classements/23');
    await expect.element(page.getByRole('heading', { name: 'Tournois' })).not.toBeInTheDocument();
    for (const endpoint of [ENDPOINTS.listTierlists, ENDPOINTS.listTournaments, ENDPOINTS.listRankings])
      expect(findCalls(endpoint)[0]?.query).toEqual({ album: String(ALBUM_ID), sort: 'newest', limit: '8' });
  });

  test('comes page by page, at a press', async () => {
    answer(
      ENDPOINTS.listTournaments,
      ({ query }) => [makeTournament({ name: query['cursor'] ?? 'premier' })],
      {
        next_cursor: 'second',
      },
    );
    await open();
    await expect.element(link('premier')).toBeVisible();
    await button('Voir plus').click();
    await expect.element(link('second')).toBeVisible();
    await expect.element(link('premier')).toBeVisible();
  });

  test('stands between what everybody thinks of it and its images', async () => {
    answer(ENDPOINTS.listTierlists, [makeTierlist({ name: 'Ma liste' })], LAST_PAGE);
    await open();
    await expect.element(link('Ma liste')).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 });
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Que voulez-vous créer'),
      'À plusieurs',
      'Le palmarès',
      'Tier lists',
      'Images',
    ]);
  });

  test('nothing yet invites to be the first', async () => {
    await open();
    await expect.element(page.getByText('Personne n’a encore départagé ces images')).toBeVisible();
    await expect.element(page.getByText('la première voix est la vôtre', { exact: false })).toBeVisible();
  });

  test('one kind that cannot be loaded says so and is tried again, beside the others', async () => {
    answer(ENDPOINTS.listTierlists, [makeTierlist({ name: 'Ma liste' })], LAST_PAGE);
    refuse(ENDPOINTS.listRankings, { status: 400, code: 'invalid_request' });
    await open();
    const failure = page.getByText('Impossible de charger les classements. Veuillez réessayer plus tard.');
    await expect.element(failure).toBeVisible();
    await expect.element(link('Ma liste')).toBeVisible();
    answer(ENDPOINTS.listRankings, [makeRanking({ name: 'Mon podium' })], LAST_PAGE);
    await button('Réessayer').click();
    await expect.element(link('Mon podium')).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });
});

describe('when it is not there', () => {
  test.each([
    [
      401,
      'auth_required',
      'Accès refusé: vous devez être connecté pour accéder à cet album privé',
      'Se connecter',
    ],
    [403, 'album_private', 'Accès refusé: album privé', 'Voir les albums'],
    [404, 'not_found', 'Album introuvable', 'Voir les albums'],
  ] as const)(
    'a %d is told in the words of the spec, and nothing was counted or asked of it',
    async (status, code, words, way) => {
      refuse(ENDPOINTS.getAlbum, { status, code });
      await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
      await expect.element(alert.getByText(words)).toBeVisible();
      await expect.element(title).toHaveTextContent('Album');
      await expect
        .element(link(way))
        .toHaveAttribute('href', status === 401 ? `/login?retour=%2Falbum%2F${ALBUM_ID}` : '/allalbum');
      for (const endpoint of [ENDPOINTS.countAlbumView, ENDPOINTS.listTierlists])
        expect(findCalls(endpoint)).toHaveLength(0);
    },
  );

  test('a network that fails offers to try again', async () => {
    failNetwork(ENDPOINTS.getAlbum);
    await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
    await expect
      .element(page.getByText('L’album n’a pas pu être chargé. Vérifiez votre connexion.'))
      .toBeVisible();
    answer(ENDPOINTS.getAlbum, sampleAlbum(3));
    await button('Réessayer').click();
    await expect.element(title).toHaveTextContent('Couleurs');
  });

  test('LB-32: a network that hangs for 20 s offers to try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      answer(ENDPOINTS.getAlbum, sampleAlbum(3));
      holdReply(ENDPOINTS.getAlbum);
      await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
      await expect.poll(() => findCalls(ENDPOINTS.getAlbum).length).toBe(1);
      await vi.advanceTimersByTimeAsync(19_999);
      await expect.element(page.getByText('Chargement de l’album…')).toBeInTheDocument();

      await vi.advanceTimersByTimeAsync(1);

      await expect.element(button('Réessayer')).toBeVisible();
      expect(findCalls(ENDPOINTS.getAlbum)).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('while it is on its way, it says so', async () => {
    answer(ENDPOINTS.getAlbum, sampleAlbum(3));
    const release = holdReply(ENDPOINTS.getAlbum);
    await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
    await expect.element(page.getByText('Chargement de l’album…')).toBeInTheDocument();
    release();
    await expect.element(title).toHaveTextContent('Couleurs');
    await expect.element(page.getByText('Chargement de l’album…')).not.toBeInTheDocument();
  });
});

test('LB-58: it is clean in both themes, wide and narrow, with the longest names', async () => {
  answer(ENDPOINTS.listTierlists, [makeTierlist()], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [makeTournament()], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [makeRanking()], LAST_PAGE);
  await open(20, { name: 'W'.repeat(64), categories: [{ id: 1, name: 'Jeux Vidéo', name_en: null }] });
  await expect.element(page.getByRole('heading', { name: 'Classements' })).toBeVisible();
  await checkPage();
});
