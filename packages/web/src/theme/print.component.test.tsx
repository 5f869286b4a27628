// Tests viewers and albums in print: white, without controls, with tier colours.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ALBUM_ID,
  allRanked,
  CONTENT_ID,
  sampleAlbum,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { emulatePrint } from '../testing/emulate.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { NO_PALMARES } from '../testing/palmares-samples.ts';
import { LAST_PAGE } from '../testing/wire-samples.ts';

beforeEach(() => {
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, sampleAlbum(12));
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101, 102], [103]], pool: [104] }));
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(6)));
  answer(ENDPOINTS.getTournament, sampleTournament());
  answer(ENDPOINTS.getPalmares, NO_PALMARES);
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
});

const print = async (media: 'print' | '') => {
  await emulatePrint(media === 'print');
};

/** Returns the visible controls that are not images. */
const controls = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, [role="switch"], a[class*="button"]',
    ),
  ]
    .filter((control) => control.checkVisibility() && control.querySelector('img') === null)
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);

test.each([
  ['a tier list', `/tierlists/${CONTENT_ID}`, 4],
  ['a ranking', `/classements/${CONTENT_ID}`, 6],
  ['a tournament', `/tournois/${CONTENT_ID}`, 2],
  ['an album', `/album/${ALBUM_ID}`, 12],
] as const)('%s', async (_, at, images) => {
  await mountApp(at);
  const shown = () => [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility());
  await expect.poll(() => shown().length).toBeGreaterThanOrEqual(images);
  expect(controls()).not.toEqual([]);
  onTestFinished(() => print(''));
  await print('print');
  await expect.poll(() => getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(controls()).toEqual([]);
  for (const part of ['body header:not(main header)', 'footer'])
    expect(document.querySelector(part)?.checkVisibility(), part).toBe(false);
  expect(shown().length).toBeGreaterThanOrEqual(images);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tiers = [...document.querySelectorAll('main ol > li > h2')].map((label) => getComputedStyle(label));
  if (at.startsWith('/tierlists')) expect(tiers[0]?.backgroundColor).toBe('rgb(255, 127, 127)');
  for (const { printColorAdjust } of tiers) expect(printColorAdjust).toBe('exact');
});
