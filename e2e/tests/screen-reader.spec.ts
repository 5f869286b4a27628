// The three builders from the first key to the saved content, by screen reader announcements alone (WCAG 4.1.3): each next step is decided
// by the words announced. docs/ACCESSIBILITY.md contains the transcripts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { newRankingPath, skipRankingInfo, validateEach } from '../support/ranking-play.ts';
import { type ScreenReader, startScreenReader } from '../support/screen-reader.ts';
import { newTierlistPath, readTiers, skipTierlistInfo } from '../support/tier-board.ts';
import { newTournamentPath, skipTournamentInfo } from '../support/tournament-play.ts';

const WRITTEN = join(import.meta.dirname, '../../docs/ACCESSIBILITY.md');
/** Maximum number of moves up, which reach every tier. */
const TIERS = 5;

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Ouïe');
  album = await makeAlbum(author, { name: 'À l’oreille', images: 4 });
});

/** `first` is the name of a control that appears with the builder. */
async function begin(page: Page, path: string, first: RegExp): Promise<ScreenReader> {
  await signInAs(page, author);
  const listener = await startScreenReader(page);
  // Fixes the random draw, so that the announcements are reproducible.
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(7) : real(array));
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: first }).first()).toBeVisible();
  return listener;
}

/** Expects the announcements to equal the transcript under that title in docs/ACCESSIBILITY.md, and reports the first step that differs. */
async function expectWritten(person: ScreenReader, title: string): Promise<void> {
  const written = await readFile(WRITTEN, 'utf8');
  const part = written.split(/^### /mu).find((text) => text.startsWith(`${title}\n`));
  const steps = /^```text\n(?<steps>.*?)\n```$/msu.exec(part ?? '')?.groups?.['steps'];
  expect(person.transcript().split('\n')).toEqual(steps?.split('\n'));
}

const idIn = (page: Page) => Number(/\/(\d+)$/u.exec(new URL(page.url()).pathname)?.[1]);

/** The one-based position, among the announced names, of the first of `wanted` that is announced. */
function getKey(words: string, name: RegExp, wanted: readonly string[]): string {
  const names = [...words.matchAll(name)].map(([, found]) => found);
  const best = wanted.find((image) => names.includes(image));
  return String(names.indexOf(best) + 1);
}

test('LB-62, TL-47: a tier list is made by ear', async ({ page }) => {
  await skipTierlistInfo(page);
  const [a, b, c] = album.images;
  const query = { album: album.id, name: 'À l’oreille', images: album.images.slice(0, 3) };
  const person = await begin(page, newTierlistPath(query), /^Sauvegarder/u);
  await person.tabTo(/button "Aller aux images"/u);
  expect(await person.press('Enter')).toContain('listbox "Images non classées"');
  expect(await person.press('ArrowRight')).toContain('Image 1');
  // Each key announces its result, and the focus announces what comes next.
  expect(await person.press('1')).toMatch(/«\sImage 1\s» placée en S.*option "Image 2"/u);
  expect(await person.press('3')).toMatch(/«\sImage 2\s» placée en B.*option "Image 3"/u);
  await person.press('Space');
  let place = '';
  for (let row = 0; row < TIERS && !place.includes('A, place'); row++) place = await person.press('ArrowUp');
  expect(await person.press('Space')).toContain('Toutes classées');
  await person.press('Control+z');
  await person.press('2');
  await person.tabTo(/button "Sauvegarder"/u, 'Shift+Tab');
  await person.press('Enter', /region "Votre tier list/u);
  expect(await readTiers(author, idIn(page))).toMatchObject({ S: [a], A: [c], B: [b] });
  await expectWritten(person, 'A tier list');
});

/** A new batch ignores answers for a shorter time (QUICK_GUARD_MS of the editor); users are slower than a test. */
const GUARD_MS = 400;

/** The offer for a single image is before the image in tab order. */
async function acceptOffer(page: Page, person: ScreenReader, words: string): Promise<string> {
  const offer = /button "Lui donner/u;
  if (!offer.test(words)) await person.tabTo(offer, 'Shift+Tab');
  await page.waitForTimeout(GUARD_MS);
  return person.press('Enter', /entre au classement/u);
}

test('LB-62, RK-49: a ranking is made by ear', async ({ page }) => {
  await skipRankingInfo(page);
  await validateEach(page);
  const person = await begin(page, newRankingPath(album, 3, 'À l’oreille'), /^Valider/u);
  const favourites = ['Image 3', 'Image 1', 'Image 2'];
  let words = await person.tabTo(/button "Image/u);
  words += await person.press('ArrowRight');
  let names = /button "(Image \d)/gu;
  for (let turn = 0; turn < 30 && !words.includes('Classement terminé'); turn++) {
    if (words.includes('Lui donner')) words = await acceptOffer(page, person, words);
    else {
      await person.press(getKey(words, names, favourites));
      words = await person.press('Control+Enter');
    }
    names = /\d, (Image \d)/gu;
  }
  await person.tabTo(/button "Sauvegarder/u, 'Shift+Tab');
  await person.press('Enter', /region "Votre classement/u);
  const { rankingImage } = await author.call<{ rankingImage: { id_image: number; points: number }[] }>(
    'GET',
    `/ranking/${idIn(page)}`,
  );
  const ranked = rankingImage.toSorted((x, y) => y.points - x.points).map(({ id_image }) => id_image);
  const [a, b, c] = album.images;
  expect(ranked).toEqual([c, a, b]);
  await expectWritten(person, 'A ranking');
});

/** Excludes the name that was just picked. */
const VERSUS = /(Image \d)(?= versus| »)/gu;

test('LB-62, TO-31: a tournament is played by ear', async ({ page }) => {
  await skipTournamentInfo(page);
  const person = await begin(
    page,
    newTournamentPath({ album: album.id, name: 'By ear', images: album.images }),
    /^Start the tournament/u,
  );
  const favourites = ['Image 4', 'Image 2', 'Image 3', 'Image 1'];
  await person.tabTo(/Start the tournament/u);
  let words = await person.press('Enter');
  for (let duel = 1; duel < album.images.length && !words.includes('champion'); duel++) {
    words = await person.press(getKey(words, VERSUS, favourites), /versus|champion/u);
  }
  await person.tabTo(/button "Save tournament"/u);
  await person.press('Enter', /Tournament saved.*region/u);
  // The link's code loads with the first save; users are slower than a test.
  await expect(page.getByRole('link', { name: 'View result' })).toBeVisible();
  await person.tabTo(/link "View result"/u, 'Shift+Tab');
  await person.press('Enter', /heading "By ear"/u);
  const saved = await author.call<{ winner_id: number }>('GET', `/tournament/${idIn(page)}`);
  expect(saved.winner_id).toBe(album.images[3]);
  await expectWritten(person, 'A tournament');
});
