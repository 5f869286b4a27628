// Plays tournaments.
import { expect, type Locator, type Page } from '@playwright/test';

/** Skips the introduction, which appears only once. */
export async function skipTournamentInfo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tournamentInfoModalShown', 'true'));
}

/** Disables « Move to the next duel automatically », so that only the key N advances, however fast the keys come. */
export async function switchAutoNextOff(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('palmares:tournament-wait-for-next', 'true'));
}

type NewTournament = { album: number; name?: string; images?: readonly number[] };

export function newTournamentPath({ album, name, images }: NewTournament): string {
  const query = new URLSearchParams({ album: String(album) });
  if (name !== undefined) query.set('name', name);
  if (images !== undefined) query.set('images', JSON.stringify(images));
  return `/tournois/create/editor?${query}`;
}

/** The cards of the current duel. */
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

/** Picks the image at `position` and advances without waiting for the next duel. */
export async function pickByKey(page: Page, position = 1): Promise<void> {
  await page.keyboard.press(String(position));
  await page.keyboard.press('n');
}

/** Picks the first image of several duels by keys. Each waits until the next duel, or the champion, is on screen. */
export async function pickMany(page: Page, duels: number): Promise<void> {
  for (let played = 0; played < duels; played++) {
    const before = await page.evaluate(whereItStands);
    await pickByKey(page);
    await page.waitForFunction(
      (where) =>
        `${document.querySelector('h1')?.textContent} ${document.querySelector('h1 + p')?.textContent?.split(' · ')[0]}` !==
        where,
      before,
    );
  }
}

/** Round and duel, as displayed. */
function whereItStands(): string {
  return `${document.querySelector('h1')?.textContent} ${document.querySelector('h1 + p')?.textContent?.split(' · ')[0]}`;
}

type Duels = {
  first: number;
  last: number;
  /** Number of duels in the round. */
  of: number;
  /** Number of picks in earlier rounds. */
  before: number;
};

/**
 * Picks the first image of each duel in one round by keys. Each duel has to be on screen first, because a key refers to what is displayed.
 */
async function pickDuels(page: Page, { first, last, of, before }: Duels): Promise<void> {
  for (let duel = first; duel <= last; duel++) {
    await page.waitForFunction(
      (text) => document.querySelector('h1 + p')?.textContent?.startsWith(text),
      `Duel ${duel} of ${of} · ${before + duel - 1} of `,
    );
    await pickByKey(page);
  }
}

/**
 * Picks the first image of several duels by key events dispatched in the page. For hundreds of duels,
 * sending each key through the browser would take longer than the rest.
 */
export async function pickAtOnce(page: Page, duels: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let played = 0; played < count; played++)
      for (const [key, code] of [
        ['1', 'Digit1'],
        ['n', 'KeyN'],
      ]) {
        const init = { key: key ?? '', code: code ?? '', bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
        // The change is rendered before the next key.
        await Promise.resolve();
      }
  }, duels);
}

/** Plays from the current duel to the champion by keys. */
export async function playToEnd(page: Page, duels: number): Promise<void> {
  await pickMany(page, duels);
  await expect(champion(page)).toBeVisible();
}

export async function expectPicks(page: Page, picks: number, total: number): Promise<void> {
  await expect(page.getByText(`${picks} of ${total} pick`)).toBeVisible();
}

/**
 * Plays by keys from the first duel to the champion, and checks the number of duels in each round; the last duel has three images when the
 * number of candidates is odd. `pause` runs before the last duel of each round.
 */
export async function playRounds(
  page: Page,
  images: number,
  pause: (round: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const rounds = Math.floor(Math.log2(images));
  const total = getDuels(images);
  let picks = 0;
  for (let round = 1, candidates = images; candidates > 1; round++) {
    const duels = Math.floor(candidates / 2);
    const title = round === rounds ? 'FINAL' : `Round ${round} of ${rounds}`;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(cards(page)).toHaveCount(candidates === 3 ? 3 : 2);
    await pickDuels(page, { first: 1, last: duels - 1, of: duels, before: picks });
    await pause(round);
    const seen = `Duel ${duels} of ${duels} · ${picks + duels - 1} of ${total} pick`;
    await expect(page.getByText(seen)).toBeVisible();
    await expect(cards(page)).toHaveCount(candidates % 2 === 0 ? 2 : 3);
    await pickByKey(page);
    picks += duels;
    candidates = duels;
  }
  expect(picks).toBe(total);
  await expect(champion(page)).toBeVisible();
}

/** Total number of duels: each round halves the candidates, rounded down. */
function getDuels(images: number): number {
  const duels = Math.floor(images / 2);
  return duels === 0 ? 0 : duels + getDuels(duels);
}
