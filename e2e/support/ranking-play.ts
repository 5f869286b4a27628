// Plays a ranking like a user: opens the editor on a selection, chooses and validates repeatedly.
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiUser } from './api-user.ts';
import type { MadeAlbum } from './make-album.ts';

/** Skips the introduction, which appears only once. */
export async function skipRankingInfo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rankingInfoModalShown', 'true'));
}

/** Turns « Validation rapide » off, so that a tap selects in every batch. */
export async function validateEach(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('palmares:ranking-validate-each', 'true'));
}

/** The address to which the setup page leads. */
export function newRankingPath(album: MadeAlbum, count: number, name = 'Mes couleurs'): string {
  const query = new URLSearchParams({
    album: String(album.id),
    images: JSON.stringify(album.images.slice(0, count)),
    name,
  });
  return `/classements/create/editor?${query}`;
}

/** The images on screen. */
export function choices(page: Page): Locator {
  return page.locator('[data-choice]');
}

/** The images ranked so far, best first. */
export function shelf(page: Page): Locator {
  return page.getByRole('complementary', { name: /Images classées/u }).getByRole('listitem');
}

export function validate(page: Page): Locator {
  return page.getByRole('button', { name: 'Valider la Sélection' });
}

/** Chooses the first image on screen by its key and validates, until `count` images are ranked. */
export async function playUntilRanked(page: Page, count: number): Promise<void> {
  await expect(validate(page)).toBeVisible();
  for (let step = 0; step < 400; step++) {
    if ((await shelf(page).count()) >= count) return;
    await page.keyboard.press('Digit1');
    await page.keyboard.press('Control+Enter');
  }
  throw new Error(`Fewer than ${count} images ranked after 400 validations`);
}

type Points = readonly number[];

/** Saves a ranking through the API; `points` follow the order of the album's images. */
export async function saveRanking(
  author: ApiUser,
  album: MadeAlbum,
  points: Points,
  { name = 'Mes couleurs', isPrivate = false } = {},
): Promise<number> {
  const images = points.map((score, index) => ({
    id_image: album.images[index],
    points: score,
    viewed: 2,
  }));
  const { id } = await author.call<{ id: number }>('POST', '/ranking', {
    name,
    private: isPrivate,
    id_album: album.id,
    images,
  });
  return id;
}

/** Points of a full ranking in the order of the album. */
export function allRanked(count: number): number[] {
  return Array.from({ length: count }, (_, index) => -(index + 1));
}
