// Every entry to a builder (decision 0030): the album dialog, its setup, a viewer, the panel after a save. Each asks about an existing
// draft, and a visitor is warned once. home-page.component.test.tsx covers the entry from the home page's duel.

import { SETUP } from '@palmares/core/content-limits';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlbumDialog } from '../features/album-dialog/album-dialog.tsx';
import { StartTiles } from '../features/album-dialog/start-tiles.tsx';
import {
  ALBUM_ID,
  allRanked,
  CREATED_ID,
  sampleAlbum,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { expectRedirect, stopClock } from '../testing/clock.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { testCases } from '../testing/test-cases.ts';

const IMAGES = 5;
const KINDS = {
  tierlists: {
    label: 'Tierlist',
    draft: 'tierlist',
    // The first image goes to S.
    begin: async () => {
      await expect.poll(() => document.querySelectorAll('[data-drag-item]').length).toBe(3);
      document.querySelector<HTMLElement>('[data-drag-item]')?.focus();
      await userEvent.keyboard('1');
    },
    question: 'Reprendre votre brouillon ?',
    again: 'Recommencer',
    viewer: '/tierlists/12',
    makeMine: 'Faire la mienne',
  },
  tournois: {
    label: 'Tournoi',
    draft: 'tournament',
    begin: async () => {
      await page.getByRole('button', { name: 'Start the tournament' }).click();
      await userEvent.keyboard('1');
    },
    question: 'Resume your tournament?',
    again: 'Start over',
    viewer: '/tournois/12',
    makeMine: 'Make my own',
  },
  classements: {
    label: 'Classement',
    draft: 'ranking',
    begin: async () => {
      await expect.poll(() => document.querySelectorAll('[data-choice]').length).toBe(2);
      await userEvent.keyboard('1{Enter}');
    },
    question: 'Reprendre votre brouillon ?',
    again: 'Recommencer',
    viewer: '/classements/12',
    makeMine: 'Faire le mien',
  },
} as const;
type Kind = keyof typeof KINDS;
/** The labels in « Continuer autrement ». */
const BLANKS: Readonly<Record<Kind, string>> = {
  tierlists: 'Tier list',
  classements: 'Classement',
  tournois: 'Tournoi',
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const start = (kind: Kind) =>
  page.getByRole('link', { name: new RegExp(`^Commencer un(e)? ${BLANKS[kind].toLowerCase()}`, 'u') });
const openDialog = () => mountBuilder('/', <AlbumDialog albumId={ALBUM_ID} onClose={() => undefined} />);

/** The ways to a new content of a kind; each ends in its builder, with all images of the album. */
const WAYS: Record<string, (kind: Kind) => Promise<unknown>> = {
  async 'the album dialog'(kind) {
    await openDialog();
    await start(kind).click();
  },
  async 'the album’s page'(kind) {
    await mountBuilder('/', <StartTiles album={sampleAlbum(IMAGES)} />);
    await start(kind).click();
  },
  async 'the setup'(kind) {
    await openDialog();
    await page.getByText('Donner un nom d’abord').click();
    await page.getByRole('radio', { name: KINDS[kind].label, exact: true }).click();
    await button('Continuer').click();
    await expect.element(page.getByRole('heading', { name: 'Choisir les images' })).toBeVisible();
    await button('Continuer').click();
  },
  async 'a viewer'(kind) {
    await mountBuilder(KINDS[kind].viewer);
    await page.getByRole('link', { name: KINDS[kind].makeMine, exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Choisir les images' })).toBeVisible();
    await button('Continuer').click();
  },
  /** From the finish line of a tier list; for a tier list, from that of a ranking. */
  async 'the finish line'(kind) {
    if (kind === 'tierlists') {
      answer(ENDPOINTS.getRanking, sampleRanking(allRanked(IMAGES)));
      await mountBuilder(newPath('classements', { name: 'Mes couleurs' }));
      await expect.poll(() => document.querySelectorAll('[data-choice]').length).toBe(2);
      await userEvent.keyboard('1{Enter}');
      await button('Sauvegarder Progression').click();
    } else {
      await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
      await button('Sauvegarder').click();
    }
    await button('Continuer autrement').click();
    await page.getByRole('dialog').getByRole('link', { name: BLANKS[kind], exact: true }).click();
  },
};

beforeEach(async () => {
  for (const { draft } of Object.values(KINDS)) localStorage.setItem(`${draft}InfoModalShown`, 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(IMAGES));
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101]], pool: [102] }));
  answer(ENDPOINTS.getTournament, sampleTournament());
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3)));
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
});

const kinds = Object.keys(KINDS) as Kind[];

testCases(
  kinds.flatMap((kind) => Object.keys(WAYS).map((way) => ({ kind, way }))),
  Object.keys(WAYS).length,
  'BU-28, SH-65: $kind by $way asks about the draft of another selection that waits, and keeps it until then',
  async ({ kind, way }) => {
    const { begin, question, draft, again } = KINDS[kind];
    await signInAs();
    const key = `palmares:draft:7:${draft}:album:${ALBUM_ID}`;
    const waiting = await mountBuilder(newPath(kind, { images: '[101,102,103]' }));
    await begin();
    // Unmounting stores the draft at once.
    await waiting.unmount();
    const kept = localStorage.getItem(key);
    expect(kept).not.toBeNull();

    await WAYS[way]?.(kind);
    const asked = page.getByRole('dialog', { name: question });
    await expect.element(asked).toBeVisible();
    expect(localStorage.getItem(key)).toBe(kept);
    await asked.getByRole('button', { name: again }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.poll(() => localStorage.getItem(key)).toBeNull();
  },
);

test.each(kinds)(
  'BU-9, TO-18: %s of an album that is not there say so, and lead to the albums by a link and after 3 s',
  async (kind) => {
    refuse(ENDPOINTS.getAlbum, { status: 404, code: 'not_found' });
    stopClock();
    const { address } = await mountBuilder(newPath(kind));
    const text = kind === 'tournois' ? 'Error loading images.' : 'Cet album n’existe pas ou plus.';
    const alert = page.getByRole('alert').filter({ hasText: text });
    await expect.element(alert).toBeVisible();
    await expect.element(alert.getByRole('link')).toHaveAttribute('href', '/allalbum');
    await expectRedirect(address, '/allalbum', SETUP.accessDeniedRedirectMs);
  },
);

testCases(kinds, 1, 'a visitor is warned in the dialog, and nowhere else on the way to %s', async (kind) => {
  const warned = page.getByRole('note').or(page.getByRole('alert').filter({ hasText: /\S/u }));
  await openDialog();
  await expect.element(page.getByRole('note').getByText(/sans compte/u)).toBeVisible();
  expect(warned.elements()).toHaveLength(1);
  await start(kind).click();
  await expect.poll(() => document.querySelector('[data-play]')).not.toBeNull();
  expect(warned.elements()).toEqual([]);
});
