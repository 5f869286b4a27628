// A tournament as journeys play it.
import { expect, type Locator, type Page } from '@playwright/test';

/** What is said to newcomers is said once; most journeys are about what comes after. */
export async function skipTournamentInfo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tournamentInfoModalShown', 'true'));
}

/** The setting « Move to the next duel automatically » is off: however fast the keys come, only N goes on. */
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

/** Several duels by keys, the first image of each; each waits for the next duel, or for the champion, to be on screen. */
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

/** Round and duel, as the page says them. */
function whereItStands(): string {
  return `${document.querySelector('h1')?.textContent} ${document.querySelector('h1 + p')?.textContent?.split(' · ')[0]}`;
}

type Duels = {
  first: number;
  last: number;
  /** How many the round has. */
  of: number;
  /** Picks of earlier rounds. */
  before: number;
};

/** The duels of one round by keys, the first image of each. A key means what is seen: each has to be on screen first. */
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
 * Several duels, the first image of each, by keys that the page hears at once: of hundreds, the way of each key through the
 * browser would take longer than all the rest.
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
        // What was heard is drawn before the next key.
        await Promise.resolve();
      }
  }, duels);
}

/** From wherever it stands to the champion, by keys. */
export async function playToEnd(page: Page, duels: number): Promise<void> {
  await pickMany(page, duels);
  await expect(champion(page)).toBeVisible();
}

export async function expectPicks(page: Page, picks: number, total: number): Promise<void> {
  await expect(page.getByText(`${picks} of ${total} pick`)).toBeVisible();
}

/**
 * By keys from the first duel to the champion: each round has the duels that it says, the last of them with three images when
 * the number of its candidates is odd. `pause` runs before the last duel of each round.
 */
export async function playRounds(
  page: Page,
  images: number,
  pause: (round: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const rounds = Math.floor(Math.log2(images));
  const total = duelsOf(images);
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

/** Until one is left: half of the candidates, rounded down, in each round. */
function duelsOf(images: number): number {
  const duels = Math.floor(images / 2);
  return duels === 0 ? 0 : duels + duelsOf(duels);
}
