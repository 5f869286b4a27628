// A tournament as journeys play it.
import { expect, type Locator, type Page } from '@playwright/test';

/** What is said to newcomers is said once; most journeys are about what comes after. */
export async function skipTournamentInfo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tournamentInfoModalShown', 'true'));
}

type NewTournament = { album: number; name?: string; images?: readonly number[] };

export function newTournamentPath({ album, name, images }: NewTournament): string {
  const query = new URLSearchParams({ album: String(album) });
  if (name !== undefined) query.set('name', name);
  if (images !== undefined) query.set('images', JSON.stringify(images));
  return `/tournois/create/editor?${query}`;
}

/** The images of the duel on screen, as they are picked. */
export function cards(page: Page): Locator {
  return page.getByRole('button', { name: /^Pick / });
}

export async function startTournament(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(cards(page).first()).toBeVisible();
}

export function champion(page: Page): Locator {
  return page.getByRole('region', { name: 'Champion' });
}

/** Picks the image at `position` and does not wait for the next duel. */
export async function pickByKey(page: Page, position = 1): Promise<void> {
  await page.keyboard.press(String(position));
  await page.keyboard.press('n');
}

/** From wherever it stands to the champion, by keys. */
export async function playToEnd(page: Page, duels: number): Promise<void> {
  for (let played = 0; played < duels; played++) await pickByKey(page);
  await expect(champion(page)).toBeVisible();
}

export async function expectPicks(page: Page, picks: number, total: number): Promise<void> {
  await expect(page.getByText(`${picks} of ${total} pick`)).toBeVisible();
}
