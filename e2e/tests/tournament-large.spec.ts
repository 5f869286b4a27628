// Tournaments of 21 images by keyboard alone and of 500 images, from the first duel to the viewer. The saved data is read through the API.
// Duel counts: tournament-create-page.component.test.tsx.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { pressButton, tabTo } from '../support/keyboard.ts';
import { LIGHT_TRACE } from '../support/light-trace.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  cards,
  champion,
  expectPicks,
  newTournamentPath,
  pickAtOnce,
  pickByKey,
  playRounds,
  skipTournamentInfo,
  startTournament,
  switchAutoNextOff,
} from '../support/tournament-play.ts';

test.use({ trace: LIGHT_TRACE });

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Théa');
  album = await makeAlbum(author, { name: 'Cinq cents en lice', images: 500 });
});

test.beforeEach(async ({ page }) => {
  await skipTournamentInfo(page);
  await switchAutoNextOff(page);
});

const getPath = (count: number, name: string) =>
  newTournamentPath({ album: album.id, name, images: album.images.slice(0, count) });

/** The id of the viewer's result. Waits for « Edit », which the editor with the same headings lacks. */
async function viewedId(page: Page): Promise<number> {
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  return Number(/\/tournois\/(\d+)$/.exec(page.url())?.[1]);
}

type Saved = {
  name: string;
  turn: number;
  winner_id: number;
  tournamentImage: { id_image: number; place: number; turn: number; lose: boolean }[];
};

/** TO-41, TO-42: turn = highest score + 1; place = 1 + images with a higher score; all but the winner lost. */
async function expectSaved(id: number, images: number): Promise<Saved> {
  const saved = await author.call<Saved>('GET', `/tournament/${id}`);
  const rows = saved.tournamentImage;
  expect(rows.map(({ id_image }) => id_image).toSorted((a, b) => a - b)).toEqual(
    album.images.slice(0, images),
  );
  expect(saved.turn).toBe(Math.floor(Math.log2(images)) + 1);
  for (const row of rows) {
    expect(row.place).toBe(1 + rows.filter(({ turn }) => turn > row.turn).length);
    expect(row.lose).toBe(row.id_image !== saved.winner_id);
  }
  expect(rows.filter(({ turn }) => turn === saved.turn - 1)).toEqual([
    expect.objectContaining({ id_image: saved.winner_id, place: 1 }),
  ]);
  return saved;
}

test('SH-13, TO-33: 21 images by the keyboard alone: create, leave, resume, save, view and edit', {
  tag: '@thorough',
}, async ({ page }) => {
  await signInAs(page, author);
  const path = getPath(21, 'Vingt et une au clavier');
  await page.goto(path);
  await expect(page.getByText('21 images, exactly 18 duels')).toBeVisible();
  await pressButton(page, page.getByRole('button', { name: 'Start the tournament' }));

  await playRounds(page, 21, async (round) => {
    // In the second round: leave, come back, undo one pick and repeat it.
    if (round !== 2) return;
    await page.goto('/terms');
    await page.goto(path);
    await expect(page.getByText('Picking up where you left off.')).toBeVisible();
    await expectPicks(page, 14, 18);
    await page.keyboard.press('u');
    await expectPicks(page, 13, 18);
    await pickByKey(page);
  });

  await test.step('save and view', async () => {
    for (const round of [2, 1])
      await expect(
        page.getByRole('heading', { name: `Round Eliminated: ${round}`, exact: true }),
      ).toBeVisible();
    await pressButton(page, page.getByRole('button', { name: 'Save tournament' }));
    // The first save moves the focus to the panel that holds the link.
    await expect(page.getByRole('region', { name: 'Your tournament is ready' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'View result' }));
    await page.keyboard.press('Enter');
    await viewedId(page);
    for (const [group, images] of [
      ['Champion', '1 image'],
      ['Finalists', '1 image'],
      ['Semi-Finalists', '3 images'],
      ['Round 2', '5 images'],
      ['Round 1', '11 images'],
    ])
      await expect(
        page
          .getByRole('heading', { name: group ?? '', exact: true })
          .locator('..')
          .getByText(images ?? ''),
      ).toBeVisible();
  });

  await test.step('edit: another name, the result stands', async () => {
    const id = await viewedId(page);
    const before = await expectSaved(id, 21);
    await pressButton(page, page.getByRole('link', { name: 'Edit' }));
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Renommé au clavier');
    await pressButton(page, page.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Renommé au clavier' })).toBeVisible();
    const after = await expectSaved(id, 21);
    expect(after.winner_id).toBe(before.winner_id);
  });
});

test('TO-1: 500 images from the first duel to the champion: create, leave in the middle, resume, save, view and edit', {
  tag: '@thorough',
}, async ({ page }) => {
  await signInAs(page, author);
  const path = getPath(500, 'Cinq cents');
  await page.goto(path);
  await expect(page.getByText('500 images, exactly 494 duels')).toBeVisible();
  await startTournament(page);
  await pickAtOnce(page, 249);

  await test.step('leave and resume: the same duel, and the way back, by mouse', async () => {
    const middle = page.getByText('Duel 250 of 250 · 249 of 494 picks');
    await expect(middle).toBeVisible();
    const names = () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    const onScreen = await names();
    await page.goto('/terms');
    await page.goto(path);
    await expect(middle).toBeVisible();
    expect(await names()).toEqual(onScreen);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Duel 249 of 250 · 248 of 494 picks')).toBeVisible();
    await cards(page).last().click();
    await expectPicks(page, 249, 494);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(middle).toBeVisible();
  });
  await pickAtOnce(page, 245);
  await expect(champion(page)).toBeVisible();

  await test.step('the result, saved: its groups, an image, another name', async () => {
    await page.getByRole('button', { name: 'Save tournament' }).click();
    await page.getByRole('link', { name: 'View result' }).click();
    const id = await viewedId(page);
    await expect(page.getByText('250 images', { exact: true })).toBeVisible();
    const { tournamentImage } = await expectSaved(id, 500);
    const out = tournamentImage.find(({ turn }) => turn === 0)?.id_image;
    const name = `Image ${album.images.indexOf(out ?? 0) + 1}`;
    // Selects by attribute, because querying the names of 500 buttons takes seconds.
    await page.locator(`button[aria-label="${name}, Round 1: view image"]`).click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Renommé après coup');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Renommé après coup' })).toBeVisible();
    await expectSaved(id, 500);
  });
});
