// Aspects of a tournament that need a whole site: drafts, a sign-in on the way, version conflicts, departed images. The game and its texts:
// tournament-create-page and viewer-pages .component.test.tsx.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectCleanAxe } from '../support/axe-both-themes.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import {
  cards,
  champion,
  expectPicks,
  newTournamentPath,
  pickByKey,
  pickMany,
  playToEnd,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Théa');
  album = await makeAlbum(author, { name: 'Couleurs en lice', images: 21 });
});

const first = (count: number) => album.images.slice(0, count);
const getPath = (count: number, name = 'Ma coupe') =>
  newTournamentPath({ album: album.id, name, images: first(count) });

async function saveTournament(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save tournament' }).click();
}

/** Saves a finished tournament of this author through the API. */
async function makeTournament(name: string, isPrivate = false): Promise<number> {
  const [one = 0, two = 0, three = 0, four = 0] = album.images;
  const image = (id_image: number, place: number, turn: number) => ({
    id_image,
    place,
    turn,
    lose: place > 1,
  });
  const { id } = await author.call<{ id: number }>('POST', '/tournament', {
    name,
    private: isPrivate,
    id_album: album.id,
    turn: 3,
    winner_id: one,
    images: [image(one, 1, 2), image(two, 2, 1), image(three, 3, 0), image(four, 3, 0)],
  });
  return id;
}

async function restart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
}

test('BU-22: a visitor plays, leaves, comes back, signs in on the way and saves', async ({ page }) => {
  await skipTournamentInfo(page);
  await page.goto(getPath(5));
  await startTournament(page);

  await test.step('TO-16: cancel leads to the albums, and the game waits', async () => {
    await pickByKey(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/allalbum$/);
    await page.goto(getPath(5));
    await expect(page.getByText('Picking up where you left off.')).toBeVisible();
    await expectPicks(page, 1, 3);
  });

  await test.step('TO-10: another selection of the same album asks ‘Resume’ or ‘Start over’', async () => {
    const dialog = page.getByRole('dialog', { name: 'Resume your tournament?' });
    await page.goto(getPath(6));
    await expect(dialog).toContainText('1 of 3 picks');
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await expectPicks(page, 1, 3);
    await page.goto(getPath(6));
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('6 images, exactly 4 duels')).toBeVisible();
  });

  await test.step('TO-30: every pick survives a reload; starting over is one click away', async () => {
    await startTournament(page);
    await pickMany(page, 3);
    await page.reload();
    await expectPicks(page, 3, 4);
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('6 images, exactly 4 duels')).toBeVisible();
  });

  await test.step('AC-72, SU-13, SH-3, TO-40: a visitor signs in on the way, and nothing is lost', async () => {
    await startTournament(page);
    await playToEnd(page, 4);
    const winner = await champion(page).getByRole('paragraph').last().textContent();
    await expect(page.getByText('You need to be logged in to save a tournament.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download the image' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save tournament' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in to save' }).click();
    await page.getByLabel(/nametag/i).fill(author.nametag);
    await page.getByLabel('Mot de passe', { exact: true }).fill(author.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /connect/i })
      .click();
    await expect(champion(page)).toContainText(winner ?? '—');
    await saveTournament(page);
    await page.getByRole('link', { name: 'View result' }).click();
    await expect(page).toHaveURL(/\/tournois\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ma coupe' })).toBeVisible();
    await expect(champion(page)).toContainText(winner ?? '—');
    await expect(page.getByRole('heading', { name: 'Final Rankings' })).toBeVisible();
  });
});

test('LB-58: a duel of three, the result and what is saved of it are readable in both themes', async ({
  page,
}) => {
  await skipTournamentInfo(page);
  await signInAs(page, author);
  await page.goto(getPath(5));
  await startTournament(page);
  await pickMany(page, 1);
  await expect(cards(page)).toHaveCount(3);
  await takeScreenshot(page, 'tournament-duel-of-three');
  await expectCleanAxe(page);
  await playToEnd(page, 2);
  await takeScreenshot(page, 'tournament-result');
  await expectCleanAxe(page);
  await saveTournament(page);
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible();
  await saveTournament(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Tournament has already been saved.' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('TO-55: what does not open, or not to this person', async ({ page, baseURL }) => {
  const id = await makeTournament('Pas à toi');

  await test.step('images that cannot be loaded are said so, readably', async () => {
    await page.goto('/tournois/create/editor?album=999999');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error loading images. Redirecting to album page.' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a private tournament of somebody else', async () => {
    await page.goto(`/tournois/${await makeTournament('Secret', true)}`);
    await expect(
      page.getByText(
        'Unable to load tournament data. It might not exist or you may not have permission to view it.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Secret')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('TO-13: is closed to everybody else', async () => {
    await page.goto(`/tournois/edit/${id}`);
    await expect(page).toHaveURL(/\/login/);
    await signInAs(page, await registerUser(baseURL));
    await page.goto(`/tournois/edit/${id}`);
    await expect(page.getByText('Only its author can edit this tournament.')).toBeVisible();
    await page.goto('/tournois/edit/999999');
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });
});

test('TO-10: from the public list and from the album dialog', async ({ page }) => {
  await skipTournamentInfo(page);
  // A unique word, found nowhere else on the site.
  const word = author.nametag.replace('.', '');
  await makeTournament(`La vitrine ${word}`);

  await test.step('SH-2, SH-10, SH-11: search and order live in the address; a card leads to the viewer', async () => {
    await page.goto(`/tournois?search=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tournois' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: `La vitrine ${word}` }).click();
    await expect(champion(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await page.getByRole('link', { name: `La vitrine ${word}` }).click();
  });

  // Proves SH-12, TO-49, TO-50, TO-51, TO-52, TO-53.
  await test.step('shows champion, groups with counts, album, author, date; images open; the author’s actions', async () => {
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await expect(champion(page)).toContainText('Image 1');
    for (const name of ['Champion', 'Finalists', 'Semi-Finalists'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    await expect(page.getByText('Couleurs en lice')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page);
    await takeScreenshot(page, 'tournament-viewer');
    await page.getByRole('button', { name: 'Image 2, Finalists: view image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image 2' });
    await expect(dialog.getByRole('button', { name: 'Next image' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Make my own' }).click();
    await expect(page).toHaveURL(/\/setup\?.*type=tournois/);
  });

  // Proves SU-1, SU-2, SU-14, SU-15, SH-1, SH-4, TO-10.
  await test.step('a tournament is chosen in the album dialog and begins with the chosen images', async () => {
    await page.goto(`/allalbum?album=${album.id}`);
    await page.getByText('Donner un nom d’abord').click();
    await page.getByRole('radio', { name: 'Tournoi' }).check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    // The next page has a button with the same name.
    await expect(page).toHaveURL(/\/setup\?/);
    await expect(page.getByText('21 images sélectionnées sur 21')).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/tournois\/create\/editor\?/);
    await expect(page.getByText('21 images, exactly 18 duels')).toBeVisible();
  });
});

test('TO-11: its author edits a tournament; saved elsewhere in between, a choice is asked for', async ({
  page,
}) => {
  await skipTournamentInfo(page);
  await signInAs(page, author);
  const id = await makeTournament('Avant');
  const edit = page.getByRole('link', { name: 'Edit' });
  const name = page.getByRole('textbox', { name: 'Name' });
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

  await test.step('TO-11, TO-12: edits name, description and visibility', async () => {
    await page.goto(`/tournois/${id}`);
    await edit.click();
    await name.fill('Après');
    await page.getByRole('textbox', { name: 'Description' }).fill('Revu et corrigé');
    await page.getByRole('switch', { name: 'Public tournament' }).click();
    await expectAccessible(page);
    await takeScreenshot(page, 'tournament-edit');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(title('Après')).toBeVisible();
    await expect(page.getByText('Revu et corrigé')).toBeVisible();
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
  });

  await test.step('BU-15, PR-15: saved elsewhere in between, nothing is overwritten without a choice', async () => {
    const dialog = page.getByRole('dialog', { name: 'A newer version exists' });
    const meetConflict = async (mine: string, theirs: string) => {
      await name.fill(mine);
      await author.call('PUT', `/tournament/${id}`, { name: theirs });
      await page.getByRole('button', { name: 'Save changes' }).click();
    };
    await edit.click();
    await meetConflict('La mienne', 'L’autre');
    await dialog.getByRole('button', { name: /Overwrite with mine/ }).click();
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(title('La mienne')).toBeVisible();

    await test.step('reload gives the other version', async () => {
      await edit.click();
      await meetConflict('Perdue', 'La dernière');
      await dialog.getByRole('button', { name: /Reload the other version/ }).click();
      await expect(name).toHaveValue('La dernière');
    });

    await test.step('a copy leaves both, each with its result', async () => {
      await meetConflict('À moi', 'La leur');
      await dialog.getByRole('button', { name: /Keep mine as a copy/ }).click();
      await expect(page).toHaveURL(/\/tournois\/\d+$/);
      expect(page.url()).not.toMatch(new RegExp(`/${id}$`));
      await expect(title('À moi (copy)')).toBeVisible();
      await expect(champion(page)).toContainText('Image 1');
      await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    });
  });
});

test('TO-48: its author plays a tournament again, and deletes it', async ({ page }) => {
  await skipTournamentInfo(page);
  await signInAs(page, author);
  const id = await makeTournament('Encore une fois');

  await test.step('SH-14, TO-11, TO-12: a replay replaces the result; left in the middle it waits, and ?continue=true goes on', async () => {
    await page.goto(`/tournois/edit/${id}`);
    await restart(page);
    await pickByKey(page);
    await page.goto(`/tournois/edit/${id}`);
    await expect(page.getByText('You have an unfinished replay here: 1 of 3 picks.')).toBeVisible();
    await page.goto(`/tournois/edit/${id}?continue=true`);
    await expectPicks(page, 1, 3);
    await playToEnd(page, 2);
    const winner = (await champion(page).getByRole('paragraph').last().textContent()) ?? '—';
    await saveTournament(page);
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(champion(page)).toContainText(winner);
  });

  await test.step('TO-54, TO-62: is deleted by its author after a word', async () => {
    const draft = `palmares:draft:${author.id}:tournament:content:${id}`;
    await page.evaluate((key) => localStorage.setItem(key, '{}'), draft);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete “Encore une fois”?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    // Check the transient message first.
    const deleted = page.getByText('Tournament deleted.');
    await expect(deleted).toHaveAttribute('lang', 'en');
    await expect(deleted.locator('..').getByRole('button', { name: 'Fermer le message' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();
    await page.goto(`/tournois/${id}`);
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });
});

test('TO-36: images that leave the album take nothing else with them', async ({ page, baseURL }) => {
  await skipTournamentInfo(page);
  const person = await registerUser(baseURL, 'Huit moins deux');
  const own = await makeAlbum(person, { name: 'Qui change', images: 8 });
  await signInAs(page, person);
  const path = newTournamentPath({ album: own.id, name: 'Sans elle' });
  const remove = (name: string) => person.call('DELETE', `/image/${own.images[Number(name.slice(6)) - 1]}`);

  await test.step('BU-31: a game that waits goes on without them, and says so', async () => {
    await page.goto(path);
    await startTournament(page);
    await pickMany(page, 2);
    const names = await cards(page).evaluateAll((all) =>
      all.map((card) => /Image \d/.exec(card.getAttribute('aria-label') ?? card.textContent ?? '')?.[0]),
    );
    await remove(names[0] ?? '');
    await page.reload();
    await expect(
      page.getByText('1 image is no longer in the album: the tournament goes on without it.'),
    ).toBeVisible();
    await expectPicks(page, 3, 7);
    await playToEnd(page, 4);
  });

  await test.step('the champion is told to be gone, its duels are played again, and the save works', async () => {
    const gone = (await champion(page).getByRole('paragraph').last().textContent()) ?? '';
    await remove(/Image \d/.exec(gone)?.[0] ?? '');
    await saveTournament(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'the champion, is no longer in the album' }),
    ).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    while ((await cards(page).count()) > 0) await pickByKey(page);
    await expect(champion(page)).not.toContainText(gone);
    await saveTournament(page);
    await page.getByRole('link', { name: 'View result' }).click();
    await expect(page).toHaveURL(/\/tournois\/\d+$/);
    const id = page.url().split('/').at(-1);
    const saved = await person.call<{ tournamentImage: object[] }>('GET', `/tournament/${id}`);
    expect(saved.tournamentImage).toHaveLength(6);
  });
});
