// A tournament by mouse alone, from the album to the viewer. Only the names are typed.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { startWithMouse } from '../support/start-with-mouse.ts';
import { cards, champion, startTournament } from '../support/tournament-play.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Théa');
  album = await makeAlbum(author, { name: 'Cinq à la souris', images: 5 });
});

/** The three duels of five images. */
const DUELS = ['Duel 1 of 2 · 0 of 3 picks', 'Duel 2 of 2 · 1 of 3 picks', 'Duel 1 of 1 · 2 of 3 picks'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Clicks the last card of each duel from `first` on, and resolves to the name of the champion. The next duel appears automatically. */
async function clickToChampion(page: Page, first = 0): Promise<string> {
  let label: string | null = null;
  for (const duel of DUELS.slice(first)) {
    await expect(page.getByText(duel, { exact: true })).toBeVisible();
    label = await cards(page).last().getAttribute('aria-label');
    await cards(page).last().click();
  }
  await expect(champion(page)).toBeVisible();
  return /^Pick (Image \d), number [23]$/u.exec(label ?? '')?.[1] ?? 'nobody';
}

test('TO-19: by the mouse alone: create, leave, resume, take back, save, view, edit and play again', async ({
  page,
}) => {
  await signInAs(page, author);
  let best = '';

  await test.step('create: type, name and images, then the first duel', async () => {
    await startWithMouse(page, { album, type: 'Tournoi', name: 'À la souris' });
    await button(page, 'Got it').click();
    await expect(title(page, 'À la souris')).toBeVisible();
    await expect(page.getByText('5 images, exactly 3 duels')).toBeVisible();
    await startTournament(page);
  });

  await test.step('leave by a link of the site and come back: the same duel of three', async () => {
    await cards(page).first().click();
    await expect(page.getByText('Duel 2 of 2 · 1 of 3 picks')).toBeVisible();
    const labels = () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    const onScreen = await labels();
    expect(onScreen).toHaveLength(3);
    await page.getByRole('banner').getByRole('link', { name: 'Classements' }).click();
    await expect(title(page, 'Classements')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Picking up where you left off.')).toBeVisible();
    await expect(page.getByText('Duel 2 of 2 · 1 of 3 picks')).toBeVisible();
    expect(await labels()).toEqual(onScreen);
  });

  await test.step('take the pick back, then on to the champion', async () => {
    await button(page, 'Undo').click();
    await expect(page.getByText('Duel 1 of 2 · 0 of 3 picks')).toBeVisible();
    await expect(button(page, 'Undo')).toBeDisabled();
    best = await clickToChampion(page);
    await expect(champion(page)).toContainText(best);
  });

  await test.step('save and view: the champion, and the image of the details', async () => {
    await button(page, 'Save tournament').click();
    await page.getByRole('link', { name: 'View result' }).click();
    // The editor has the same headings.
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(title(page, 'À la souris')).toBeVisible();
    await champion(page).getByRole('button').click();
    const details = page.getByRole('dialog', { name: best, exact: true });
    await details.getByRole('button', { name: 'Next image' }).click();
    await expect(details).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('edit: played again, the new result is the one that is seen', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await button(page, 'Restart').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
    const again = await clickToChampion(page);
    await button(page, 'Save tournament').click();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(champion(page)).toContainText(again);
    const id = Number(/\/tournois\/(\d+)$/u.exec(page.url())?.[1]);
    const { winner_id } = await author.call<{ winner_id: number }>('GET', `/tournament/${id}`);
    expect(`Image ${album.images.indexOf(winner_id) + 1}`).toBe(again);
  });
});
