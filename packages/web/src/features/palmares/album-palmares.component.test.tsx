// The palmarès of an album (decision 0054): the text by number of voices, the two views, and the comparison with the reader's own content.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Album, AlbumPalmares } from '@palmares/core/contract/types';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  allRanked,
  sampleAlbum,
  sampleImages,
  sampleRanking,
  sampleTierlist,
} from '../../testing/builder-samples.ts';
import { checkPage } from '../../testing/check-page.ts';
import { answer, failNetwork, findCalls } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { NO_PALMARES, samplePalmares } from '../../testing/palmares-samples.ts';
import { ADMIN, LINA, signInAs } from '../../testing/session.ts';
import { LAST_PAGE, makeRanking, makeTierlist } from '../../testing/wire-samples.ts';
import { AlbumPalmares as Palmares } from './album-palmares.tsx';

const section = page.getByRole('region', { name: 'Le palmarès' });
const text = (words: string | RegExp, options?: { exact: boolean }) => section.getByText(words, options);
const button = (name: string | RegExp) => section.getByRole('button', { name, exact: true });
const own = section.getByRole('region', { name: 'Et vous ?' });

function open(palmares: AlbumPalmares, album: Partial<Album> = {}) {
  answer(ENDPOINTS.getPalmares, palmares);
  return mount(
    <main>
      <Palmares album={sampleAlbum(palmares.images.length, album)} />
    </main>,
  );
}

const lines = (list: { elements: () => Element[] }) => list.elements().map(({ textContent }) => textContent);

describe('with how many voices', () => {
  test('PA-25: without any it invites to be the first, unless nobody may', async () => {
    const { unmount } = await open(NO_PALMARES);
    await expect.element(text('Personne n’a encore départagé ces images')).toBeVisible();
    await expect.element(text(/la première voix est la vôtre/)).toBeVisible();
    await unmount();

    await signInAs(ADMIN);
    await open(NO_PALMARES, { status: 'quarantined' });
    await expect.element(text('Personne n’a encore départagé ces images')).toBeVisible();
    await expect.element(text(/la première voix est la vôtre/)).not.toBeInTheDocument();
  });

  test.each([
    [1, 'Une seule voix pour le moment'],
    [2, '2 voix pour le moment'],
  ])('PA-15, PA-26: with %i it says so and shows no order', async (voices, words) => {
    await open(samplePalmares(sampleImages(5), { voices }));
    await expect.element(text(words)).toBeVisible();
    await expect.element(section.getByRole('list')).not.toBeInTheDocument();
    await expect.element(button('Dans l’ordre')).not.toBeInTheDocument();
  });

  test('PA-24: from three on it says how many, and of how many contents', async () => {
    await open(samplePalmares(sampleImages(5), { voices: 1000, contents: 1 }));
    await expect.element(text('1 000 voix · 1 contenu')).toBeVisible();
  });

  test('PA-27: while it is computed it says so, and asks again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
    await open({ ...NO_PALMARES, computed_at: '2026-11-20T10:00:00.000Z', outdated: true });
    const isShown = () => text('Palmarès en cours de calcul').elements().length === 1;
    await vi.waitUntil(isShown, { timeout: 30_000 });
    answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(5)));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect.element(text('12 voix · 15 contenus')).toBeVisible();
    await expect.element(section.getByRole('status')).toHaveTextContent('Le palmarès est à jour.');
  });

  test('PA-28: what could not be loaded is asked for again', async () => {
    failNetwork(ENDPOINTS.getPalmares);
    await mount(<Palmares album={sampleAlbum(5)} />);
    await expect.element(text('Le palmarès n’a pas pu être chargé. Vérifiez votre connexion.')).toBeVisible();
    answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(5)));
    await button('Réessayer').click();
    await expect.element(button('Image 1, 1re place : voir le détail')).toBeVisible();
  });
});

describe('what explains it', () => {
  test('PA-43: one sentence says what it is, and another which tiers are empty, and why', async () => {
    const rows = { 0: { tier: 1 }, 1: { tier: 2 }, 2: { tier: 2 }, 3: { tier: 3 } };
    await open(samplePalmares(sampleImages(4), { rows }));
    await expect.element(text(/^L’avis commun\s: tous les contenus publics/)).toBeVisible();
    await expect
      .element(
        text('Pas encore de S ni de D : les voix ne séparent pas assez nettement ces images', {
          exact: false,
        }),
      )
      .toBeVisible();
  });

  test('PA-43: where no tier is empty, none is named', async () => {
    await open(samplePalmares(sampleImages(5)));
    await expect.element(button('Image 1, 1re place : voir le détail')).toBeVisible();
    await expect.element(text(/^Pas encore/)).not.toBeInTheDocument();
  });

  test('PA-43: the order says by its first example what two places mean', async () => {
    const certain = { best: 1, worst: 1 };
    await open(samplePalmares(sampleImages(9), { rows: { 0: certain, 1: { best: 2, worst: 7 } } }));
    await button('Dans l’ordre').click();
    await expect
      .element(text(/^«\s2 à 7\s»\s: les voix situent l’image entre la 2e et la 7e place\. Plus il y en a/))
      .toBeVisible();
  });
});

describe('how it is shown', () => {
  test('PA-29: as tiers without empty ones, and apart what too few have judged', async () => {
    const rows = { 1: { tier: 0 }, 2: { tier: 2 }, 4: { tier: null } };
    await open(samplePalmares(sampleImages(5), { rows }));
    await expect.element(section.getByRole('heading', { name: 'Tier S' })).toBeVisible();
    const headings = section.getByRole('heading', { level: 3 });
    expect(lines(headings)).toEqual(['S', 'B', 'C', 'Encore inconnues']);
    const tier = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tier S' }) });
    expect(lines(tier.getByRole('button'))).toEqual(['Image 1', 'Image 2']);
    await expect.element(button('Image 5, place encore inconnue : voir le détail')).toBeVisible();
  });

  test('PA-30: as an order with the places that each may have, drawn and in words; the choice is kept', async () => {
    const { unmount } = await open(samplePalmares(sampleImages(4), { rows: { 3: { best: 4, worst: 4 } } }));
    await button('Dans l’ordre').click();
    await expect.element(button('Dans l’ordre')).toHaveAttribute('aria-pressed', 'true');
    const table = section.getByRole('table', { name: 'Le palmarès' });
    const names = ['1Image 11 à 2', '2Image 21 à 3', '3Image 32 à 4', '4Image 44'];
    await expect.poll(() => lines(table.getByRole('row')).slice(1)).toEqual(names);
    const [, drawn] = document.querySelectorAll('tbody tr:nth-child(2) rect');
    expect([drawn?.getAttribute('x'), drawn?.getAttribute('width')]).toEqual(['0%', '75%']);
    expect(document.querySelectorAll('svg[style], svg [style]')).toHaveLength(0);
    await unmount();

    await open(samplePalmares(sampleImages(4)));
    await expect.element(table).toBeVisible();
    await button('En tiers').click();
    await expect.element(table).not.toBeInTheDocument();
  });

  test.each([
    ['En tiers', 90, 'Image 19, 19e place : voir le détail'],
    ['Dans l’ordre', 18, 'Image 19, 19e place : voir le détail'],
  ])(
    '« %s » begins with %i of 150 images; at a press all are there, where the focus goes on',
    async (as, first, next) => {
      await open(samplePalmares(sampleImages(150)));
      await button(as).click();
      const images = section.getByRole('button', { name: /voir le détail$/ });
      await expect.poll(() => images.elements()).toHaveLength(first);
      await button('Voir les 150 images').click();
      await expect.poll(() => images.elements()).toHaveLength(150);
      await expect.element(button(next)).toHaveFocus();
      await expect.element(button('Voir les 150 images')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['En tiers', 90 + 5 * 12],
    ['Dans l’ordre', 18 + 24],
  ])('« %s » of 500 images unfolds around the screen first (%i), then whole', async (as, first) => {
    await open(samplePalmares(sampleImages(500)));
    await button(as).click();
    await expect.element(button('Voir les 500 images')).toBeVisible();
    const images = section.getByRole('button', { name: /voir le détail$/ });
    const counts: number[] = [];
    // The observer runs after each commit, before the next one.
    const observer = new MutationObserver(() =>
      counts.push(section.element().querySelectorAll('button[value]').length),
    );
    onTestFinished(() => observer.disconnect());
    observer.observe(section.element(), { childList: true, subtree: true });

    await button('Voir les 500 images').click();

    await expect.poll(() => images.elements().length).toBe(500);
    expect(counts[0]).toBe(first);
  });

  test('between the gutters of 320 pixels three images share a line, and a tall tier keeps its letter in view', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    // 288 px, plus the scrollbar, which a phone draws over the page.
    await page.viewport(304, 600);
    await open(samplePalmares(sampleImages(90)));
    await expect.element(section.getByRole('heading', { name: 'Tier A' })).toBeVisible();
    const tier = document.querySelector('[data-tier="A"]');
    const getTop = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const [first, , third, fourth] = [...(tier?.querySelectorAll('button') ?? [])].map(getTop);
    expect(third).toBe(first);
    expect(fourth).toBeGreaterThan(first ?? 0);
    tier?.scrollIntoView();
    await expect.element(section.getByRole('heading', { name: 'Tier A' }).getByText('A')).toBeInViewport();
    window.scrollBy(0, tier === null ? 0 : tier.clientHeight - 150);
    await expect.element(section.getByRole('heading', { name: 'Tier A' }).getByText('A')).toBeInViewport();
  });

  test('where nothing stands out beside it, it has the whole width', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1440, 800);
    await open(samplePalmares(sampleImages(2)));
    const getWidth = (locator: typeof section) => locator.element().getBoundingClientRect().width;
    await expect.element(section.getByRole('list').first()).toBeVisible();
    expect(getWidth(section.getByRole('list').first())).toBe(getWidth(section));
  });

  test('PA-32: what people talk about: who divides, who does not, and whom nobody expected', async () => {
    const rows = {
      0: { fifths: [10, 1, 1, 0, 0] },
      1: { fifths: [3, 2, 1, 1, 5] },
      3: { fifths: [0, 4, 4, 4, 0] },
    };
    const [a = 0, b = 0, , d = 0] = sampleImages(5).map(({ id }) => id);
    await open(samplePalmares(sampleImages(5), { rows, divisive: [b], consensual: [a], surprise: d }));
    await expect.element(section.getByRole('heading', { name: 'Les plus clivantes' })).toBeVisible();
    await expect.element(text('Haut pour 5 voix, bas pour 6')).toBeVisible();
    await expect.element(text('Tout en haut pour 10 voix sur 12')).toBeVisible();
    await expect
      .element(text('4e du palmarès, mieux placée que sa moyenne ne le laissait prévoir'))
      .toBeVisible();
    await button('Image 4').click();
    await expect.element(page.getByRole('dialog', { name: 'Image 4' })).toBeVisible();
  });
});

describe('one image', () => {
  test('PA-33: opens with its place, in how many hands it stands how high, and its duels; the arrows go on', async () => {
    const rows = { 0: { fifths: [6, 3, 0, 2, 1], won: 34, lost: 16 }, 1: { best: 2, worst: 2 } };
    await open(samplePalmares(sampleImages(5), { rows }));
    await button('Image 1, 1re place : voir le détail').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('1re place', { exact: true })).toBeVisible();
    await expect
      .element(dialog.getByText('1re sur 5, et sans doute entre la 1re et la 2e place.'))
      .toBeVisible();
    const hands = dialog.getByRole('list', { name: 'Où la placent 12 personnes' });
    expect(lines(hands.getByRole('listitem'))).toEqual([
      'Tout en haut6',
      'Plutôt haut3',
      'Au milieu0',
      'Plutôt bas2',
      'Tout en bas1',
    ]);
    const bars = [...document.querySelectorAll('[role="dialog"] rect:last-child')];
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual([
      '100%',
      '50%',
      '0%',
      expect.stringMatching(/^33\.3/),
      expect.stringMatching(/^16\.6/),
    ]);
    await expect.element(dialog.getByText('34 duels gagnés sur 50')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('2e sur 5, sans hésitation.')).toBeVisible();
    await expect.element(dialog.getByText(/duels? gagné/)).not.toBeInTheDocument();
  });

  test('of which nobody knows enough says so', async () => {
    const unknown = { tier: null, judged: 0, fifths: [0, 0, 0, 0, 0] };
    await open(samplePalmares(sampleImages(5), { rows: { 4: unknown } }));
    await button(/^Image 5/).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Place encore inconnue')).toBeVisible();
    await expect.element(dialog.getByText(/^Trop peu de voix l’ont départagée/)).toBeVisible();
    await expect.element(dialog.getByRole('list')).not.toBeInTheDocument();
  });
});

describe('one’s own beside it', () => {
  /** Serves the contents that Lina made of the album, and the newest one in full. */
  function made(what: {
    tierlists?: ReturnType<typeof makeTierlist>[];
    rankings?: ReturnType<typeof makeRanking>[];
  }) {
    answer(ENDPOINTS.listTierlists, what.tierlists ?? [], LAST_PAGE);
    answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
    answer(ENDPOINTS.listRankings, what.rankings ?? [], LAST_PAGE);
  }

  test('is nobody’s business but of who is signed in', async () => {
    await open(samplePalmares(sampleImages(5)));
    await expect.element(text('12 voix · 15 contenus')).toBeVisible();
    await expect.element(own).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.listTierlists)).toHaveLength(0);
  });

  test('PA-35: the newest of any kind agrees in percent; the biggest differences; all of them are one voice', async () => {
    await signInAs(LINA);
    made({
      tierlists: [makeTierlist({ createdAt: '2026-11-01T00:00:00.000Z' })],
      rankings: [
        makeRanking({
          id: 77,
          name: 'Mon ordre',
          createdAt: '2026-11-02T00:00:00.000Z',
          updatedAt: '2026-11-02T00:00:00.000Z',
        }),
      ],
    });
    // The first image moves to the end, which reverses three of six pairs.
    answer(ENDPOINTS.getRanking, sampleRanking([-4, -1, -2, -3]));
    await open(samplePalmares(sampleImages(4)));
    await expect.element(own.getByText('50 %')).toBeVisible();
    expect(findCalls(ENDPOINTS.getRanking)[0]?.id).toBe(77);
    expect(findCalls(ENDPOINTS.listTierlists)[0]?.query).toEqual({
      scope: 'mine',
      sort: 'newest',
      album: '3',
      limit: '8',
    });
    expect(lines(own.getByRole('listitem'))).toEqual([
      'Image 1vous : 4epalmarès : 1re',
      'Image 2vous : 1repalmarès : 2e',
      'Image 3vous : 2epalmarès : 3e',
    ]);
    await expect
      .element(own.getByRole('link', { name: 'Mon ordre' }))
      .toHaveAttribute('href', '/classements/77');
    await expect.element(own.getByText('Vos 2 contenus comptent pour une voix.')).toBeVisible();
    await expect.element(own.getByText(/dans quelques secondes/)).not.toBeInTheDocument();
    await expect.element(own.getByText(/Il est privé/)).not.toBeInTheDocument();
  });

  test('PA-36: a private one is compared here and does not count; one saved since will count', async () => {
    await signInAs(LINA);
    made({ tierlists: [makeTierlist({ private: true })] });
    answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101], [102]], pool: [] }));
    const { unmount } = await open(samplePalmares(sampleImages(2)));
    await expect.element(own.getByText('100 %')).toBeVisible();
    await expect.element(own.getByText(/^Il est privé/)).toBeVisible();
    await expect.element(own.getByText(/pour une voix/)).not.toBeInTheDocument();
    await unmount();

    made({ tierlists: [makeTierlist({ updatedAt: '2026-11-21T00:00:00.000Z' })] });
    await mount(<Palmares album={sampleAlbum(2, { id: 4 })} />);
    await expect.element(own.getByText('Votre contenu compte pour une voix.')).toBeVisible();
    await expect.element(own.getByText(/sera comptée dans quelques secondes/)).toBeVisible();
  });

  test('PA-37: voices that an admin left out, and what the moderation hid, are not said to count', async () => {
    const hidden = makeTierlist({ id: 8, hidden: true, createdAt: '2026-11-02T00:00:00.000Z' });
    await signInAs({ ...LINA, voices_left_out: true });
    made({ tierlists: [makeTierlist({})] });
    answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101], [102]], pool: [] }));
    const { unmount } = await open(samplePalmares(sampleImages(2)));
    await expect.element(own.getByText(/^Vos contenus ne comptent dans aucun palmarès/)).toBeVisible();
    await expect.element(own.getByText(/pour une voix/)).not.toBeInTheDocument();
    await unmount();

    await signInAs(LINA);
    made({ tierlists: [hidden, makeTierlist({ createdAt: '2026-11-01T00:00:00.000Z' })] });
    await mount(<Palmares album={sampleAlbum(2, { id: 4 })} />);
    await expect.element(own.getByText(/^Il est masqué par la modération/)).toBeVisible();
    await expect.element(own.getByText('Votre contenu compte pour une voix.')).toBeVisible();
  });

  test('who has made nothing, or nothing that can be compared, is told so', async () => {
    await signInAs(LINA);
    made({});
    const { unmount } = await open(samplePalmares(sampleImages(5)));
    await expect.element(own.getByText(/vous verrez à quel point/)).toBeVisible();
    await unmount();

    made({ tierlists: [makeTierlist({})] });
    answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101, 102]], pool: [103] }));
    await mount(<Palmares album={sampleAlbum(5, { id: 4 })} />);
    await expect.element(own.getByText('Pas assez d’images en commun pour comparer.')).toBeVisible();
  });
});

test.each(['En tiers', 'Dans l’ordre'])(
  'PA-34: « %s » is clean in both themes, wide and narrow, with one’s own beside it',
  async (as) => {
    await signInAs(LINA);
    const ids = sampleImages(20).map(({ id }) => id);
    answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
    answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
    answer(ENDPOINTS.listRankings, [makeRanking({ private: true })], LAST_PAGE);
    answer(ENDPOINTS.getRanking, sampleRanking(allRanked(20).toReversed()));
    await open(
      samplePalmares(sampleImages(20), {
        rows: { 19: { tier: null } },
        divisive: ids.slice(0, 3),
        consensual: ids.slice(3, 6),
        surprise: ids[6] ?? null,
      }),
    );
    await button(as).click();
    await expect.element(own.getByText('0 %', { exact: true })).toBeVisible();
    await checkPage();
  },
);
