// The header of the three viewers on a phone: the result comes first, the rest is in a sheet.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  allRanked,
  CONTENT_ID,
  sampleAlbum,
  sampleImages,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { mountBuilder } from '../testing/mount-builder.tsx';
import { samplePalmares } from '../testing/palmares-samples.ts';
import { signInAs } from '../testing/session.ts';

const dialog = page.getByRole('dialog');
const category = { id: 1, name: 'Films' };
const described = {
  description: 'Trois couleurs, pas une de plus.',
  album: { ...sampleAlbum(4), categories: [category], imagePath: null },
};
const readers = { can: { update: false, delete: false } };

/** Each viewer: its address, the first part of its result, and the texts of its language. */
const VIEWERS = [
  { path: `/tierlists/${CONTENT_ID}`, result: 'main ol', more: 'Plus d’actions', by: 'par Lina' },
  {
    path: `/classements/${CONTENT_ID}`,
    result: '[aria-label="Podium"]',
    more: 'Plus d’actions',
    by: 'par Lina',
  },
  { path: `/tournois/${CONTENT_ID}`, result: '[aria-label="Champion"]', more: 'More actions', by: 'by Lina' },
] as const;

function giveContents(patch: object): void {
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101, 102], [103]], pool: [] }, patch));
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(4), patch));
  answer(ENDPOINTS.getTournament, sampleTournament(patch));
  answer(ENDPOINTS.getPalmares, samplePalmares(sampleImages(4)));
}

const shownIn = (scope: Element | null) =>
  [...(scope?.querySelectorAll('a, button') ?? [])]
    .filter((action) => action.checkVisibility())
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);

beforeEach(async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(360, 640);
});

describe.each(VIEWERS)('$path', ({ path, result, more, by }) => {
  test('BU-56: the header takes less than two thirds of a small phone: title, author, one line, two actions', async () => {
    giveContents({ ...described, ...readers });
    await mountBuilder(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^(Comparer au palmarès|Compare with the community)/ }))
      .toBeVisible();
    const header = document.querySelector('main header');
    expect(document.querySelector(result)?.getBoundingClientRect().top).toBeLessThan(410);
    expect(shownIn(header?.querySelector('[class*="actions"]') ?? null)).toEqual([
      expect.stringMatching(/^(Faire l|Make my)/),
      expect.stringMatching(/^(Partager|Share)$/),
    ]);
    await expect.element(page.getByText(described.description)).not.toBeVisible();
  });

  test('BU-56: the sheet says the rest and has the other actions; closing it gives the focus back', async () => {
    giveContents({ ...described, ...readers });
    await mountBuilder(path);
    await page.getByRole('button', { name: more }).click();
    await expect.element(dialog.getByText(described.description)).toBeVisible();
    await expect.element(dialog.getByText(category.name, { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(by)).toBeVisible();
    for (const action of [/^Export/, /^(Continuer autrement|Continue another way)$/, /^(Signaler|Report)$/])
      await expect.element(dialog.getByRole('button', { name: action })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: more })).toHaveFocus();
  });

  test('BU-56: its author has as few lines as anybody, and makes another from the sheet', async () => {
    await signInAs();
    giveContents({ ...described, private: true });
    await mountBuilder(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = document.querySelector('main header');
    expect(shownIn(header?.querySelector('[class*="actions"]') ?? null)).toHaveLength(2);
    expect(document.querySelector(result)?.getBoundingClientRect().top).toBeLessThan(410);
    await page.getByRole('button', { name: more }).click();
    await expect.element(dialog.getByRole('link', { name: /^(Faire l|Make my)/ })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^(Signaler|Report)$/ })).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/visible que de vous|Only you can open/)).toBeVisible();
  });
});
