// The agreement of a content with the palmarès of its album and with the reader's own opinion, in the headers of the three viewers
// (decision 0054).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Tierlist } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../app/query-client.ts';
import { ownOpinionQuery } from '../queries/own-opinion.ts';
import {
  ALBUM_ID,
  allRanked,
  CONTENT_ID,
  sampleImages,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { answer, failNetwork, findCalls, holdReply } from '../testing/fake-server.ts';
import { mountBuilder } from '../testing/mount-builder.tsx';
import { samplePalmares } from '../testing/palmares-samples.ts';
import { ADMIN, LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, makeRanking } from '../testing/wire-samples.ts';

const link = page.getByRole('link', { name: 'Voir le palmarès de l’album' });
const agreement = page.getByRole('button', { name: /^(Comparer au palmarès|Compare with the community)/ });
const withMine = page.getByRole('button', { name: /^Comparer à/ });
const dialog = page.getByRole('dialog');

/** Four images in four tiers, in the order of the album except the last two: one pair of six is reversed. */
function giveTierlist(patch: Partial<Tierlist> = {}): void {
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101], [102], [104], [103]], pool: [] }, patch));
}

test('PA-39: the line leads to the palmarès until it says the percentage, and does not move', async () => {
  giveTierlist();
  answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(4)));
  const release = holdReply(ENDPOINTS.getPalmares);
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await expect.element(link).toHaveAttribute('href', `/album/${ALBUM_ID}`);
  await expect.poll(() => findCalls(ENDPOINTS.getPalmares)).toHaveLength(1);
  const below = document.querySelector('main > ol')?.getBoundingClientRect().top;
  release();
  await expect.element(agreement).toHaveTextContent('Comparer au palmarès : 83 %');
  expect(document.querySelector('main > ol')?.getBoundingClientRect().top).toBe(below);
  await agreement.click();
  await expect.element(dialog.getByText('D’accord sur 5 des 6 paires d’images.')).toBeVisible();
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Image 4ici : 3epalmarès : 4e', 'Image 3ici : 4epalmarès : 3e']);
});

test('somebody else’s is compared with one’s own newest too; one’s own with the palmarès alone', async () => {
  answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(4)));
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [makeRanking({ private: true })], LAST_PAGE);
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(4).toReversed()));
  giveTierlist();
  await signInAs(ADMIN);
  const { unmount } = await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await expect.element(agreement).toHaveTextContent('Comparer au palmarès : 83 %');
  await expect.element(withMine).toHaveTextContent('Comparer à mon classement : 17 %');
  await withMine.click();
  const parts = dialog.getByRole('heading', { level: 3 });
  expect(parts.elements().map(({ textContent }) => textContent)).toEqual([
    'Avec vous',
    'Avec le palmarès de l’album',
  ]);
  await expect.element(dialog.getByText('Vous êtes d’accord sur 1 des 6 paires d’images.')).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Avec vous' })).toBeVisible();
  await unmount();

  // The same holds when the album's page has fetched the opinion just before.
  const known = queryClient.getQueryData(ownOpinionQuery(ADMIN.id, ALBUM_ID).queryKey);
  await signInAs(LINA);
  queryClient.setQueryData(ownOpinionQuery(LINA.id, ALBUM_ID).queryKey, known);
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await expect.element(agreement).toBeVisible();
  await expect.element(withMine).not.toBeInTheDocument();
  await agreement.click();
  await expect.element(dialog.getByText('Vous êtes d’accord sur 5 des 6 paires d’images.')).toBeVisible();
  expect(findCalls(ENDPOINTS.listRankings)).toHaveLength(1);
});

test('PA-40: a ranking says it in French, a tournament in English', async () => {
  answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(4)));
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(4)));
  const ranking = await mountBuilder(`/classements/${CONTENT_ID}`);
  await expect.element(agreement).toHaveTextContent('Comparer au palmarès : 100 %');
  await ranking.unmount();
  answer(ENDPOINTS.getTournament, sampleTournament());
  await mountBuilder(`/tournois/${CONTENT_ID}`);
  await expect.element(agreement).toHaveTextContent('Compare with the community: 100%');
  await agreement.click();
  await expect.element(dialog.getByText('100%')).toBeVisible();
});

test.each([
  ['too few voices', () => answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(4), { voices: 2 }))],
  ['no image that both have', () => answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(9).slice(5)))],
  ['no network', () => failNetwork(ENDPOINTS.getPalmares)],
])('with %s nothing is said, and the link stays', async (_, give) => {
  give();
  giveTierlist();
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await expect.poll(() => findCalls(ENDPOINTS.getPalmares).length).toBeGreaterThan(0);
  await expect.element(link).toBeVisible();
  await expect.element(agreement).not.toBeInTheDocument();
});

test('PA-41: of an album that one may not know, or in quarantine, nothing is asked', async () => {
  giveTierlist({ album: null });
  const unknown = await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await unmountLater(unknown.unmount);
  giveTierlist({ frozen: true });
  await mountBuilder('/tierlists/13');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  expect(findCalls(ENDPOINTS.getPalmares)).toHaveLength(0);
});

/** Unmounts after the page was idle, when it would have fetched the opinion. */
async function unmountLater(unmount: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3_000 }));
  await unmount();
}
