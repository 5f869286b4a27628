// From a finished content to another kind (decision 0034): the offered options, tiers that are split, ties that are settled, a seeded draw.
import type { Endpoint } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Ranking, Tierlist, Tournament } from '@palmares/core/contract/types';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ALBUM_ID,
  allRanked,
  CONTENT_ID,
  CREATED_ID,
  sampleAlbum,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { waitForPressGuard } from '../testing/dialog-openers.ts';
import { answer, failNetwork, findCalls } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { expectImages, expectTiles, POOL } from '../testing/tier-board.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const option = (words: RegExp) => dialog.getByRole('button', { name: words });
const words = (text: string | RegExp) => page.getByText(text);
const OTHERS = { can: { update: false, delete: false } };

function skipIntroductions(): void {
  for (const kind of ['tierlist', 'tournament', 'ranking'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
}

/** Returns the body of the only call to the endpoint. */
async function sent<T>(endpoint: Endpoint): Promise<T> {
  await expect.poll(() => findCalls(endpoint).length).toBe(1);
  const [call] = findCalls(endpoint);
  return call?.body as T;
}

type Content = { ranking?: Ranking; tierlist?: Tierlist; tournament?: Tournament };

/** Opens the viewer of a content, then its dialog to continue in another kind. */
async function continueFrom(content: Content, album = sampleAlbum(14)) {
  skipIntroductions();
  answer(ENDPOINTS.getAlbum, album);
  const { ranking, tierlist, tournament } = content;
  if (ranking) answer(ENDPOINTS.getRanking, ranking);
  if (tierlist) answer(ENDPOINTS.getTierlist, tierlist);
  if (tournament) answer(ENDPOINTS.getTournament, tournament);
  const kind = ranking ? 'classements' : tierlist ? 'tierlists' : 'tournois';
  const mounted = await mountBuilder(`/${kind}/${CONTENT_ID}`);
  await button(tournament ? 'Continue another way' : 'Continuer autrement').click();
  await expect.element(dialog).toBeVisible();
  return mounted;
}

const tierRows = () =>
  [...document.querySelectorAll('[role="dialog"] ol > li')].map((row) => {
    const images = [...row.querySelectorAll<HTMLImageElement>('ul img')].map(({ alt }) =>
      Number(alt.split(' ')[1]),
    );
    return `${row.querySelector('h3')?.textContent} ${images[0]}–${images.at(-1)}`;
  });

test('BU-49: a ranking becomes tiers: natural cuts, moved by keys, opened as an unsaved draft, saved as any tier list', async () => {
  await signInAs();
  const { address } = await continueFrom({ ranking: sampleRanking(allRanked(14)) });
  await option(/^En tier list/u).click();
  await expect.poll(tierRows).toEqual(['S 1–1', 'A 2–4', 'B 5–8', 'C 9–12', 'D 13–14']);
  await expect.element(button('Descendre Image 1 de S en A')).toBeDisabled();
  const raise = button('Monter Image 2 de A en S').element();
  if (raise instanceof HTMLElement) raise.focus();
  await waitForPressGuard();
  await userEvent.keyboard('{Enter}');
  await expect.poll(tierRows).toEqual(['S 1–2', 'A 3–4', 'B 5–8', 'C 9–12', 'D 13–14']);
  expect(document.activeElement).toBe(raise);
  await expect.element(dialog.getByText('S : 2, A : 2, B : 4, C : 4, D : 2')).toBeInTheDocument();
  await button('Un tier de moins').click();
  await expect.poll(() => tierRows().length).toBe(4);
  await button('Un tier de plus').click();
  await expect.poll(tierRows).toEqual(['S 1–1', 'A 2–4', 'B 5–8', 'C 9–12', 'D 13–14']);

  await button('Ouvrir la tier list').click();
  await expectTiles(14);
  expect(address()).toBe(`/tierlists/create/editor?album=${ALBUM_ID}&name=Mes+couleurs`);
  await expectImages('A', [102, 103, 104]);
  await expectImages(POOL, []);
  await expect
    .element(words(/^Tiers tirés de «\s.*Mes couleurs.*\s»\. Rien n’est encore sauvegardé\.$/u))
    .toBeVisible();
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  await button('Sauvegarder').click();
  const { lines } = await sent<{ lines: { images: unknown[] }[] }>(ENDPOINTS.createTierlist);
  expect(lines.map(({ images }) => images.length)).toEqual([1, 3, 4, 4, 2]);
  expect(findCalls(ENDPOINTS.updateRanking)).toEqual([]);
});

test('BU-52: what never had a place waits in the pool; a visitor’s draft goes along to the account, untouched as it is', async () => {
  const { unmount, address } = await continueFrom({ ranking: sampleRanking([-1, -2, 3, 0]) }, sampleAlbum(4));
  await option(/^En tier list/u).click();
  await expect.element(words('1 image sans place attendra hors des tiers.')).toBeVisible();
  await button('Ouvrir la tier list').click();
  await expectImages('S', [101]);
  await expectImages('B', [103]);
  await expectImages(POOL, [104]);
  const opened = address();
  await unmount();
  await signInAs();
  await mountBuilder(opened);
  await expectImages('B', [103]);
  await expect.element(words('Brouillon repris.')).toBeVisible();
});

test('BU-53: a draft of that album stays, and the person chooses', async () => {
  await signInAs();
  skipIntroductions();
  answer(ENDPOINTS.getAlbum, sampleAlbum(14));
  const own = await mountBuilder(newPath('tierlists', { name: 'La mienne' }));
  await expectTiles(14);
  const [tile] = document.querySelectorAll<HTMLElement>('[data-drag-item]');
  tile?.focus();
  await userEvent.keyboard('3');
  await own.unmount();
  await continueFrom({ ranking: sampleRanking(allRanked(14)) });
  await option(/^En tier list/u).click();
  await button('Ouvrir la tier list').click();
  const question = page.getByRole('dialog', { name: /^Quel brouillon garder/u });
  await expect
    .element(question.getByRole('button', { name: /^Celui qui était déjà là.*La mienne/u }))
    .toBeVisible();
  await question.getByRole('button', { name: /^Celui que vous venez de commencer.*Mes couleurs/u }).click();
  await expectImages('A', [102, 103, 104]);
});

const tied = (patch: Partial<Tierlist> = {}) =>
  sampleTierlist({ tiers: [[101, 102, 103], [104], [105, 106]], pool: [107] }, patch);

const left = (duels: number) => dialog.getByText(new RegExp(`Encore ${duels}\\sduels au plus$`, 'u'));
const question = () =>
  dialog
    .getByRole('button', { name: /^Choisir/u })
    .elements()
    .map(({ ariaLabel }) => ariaLabel);
/** Compares the images on screen by `rank` and presses the key of the better one. */
async function answerBy(rank: readonly number[]): Promise<void> {
  const shown = question().map((name) =>
    Number(/Image (?<number>\d+)/u.exec(name ?? '')?.groups?.['number']),
  );
  const better = rank.indexOf(shown[0] ?? 0) < rank.indexOf(shown[1] ?? 0) ? '1' : '2';
  // The dialog ignores a second tap that follows too soon.
  await new Promise((resolve) => setTimeout(resolve, 260));
  await userEvent.keyboard(better);
}

test('BU-50: ties are settled by duels that were told before; answers outlive the dialog, and make a ranking', async () => {
  await signInAs();
  const { address } = await continueFrom({ tierlist: tied() }, sampleAlbum(7));
  await expect
    .element(dialog.getByText(/^Les ex æquo se départagent deux à deux\s: 4\sduels au plus/u))
    .toBeVisible();
  await option(/^En classement, par duels/u).click();
  await expect.element(dialog.getByText('3 images, 3 duels au plus')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^B/u }).click();
  await button('Commencer : 3 duels au plus').click();
  await expect.element(left(3)).toBeVisible();
  const truth = [3, 2, 1];
  await answerBy(truth);
  await expect.element(left(2)).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(left(3)).toBeVisible();
  await answerBy(truth);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await button('Continuer autrement').click();
  await option(/^En classement, par duels/u).click();
  await expect.element(left(2)).toBeVisible();
  await answerBy(truth);
  await answerBy(truth);
  await expect.element(dialog.getByText(/3\sduels ont suffi\.$/u)).toBeVisible();
  await button('Ouvrir le classement').click();
  await expect.poll(address).toBe(`/classements/create/editor?album=${ALBUM_ID}&name=Mes+couleurs`);
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
  await button('Sauvegarder Progression').click();
  const { images } = await sent<{ images: { id_image: number; points: number }[] }>(ENDPOINTS.createRanking);
  const ranked = images.filter(({ points }) => points < 0).toSorted((a, b) => b.points - a.points);
  // The images that were not compared keep the order of their row; the pool remains unranked.
  expect(ranked.map(({ id_image }) => id_image)).toEqual([103, 102, 101, 104, 105, 106]);
  expect(images.at(-1)).toMatchObject({ id_image: 107, points: 0 });
  expect(Object.keys(sessionStorage).filter((key) => key.includes('tie-breaks'))).toEqual([]);
  expect(findCalls(ENDPOINTS.updateTierlist)).toEqual([]);
});

test('a way on reads its name and its effect with a pause between', async () => {
  await continueFrom({ ranking: sampleRanking(allRanked(4), OTHERS) }, sampleAlbum(4));
  const names = () =>
    dialog
      .getByRole('listitem')
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => names().length).toBeGreaterThan(1);
  for (const name of names()) expect(name).toMatch(/^[^.]+[^.\s]\. \S/u);
});

test('WCAG 2.1.4: the keys of a duel that settles ties are those of every game', async () => {
  await signInAs();
  await continueFrom({ tierlist: tied() }, sampleAlbum(7));
  await option(/^En classement, par duels/u).click();
  await button('Commencer : 4 duels au plus').click();
  await expect.element(left(4)).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Fermer', exact: true });
  // A key pressed on the dialog's own button must not answer the duel.
  close.element().focus();
  await userEvent.keyboard('1{ArrowRight}');
  await expect.element(left(4)).toBeVisible();
  dialog
    .getByRole('button', { name: /^Choisir/u })
    .first()
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(left(3)).toBeVisible();
  // Ctrl+U is a browser shortcut, which shows the source of the page.
  await userEvent.keyboard('{Control>}u{/Control}');
  await expect.element(left(3)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(left(4)).toBeVisible();
  localStorage.setItem('palmares:single-keys-off', 'true');
  await userEvent.keyboard('1u');
  await expect.element(left(4)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 260));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(left(3)).toBeVisible();
});

test('BU-50: one may stop at any duel: what was answered counts, the rest keeps its order', async () => {
  await signInAs();
  const { address } = await continueFrom({ tierlist: tied() }, sampleAlbum(7));
  await option(/^En classement, par duels/u).click();
  await button('Commencer : 4 duels au plus').click();
  await expect.element(left(4)).toBeVisible();
  await answerBy([2, 1]);
  await button('S’arrêter là').click();
  await expect.poll(address).toMatch('/classements/create/editor');
  const ranks = () => [...document.querySelectorAll('main ol img, main ul img')].length;
  await expect.poll(ranks).toBeGreaterThan(0);
  const [stored = ''] = Object.entries(localStorage).flatMap(([key, value]) =>
    key.includes(':ranking:') ? [value] : [],
  );
  expect(JSON.parse(stored).draft.ranking.ranked).toEqual([102, 101, 103, 104, 105, 106]);
});

test('BU-51: a tournament is drawn so that favourites meet late, begins at its first duel, and speaks English', async () => {
  const { address } = await continueFrom({ ranking: sampleRanking(allRanked(4), OTHERS) }, sampleAlbum(4));
  await expect.element(dialog.getByText(/4\simages, exactement 3\sduels\.$/u)).toBeVisible();
  await option(/^En tournoi/u).click();
  await expect.element(words('4 images, exactly 3 duels')).toBeVisible();
  expect(address()).toBe(`/tournois/create/editor?album=${ALBUM_ID}&name=Mes+couleurs&express=true`);
  await expect.element(words(/^Drawn from “.*Mes couleurs.*”: its favorites meet late\.$/u)).toBeVisible();
  const names = page
    .getByRole('button', { name: /^Pick Image/u })
    .elements()
    .map(({ ariaLabel }) => ariaLabel);
  // The first image meets the fourth, or the second the third.
  const shown = names.map((name) => Number(/\d+/u.exec(name ?? '')?.[0])).toSorted();
  expect([
    [1, 4],
    [2, 3],
  ]).toContainEqual(shown);
});

test('BU-48: from a tournament in English; from scratch in any kind; without the images that left the album', async () => {
  await continueFrom(
    { tournament: sampleTournament() },
    sampleAlbum(4, { images: sampleAlbum(5).images.slice(0, 3).concat(sampleAlbum(5).images.slice(4)) }),
  );
  await expect.element(dialog.getByText('1 image left the album; you’ll continue without it.')).toBeVisible();
  for (const [name, kind] of [
    ['Tier list', 'tierlists'],
    ['Ranking', 'classements'],
    ['Tournament', 'tournois'],
  ] as const)
    expect(dialog.getByRole('link', { name, exact: true }).element().getAttribute('href')).toBe(
      `/${kind}/create/editor?${new URLSearchParams({ album: String(ALBUM_ID), images: '[101,102,103]', name: 'Mes couleurs' })}`,
    );
  await option(/^As a tier list/u).click();
  await button('Back').last().click();
  await expect.element(option(/^As a ranking/u)).toBeVisible();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('what a content does not tell is not offered: an order without ties, tiers of one tier, nothing at all', async () => {
  const offered = () =>
    [...document.querySelectorAll('[role="dialog"] li strong')].map(({ textContent }) => textContent);
  const ranked = await continueFrom({ ranking: sampleRanking(allRanked(3)) }, sampleAlbum(3));
  await expect.poll(offered).toEqual(['En tier list', 'En tournoi, favoris séparés']);
  await ranked.unmount();
  const { queryClient } = await import('../app/query-client.ts');
  queryClient.clear();
  const equal = await continueFrom(
    { tierlist: sampleTierlist({ tiers: [[101, 102]], pool: [] }) },
    sampleAlbum(3),
  );
  await expect.poll(offered).toEqual(['En classement, par duels']);
  await equal.unmount();
  queryClient.clear();
  await continueFrom({ ranking: sampleRanking([0, 0]) }, sampleAlbum(2));
  await expect.element(dialog.getByRole('link', { name: 'Tournoi' })).toBeVisible();
  expect(offered()).toEqual([]);
});

test('an album that is closed to the reader leads nowhere; a failed call can be made again', async () => {
  skipIntroductions();
  const { album } = sampleTierlist({ tiers: [[101]], pool: [] });
  answer(ENDPOINTS.getTierlist, tied({ ...OTHERS, album: album && { ...album, status: 'private' } }));
  const closed = await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(button('Continuer autrement')).not.toBeInTheDocument();
  await closed.unmount();
  failNetwork(ENDPOINTS.getAlbum);
  answer(ENDPOINTS.getTierlist, tied(OTHERS));
  await mountBuilder('/tierlists/13');
  await button('Continuer autrement').click();
  await expect.element(dialog.getByText('Ce contenu n’a pas pu être chargé.')).toBeVisible();
  answer(ENDPOINTS.getAlbum, sampleAlbum(7));
  await button('Réessayer').click();
  await expect.element(option(/^En tournoi/u)).toBeVisible();
});

test('a browser that keeps nothing says so, and one stays', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  onTestFinished(() => refuse.mockRestore());
  answer(ENDPOINTS.getAlbum, sampleAlbum(4));
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(4)));
  const { address } = await mountBuilder(`/classements/${CONTENT_ID}`);
  await button('Continuer autrement').click();
  await option(/^En tournoi/u).click();
  await expect.element(words(/^Ce navigateur refuse de garder le brouillon/u)).toBeVisible();
  expect(address()).toBe(`/classements/${CONTENT_ID}`);
});
