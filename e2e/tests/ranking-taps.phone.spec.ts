// A whole ranking of 20 images on a phone, one tap per answer.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { stopClock } from '../support/clock.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { choices, newRankingPath, shelf, skipRankingInfo } from '../support/ranking-play.ts';

/** Milliseconds between two taps of a user: longer than a new batch ignores answers. */
const PACE_MS = 400;

let author: ApiUser;
let album: MadeAlbum;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Rosa');
  album = await makeAlbum(author, { name: 'Vingt d’un doigt', images: 20 });
});

/** The middle of the first image on screen, without waiting; null when none is left. */
function firstChoice(page: Page): Promise<{ x: number; y: number } | null> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-choice]')?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

test('RK-19: with « Validation rapide », on at first, a ranking of 20 takes one tap an answer, as many as were told', {
  tag: '@thorough',
}, async ({ page }) => {
  await signInAs(page, author);
  await skipRankingInfo(page);
  await stopClock(page);
  await page.goto(newRankingPath(album, 20, 'D’un doigt'));
  const told = (await page.getByText(/^Encore \d+ à \d+ réponses/u).textContent()) ?? '';
  const [least = 0, most = 0] = told.match(/\d+/gu)?.map(Number) ?? [];
  let taps = 0;
  await expect(choices(page).first()).toBeVisible();
  for (let at = await firstChoice(page); at !== null; at = await firstChoice(page)) {
    await page.touchscreen.tap(at.x, at.y);
    taps++;
    await page.clock.runFor(PACE_MS);
  }
  await expect(page.getByRole('heading', { name: 'Classement terminé' })).toBeVisible();
  await expect(shelf(page)).toHaveCount(20);
  expect(taps).toBeGreaterThanOrEqual(least);
  expect(taps).toBeLessThanOrEqual(most);
});
