// The pages that show a tier list, a ranking and a tournament. e2e/tests covers the read permissions of the server.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Tierlist } from '@palmares/core/contract/types';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { queryClient } from '../app/query-client.ts';
import {
  allRanked,
  CONTENT_ID,
  sampleAlbum,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mountBuilder } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const getAlert = (words: string) => page.getByRole('alert').filter({ hasText: words }).first();
const text = (words: string | RegExp) => page.getByText(words, { exact: false });
const podium = page.getByRole('region', { name: 'Podium' });

const TIERLIST = `/tierlists/${CONTENT_ID}`;
const RANKING = `/classements/${CONTENT_ID}`;
const TOURNAMENT = `/tournois/${CONTENT_ID}`;
/** The path of an image file that does not exist. */
const BROKEN = `/media/${'0'.repeat(32)}/full.webp`;

const tierlist = (patch: Partial<Tierlist> = {}) =>
  sampleTierlist({ tiers: [[102, 101], []], pool: [103, 104, 105] }, patch);

/** Returns the content with the path of each picture replaced. */
function withPictures<T>(content: T, path: string): T {
  const replace = (key: string, value: unknown) => (key === 'path_image' ? path : value);
  return JSON.parse(JSON.stringify(content, replace)) as T;
}

test('TL-70: a tier list shows its tiers in order, the unclassified, and each image with the next ones', async () => {
  answer(ENDPOINTS.getTierlist, tierlist());
  await mountBuilder(TIERLIST);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes couleurs' })).toBeVisible();
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['S', 'A', expect.stringMatching(/^Images non classées/)]);
  const rows = [...document.querySelectorAll<HTMLElement>('main ol > li')].filter(
    (row) => row.style.length > 0,
  );
  expect([...(rows[0]?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Image 2',
    'Image 1',
  ]);
  expect(rows[0]?.style.getPropertyValue('--tier')).toBe('#ff7f7f');
  expect(rows[1]?.textContent).toContain('Aucune image dans ce tier');
  await page.elementLocator(rows[0]?.querySelector('button') ?? document.body).click();
  await expect.element(page.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'Image 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('AL-21, TL-69, TL-70: without names, « Tierlist sans nom » and « Tier n »; without a valid picture, the default one', async () => {
  const unnamed = tierlist({ name: ' ' });
  for (const line of unnamed.lines) if (line.placement > 0) line.label = '';
  answer(ENDPOINTS.getTierlist, withPictures(unnamed, 'nulle-part.webp'));
  await mountBuilder(TIERLIST);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tierlist sans nom' })).toBeVisible();
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Tier 1', 'Tier 2']);
  expect(document.querySelector('main ol img')?.getAttribute('src')).toBe('/default-image.jpg');
});

// Proves BU-37, RK-67, RK-68, RK-75, TL-77, TO-56.
test('a network that fails offers to try again', async () => {
  failNetwork(ENDPOINTS.getTierlist);
  await mountBuilder(TIERLIST);
  await expect.element(text('La tier list n’a pas pu être chargée. Vérifiez votre connexion.')).toBeVisible();
  answer(ENDPOINTS.getTierlist, tierlist());
  await button('Réessayer').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes couleurs' })).toBeVisible();
});

test('TL-76: one that does not exist and one that is private are refused alike', async () => {
  const words =
    "Impossible de charger la tierlist. Elle n'existe pas ou vous n'avez pas les permissions nécessaires.";
  for (const [id, status, code] of [
    [1, 404, 'not_found'],
    [2, 403, 'content_private'],
  ] as const) {
    refuse(ENDPOINTS.getTierlist, { status, code });
    const { unmount, address } = await mountBuilder(`/tierlists/${id}`);
    await expect.element(getAlert(words)).toBeVisible();
    expect(document.title).toBe('Tier list · Palmarès');
    await page.getByRole('link', { name: 'Retour' }).click();
    expect(address()).toBe('/tierlists');
    await unmount();
  }
});

test.each([
  [2, 2, 0],
  [3, 3, 0],
  [5, 3, 2],
  [150, 3, 147],
])(
  'RK-64, RK-65: of %i ranked images %i stand on the podium, second, first, third, and %i below',
  async (count, steps, rest) => {
    answer(ENDPOINTS.getRanking, sampleRanking(allRanked(count)));
    await mountBuilder(RANKING);
    await expect.element(podium).toBeVisible();
    const names = podium
      .getByRole('button')
      .elements()
      .map(({ ariaLabel }) => ariaLabel?.split(',')[0]);
    expect(names).toEqual(['Image 2', 'Image 1', 'Image 3'].slice(0, steps));
    expect(page.getByRole('heading', { name: 'Reste du Classement' }).length).toBe(rest > 0 ? 1 : 0);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(rest);
  },
);

// Proves BU-37, RK-67, RK-68, RK-75, TL-77, TO-56.
test('has its two empty states', async () => {
  answer(ENDPOINTS.getRanking, sampleRanking([0, 0, 0]));
  const blank = await mountBuilder(RANKING);
  await expect.element(text('Aucune image dans ce classement')).toBeVisible();
  await blank.unmount();
  answer(ENDPOINTS.getRanking, sampleRanking([2, 1, 0]));
  await mountBuilder('/classements/13');
  await expect.element(page.getByText('Classement en cours', { exact: true })).toBeVisible();
});

test('RK-63, RK-66, RK-70: shows images in progress with their score, and opens them in place', async () => {
  answer(ENDPOINTS.getRanking, sampleRanking([-1, -2, -3, -4, 3, 1, 0]));
  await mountBuilder(RANKING);
  await expect.element(text('4 images classées · 2 en progression')).toBeVisible();
  const section = page.getByRole('region', { name: 'Images en Progression' });
  const first = section.getByRole('listitem').first();
  expect(section.getByRole('listitem').length).toBe(2);
  await expect.element(first.getByText('3/5')).toBeVisible();
  await expect.element(first.getByText('En progression')).toBeVisible();
  await expect.element(section.getByText('leur rang n’est pas fixé', { exact: false })).toBeVisible();
  await button(/^Image 1, 1re place/u).click();
  await expect.element(page.getByRole('dialog', { name: 'Image 1' }).getByText('1re place')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
});

test.each([
  [390, 1],
  [1280, 2],
  [2560, 3],
])(
  'LB-25, RK-65: from rank 4 on, in a window of %i pixels, %i stand on a line, in a table still',
  async (width, across) => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(width, 900);
    answer(ENDPOINTS.getRanking, sampleRanking(allRanked(9)));
    await mountBuilder(RANKING);
    const table = page.getByRole('table', { name: 'Reste du Classement' });
    await expect.element(table).toBeVisible();
    const rows = table
      .getByRole('row')
      .elements()
      .filter((row) => row.querySelector('td') !== null);
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(across);
    expect(table.getByRole('cell', { name: '4', exact: true }).elements()).toHaveLength(1);
  },
);

test('RK-71, RK-72, RK-73, RK-74: a ranking that is closed says why, in the words of the spec', async () => {
  for (const [id, status, code, words] of [
    [1, 403, 'content_private', 'Ce classement est privé'],
    [2, 403, 'forbidden', 'Accès interdit à ce classement'],
    [3, 404, 'not_found', 'Classement introuvable'],
  ] as const) {
    refuse(ENDPOINTS.getRanking, { status, code });
    const { unmount } = await mountBuilder(`/classements/${id}`);
    await expect.element(getAlert(words)).toBeVisible();
    await unmount();
  }
  await mountBuilder('/classements/rien');
  await expect.element(getAlert('ID du classement manquant')).toBeVisible();
});

test('RK-75: « Erreur lors du chargement du classement » without a network, then once more', async () => {
  failNetwork(ENDPOINTS.getRanking);
  await mountBuilder(RANKING);
  await expect.element(getAlert('Erreur lors du chargement du classement')).toBeVisible();
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3)));
  await button('Réessayer').click();
  await expect.element(podium).toBeVisible();
});

test('RK-24: who may not edit a ranking is told so, or that nobody knows, and led on', async () => {
  await signInAs();
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3), { can: { update: false, delete: false } }));
  const others = await mountBuilder(`/classements/edit/${CONTENT_ID}`);
  await expect.element(text("Vous n'êtes pas autorisé à modifier ce classement.")).toBeVisible();
  expect(others.address()).toBe(RANKING);
  await others.unmount();
  refuse(ENDPOINTS.getRanking, { status: 404, code: 'not_found' });
  const gone = await mountBuilder('/classements/edit/99');
  await expect
    .element(text('Erreur lors du chargement du classement. Redirection vers la liste.'))
    .toBeVisible();
  expect(gone.address()).toBe('/classements');
});

// Proves BU-37, RK-67, RK-68, RK-75, TL-77, TO-56.
test('an empty answer is ‘Tournament Not Found’', async () => {
  answer(ENDPOINTS.getTournament, null);
  await mountBuilder(TOURNAMENT);
  await expect.element(page.getByText('Tournament Not Found')).toBeVisible();
});

test('a tournament tells whom its champion beat, round by round; one without duels tells its rounds alone', async () => {
  answer(ENDPOINTS.getTournament, sampleTournament());
  const { unmount } = await mountBuilder(TOURNAMENT);
  const path = page.getByRole('region', { name: 'Path to the title' });
  await expect
    .poll(() =>
      path
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Round 1beat Image 3', 'Finalbeat Image 2']);
  await button('Beat Image 2, Final: view image').click();
  await expect.element(page.getByRole('dialog').getByText('Image 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await unmount();

  queryClient.clear();
  answer(ENDPOINTS.getTournament, sampleTournament({ duels: [] }));
  await mountBuilder(TOURNAMENT);
  await expect.element(page.getByRole('heading', { name: 'Final Rankings' })).toBeVisible();
  await expect.element(path).not.toBeInTheDocument();
});

test('TO-66: a tournament of some of the images of its album says how many there are; of all, only their number', async () => {
  const some = sampleTournament();
  answer(ENDPOINTS.getTournament, { ...some, album: some.album && { ...some.album, image_count: 1_200 } });
  const { unmount } = await mountBuilder(TOURNAMENT);
  await expect.element(text('4 of the 1,200 images')).toBeVisible();
  await unmount();

  queryClient.clear();
  answer(ENDPOINTS.getTournament, sampleTournament());
  await mountBuilder(TOURNAMENT);
  await expect.element(text('4 images')).toBeVisible();
});

test('TO-53: the path of any image: in its details, and on the page when it is followed, where the focus goes', async () => {
  // With five images, one duel has three.
  const five = sampleTournament();
  const turns = [2, 1, 0, 0, 0];
  const images = sampleAlbum(5).images;
  five.tournamentImage = images.map((image, index) => {
    const row = { id: image.id, id_tournament: CONTENT_ID, id_image: image.id, image };
    return {
      ...row,
      place: Math.min(3, index + 1),
      turn: turns[index] ?? 0,
      lose: index > 0,
      disable: false,
    };
  });
  five.duels = [
    { winner_id: 102, loser_ids: [103] },
    { winner_id: 101, loser_ids: [104, 105] },
    { winner_id: 101, loser_ids: [102] },
  ];
  answer(ENDPOINTS.getTournament, five);
  await mountBuilder(TOURNAMENT);
  await button('Image 5, Semi-Finalists: view image').click();
  const path = page.getByRole('dialog').getByRole('region', { name: 'Its path' });
  const steps = (within: Locator) =>
    within
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => steps(path)).toEqual(['Round 1lost to Image 1beside Image 4']);
  await path.getByRole('button', { name: 'Lost to Image 1, Round 1: view image' }).click();
  await expect.poll(() => steps(path)).toEqual(['Round 1beat Image 4beat Image 5', 'Finalbeat Image 2']);
  await path.getByRole('button', { name: 'Beat Image 2, Final: view image' }).click();
  await path.getByRole('button', { name: 'Follow it on the page' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /^Path of .*Image 2/u })).toHaveFocus();
  expect(steps(page.getByRole('region', { name: /^Path of/u }))).toEqual([
    'Round 1beat Image 3',
    'Finallost to Image 1',
  ]);
  const marked = [...document.querySelectorAll('[data-mark]')].map(({ ariaLabel }) => ariaLabel);
  expect(marked).toEqual([
    'Image 1, Champion, beat it: view image',
    'Image 2, Finalists, followed: view image',
    'Image 3, Semi-Finalists, beaten on its path: view image',
  ]);
  await button('Path to the title').click();
  await expect.element(page.getByRole('heading', { name: 'Path to the title' })).toBeVisible();
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(0);
});

test('an older tournament, whose duels nobody knows, tells the round of an image and no path', async () => {
  answer(ENDPOINTS.getTournament, sampleTournament({ duels: [] }));
  await mountBuilder(TOURNAMENT);
  await button('Image 2, Finalists: view image').click();
  await expect.element(page.getByRole('dialog').getByText('Finalists')).toBeVisible();
  await expect.element(page.getByText('Its path')).not.toBeInTheDocument();
});

test('TO-13, TO-55: a tournament that does not exist, one that is private, one of somebody else', async () => {
  const unavailable =
    'Unable to load tournament data. It might not exist or you may not have permission to view it.';
  refuse(ENDPOINTS.getTournament, { status: 404, code: 'not_found' });
  const missing = await mountBuilder(TOURNAMENT);
  await expect.element(page.getByText('Tournament Not Found')).toBeVisible();
  await expect.element(page.getByText(unavailable)).toBeVisible();
  expect(document.title).toBe('Tournament · Palmarès');
  await missing.unmount();
  refuse(ENDPOINTS.getTournament, { status: 403, code: 'content_private' });
  const closed = await mountBuilder('/tournois/13');
  await expect.element(page.getByText(unavailable)).toBeVisible();
  await closed.unmount();
  answer(ENDPOINTS.getTournament, sampleTournament({ can: { update: false, delete: false } }));
  await mountBuilder('/tournois/edit/14');
  await expect.element(page.getByText('Only its author can edit this tournament.')).toBeVisible();
});

test('AL-21: an image whose file is gone shows the default one', async () => {
  answer(ENDPOINTS.getRanking, withPictures(sampleRanking(allRanked(3)), BROKEN));
  const ranking = await mountBuilder(RANKING);
  const pictures = () =>
    [...document.querySelectorAll('[aria-label="Podium"] img')].map((image) => image.getAttribute('src'));
  await expect.poll(pictures).toEqual(Array(3).fill('/default-image.jpg'));
  await ranking.unmount();
  answer(ENDPOINTS.getTournament, withPictures(sampleTournament(), BROKEN));
  await mountBuilder(TOURNAMENT);
  const champion = () => document.querySelector('[aria-label="Champion"] img')?.getAttribute('src');
  await expect.poll(champion).toBe('/default-image.jpg');
});

test.each([
  [360, 'Absolument incontournables'],
  [1280, 'Absolument incontournables'],
  [360, 'Moyen'],
])('labels of a board have one size, in which every line fits: at %i px « %s »', async (width, longest) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await signInAs();
  const labelled = tierlist();
  for (const line of labelled.lines) if (line.placement === 1) line.label = longest;
  answer(ENDPOINTS.getTierlist, labelled);
  answer(ENDPOINTS.getAlbum, sampleAlbum(5));
  for (const [path, selector] of [
    [TIERLIST, 'h2[data-ink]'],
    [`/tierlists/edit/${CONTENT_ID}`, '[data-tier-label]'],
  ] as const) {
    const { unmount } = await mountBuilder(path);
    const labels = () => [...document.querySelectorAll<HTMLElement>(selector)];
    await expect.poll(() => labels().length).toBe(2);
    expect(new Set(labels().map((label) => getComputedStyle(label).fontSize)).size).toBe(1);
    for (const label of labels()) {
      const words = new Range();
      words.selectNodeContents(label);
      const { paddingLeft, paddingRight } = getComputedStyle(label);
      const room = label.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(room);
    }
    await unmount();
  }
});

test.each([
  ['public', {}, (path: string) => window.location.origin + path],
  ['private', { private: true }, () => window.location.origin],
  ['frozen', { frozen: true }, () => window.location.origin],
  ['hidden', { hidden: true }, () => window.location.origin],
] as const)(
  'of a %s content the text for chats carries an address that opens',
  async (_, patch, addressOf) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await signInAs();
    answer(ENDPOINTS.getTierlist, tierlist(patch));
    answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3), patch));
    answer(ENDPOINTS.getTournament, sampleTournament(patch));
    for (const path of [TIERLIST, RANKING, TOURNAMENT]) {
      const { unmount } = await mountBuilder(path);
      await button(/^Export/u).click();
      write.mockClear();
      await button(/^Copier le texte|^Copy as text/u).click();
      await expect.poll(() => write.mock.lastCall?.[0].trim().split('\n').at(-1)).toBe(addressOf(path));
      await unmount();
    }
  },
);

test.each([
  [TIERLIST, () => answer(ENDPOINTS.getTierlist, tierlist({ frozen: true }))],
  [RANKING, () => answer(ENDPOINTS.getRanking, sampleRanking([-1, -2], { frozen: true }))],
  [TOURNAMENT, () => answer(ENDPOINTS.getTournament, sampleTournament({ frozen: true }))],
])('what is said of a frozen content lies above the light of its cover: %s', async (path, give) => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  give();
  await mountBuilder(path);
  const said = page.getByText(/quarant/).first();
  await expect.element(said).toBeVisible();
  // `elementFromPoint` ignores elements without pointer events, so the test enables them.
  for (const element of document.querySelectorAll<HTMLElement>('main *, main ~ *, [lang] *'))
    if (getComputedStyle(element).pointerEvents === 'none') element.style.pointerEvents = 'auto';
  said.element().scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = said.element().getBoundingClientRect();
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2])
    expect(said.element().contains(document.elementFromPoint((left + right) / 2, y))).toBe(true);
});

describe('what a reader may report', () => {
  const readers = { can: { update: false, delete: false } };

  test.each([
    [TIERLIST, 'Plus d’actions', 'Signaler', 'Signaler cette tier list'],
    [RANKING, 'Plus d’actions', 'Signaler', 'Signaler ce classement'],
    [TOURNAMENT, 'More actions', 'Report', 'Report this tournament'],
  ])('is the content: %s', async (path, menu, item, title) => {
    answer(ENDPOINTS.getTierlist, tierlist(readers));
    answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3), readers));
    answer(ENDPOINTS.getTournament, sampleTournament(readers));
    await mountBuilder(path);
    await expect.element(button(menu)).toBeVisible();
    // The icon of the menu button must not be squeezed by the labels of the other buttons.
    expect(button(menu).element().querySelector('svg')?.clientWidth).toBeGreaterThan(16);
    await button(menu).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('is an image, from where it is shown large; the arrows then stay with the form', async () => {
    answer(ENDPOINTS.getTierlist, tierlist(readers));
    answer(ENDPOINTS.reportImage, null);
    await mountBuilder(TIERLIST);
    await button(/^Image 2/).click();
    await page.getByRole('dialog', { name: 'Image 2' }).getByRole('button', { name: 'Signaler' }).click();
    const form = page.getByRole('dialog', { name: 'Signaler cette image' });
    await form.getByLabelText('Contenu illégal').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(form.getByLabelText('Droit d’auteur ou marque')).toBeChecked();
    await form.getByLabelText('Publicité ou contenu trompeur').click();
    await form.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect.element(text('Merci, votre signalement est transmis')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
    expect(findCalls(ENDPOINTS.reportImage)).toMatchObject([{ id: 102, body: { reason: 'spam' } }]);
  });

  test('is not what is their own', async () => {
    answer(ENDPOINTS.getTierlist, tierlist());
    await mountBuilder(TIERLIST);
    await expect.element(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
    await expect.element(button('Plus d’actions')).not.toBeInTheDocument();
  });
});

test('a content that the moderation hid says so: to its author with the way to the decision, and is not shared', async () => {
  answer(ENDPOINTS.getTierlist, tierlist({ hidden: true }));
  answer(ENDPOINTS.getTournament, sampleTournament({ hidden: true, can: { update: false, delete: true } }));
  const { unmount } = await mountBuilder(TIERLIST);
  const notice = getAlert('Masqué par la modération');
  await expect.element(notice).toBeVisible();
  await expect
    .element(notice.getByRole('link', { name: 'Voir la décision' }))
    .toHaveAttribute('href', '/profile');
  await expect.element(button('Partager')).not.toBeInTheDocument();
  await unmount();

  await mountBuilder(TOURNAMENT);
  await expect.element(getAlert('Hidden by the moderators: only its author and they')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the decision' })).not.toBeInTheDocument();
});
