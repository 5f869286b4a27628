// The tournament on a desktop, by mouse and by keyboard alone: P2 §2, §4, §5, §8 and product.md §7. Messages are those of the
// spec to the letter. Replies are intercepted only where our server cannot cause them, and the title says so.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { takePicture } from '../support/picture.ts';
import {
  cards,
  champion,
  expectPicks,
  newTournamentPath,
  pickByKey,
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

test.beforeEach(async ({ page }) => {
  await skipTournamentInfo(page);
});

const first = (count: number) => album.images.slice(0, count);
const pathOf = (count: number, name = 'Ma coupe') =>
  newTournamentPath({ album: album.id, name, images: first(count) });

async function saveTournament(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save tournament' }).click();
}

/** A finished tournament of this author, made in a moment. */
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

test.describe('P2 §2 and product.md §7, the game', () => {
  test('one image is champion at once, and it is said plainly', async ({ page }) => {
    await page.goto(pathOf(1));
    await expect(page.getByText('There is only one image: it is the champion.')).toBeVisible();
    await page.getByRole('button', { name: 'Crown the champion' }).click();
    await expect(champion(page)).toContainText('Image 1');
  });

  test('P2 §9: a click picks, a second one is ignored, and after 500 ms the next duel comes by itself', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(pathOf(5));
    await startTournament(page);
    await expectPicks(page, 0, 3);
    await page.clock.pauseAt(Date.now() + 60_000);
    await cards(page).first().dblclick();
    await expect(page.getByText('Duel 1 of 2 · 1 of 3 picks')).toBeVisible();
    await page.clock.runFor(499);
    await expect(page.getByText('Duel 1 of 2 · 1 of 3 picks')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText('Duel 2 of 2 · 1 of 3 picks')).toBeVisible();
  });

  test('‘Next Round’ when a round is done, a duel of three when candidates are odd, FINAL at the end', async ({
    page,
  }) => {
    await page.goto(pathOf(5));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Next duel by itself' }).click();
    await page.keyboard.press('Escape');
    await startTournament(page);
    await cards(page).first().click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(cards(page)).toHaveCount(3);
    await takePicture(page, 'tournament-duel-of-three');
    await expectAccessible(page);
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Next Round' }).click();
    await expect(page.getByRole('heading', { name: 'FINAL' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    // The last one needs no « Next »: the champion comes by itself, whatever the switch says.
    await expect(champion(page)).toBeVisible();
    await expect(page.getByText(/^Image \d is the champion$/)).toBeAttached();
    await takePicture(page, 'tournament-result');
    await expectAccessible(page);
  });

  test('undo by button, by U and by Ctrl+Z, across rounds and from the result', async ({ page }) => {
    await page.goto(pathOf(5));
    await startTournament(page);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await playToEnd(page, 3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectPicks(page, 2, 3);
    await page.keyboard.press('u');
    await expectPicks(page, 1, 3);
    await page.keyboard.press('Control+z');
    await expectPicks(page, 0, 3);
    await expect(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
  });

  test('restart asks first, then begins anew', async ({ page }) => {
    await page.goto(pathOf(5));
    await startTournament(page);
    await pickByKey(page);
    await page.getByRole('button', { name: 'Restart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restart “Ma coupe”?' });
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    await expectPicks(page, 1, 3);
    await page.getByRole('button', { name: 'Restart' }).click();
    await dialog.getByRole('button', { name: 'Restart' }).click();
    await expectPicks(page, 0, 3);
  });

  test('? lists the shortcuts; keys do nothing behind a dialog', async ({ page }) => {
    await page.goto(pathOf(5));
    await startTournament(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expectPicks(page, 0, 3);
  });

  test('the information dialog is shown once, in English', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('again') === null) localStorage.removeItem('tournamentInfoModalShown');
      sessionStorage.setItem('again', 'yes');
    });
    await page.goto(pathOf(5));
    const dialog = page.getByRole('dialog', { name: 'How a tournament works' });
    await expect(dialog).toHaveAttribute('lang', 'en');
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('cancel leads to the albums, and the game waits', async ({ page }) => {
    await page.goto(pathOf(5));
    await startTournament(page);
    await pickByKey(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/allalbum$/);
    await page.goto(pathOf(5));
    await expect(page.getByText('Resumed where you left off.')).toBeVisible();
    await expectPicks(page, 1, 3);
  });
});

test.describe('product.md §6 and §7, drafts', () => {
  test('every pick survives a reload; starting over is one click away', async ({ page }) => {
    await page.goto(pathOf(20));
    await startTournament(page);
    for (let played = 0; played < 4; played++) await pickByKey(page);
    await page.reload();
    await expectPicks(page, 4, 18);
    await expect(page.getByRole('button', { name: 'Close the message' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('20 images, exactly 18 duels')).toBeVisible();
  });

  test('another selection of the same album asks ‘Resume’ or ‘Start over’', async ({ page }) => {
    await page.goto(pathOf(5));
    await startTournament(page);
    await pickByKey(page);
    await page.goto(pathOf(6));
    const dialog = page.getByRole('dialog', { name: 'Resume your tournament?' });
    await expect(dialog).toContainText('1 of 3 picks');
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await expectPicks(page, 1, 3);
    await page.goto(pathOf(6));
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('6 images, exactly 4 duels')).toBeVisible();
  });

  test('a visitor signs in on the way, and nothing is lost', async ({ page }) => {
    await page.goto(pathOf(3));
    await startTournament(page);
    await playToEnd(page, 1);
    const winner = await champion(page).getByRole('paragraph').last().textContent();
    await expect(page.getByText('You need to be logged in to save a tournament.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save tournament' })).toBeDisabled();
    await page.getByRole('link', { name: 'Log in to save' }).click();
    await page.getByLabel(/nametag/i).fill(author.nametag);
    await page.getByLabel('Mot de passe', { exact: true }).fill(author.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /connect/i })
      .click();
    await expect(champion(page)).toContainText(winner ?? '—');
    await saveTournament(page);
    await expect(page.getByRole('link', { name: 'View result' })).toBeVisible();
  });
});

test.describe('P2 §5 and §8, saving', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, author);
  });

  test('saves once; the result is at /tournois/{id}; a restart allows another save', async ({ page }) => {
    await page.goto(pathOf(5, 'Une seule fois'));
    await startTournament(page);
    await playToEnd(page, 3);
    await saveTournament(page);
    await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible();
    await saveTournament(page);
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Tournament has already been saved. Please restart to save again.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
    await playToEnd(page, 3);
    await saveTournament(page);
    await page.getByRole('link', { name: 'View result' }).click();
    await expect(page).toHaveURL(/\/tournois\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Une seule fois' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Final Rankings' })).toBeVisible();
  });

  test('a name is required', async ({ page }) => {
    await page.goto(pathOf(2, ' '));
    await startTournament(page);
    await playToEnd(page, 1);
    await page.getByRole('textbox', { name: 'Name' }).fill('   ');
    await saveTournament(page);
    await expect(page.getByText('Please give your tournament a name.')).toBeVisible();
  });

  test('is not offered before the champion is known', async ({ page }) => {
    await page.goto(pathOf(5));
    await expect(page.getByRole('button', { name: 'Save tournament' })).toHaveCount(0);
    await startTournament(page);
    await expect(page.getByRole('button', { name: 'Save tournament' })).toHaveCount(0);
  });

  test('a save that fails says so, keeps the result, and works the second time (lost connection)', async ({
    page,
  }) => {
    await page.goto(pathOf(3, 'Deuxième essai'));
    await startTournament(page);
    await playToEnd(page, 1);
    await page.context().setOffline(true);
    await saveTournament(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error saving tournament. Please try again.' }),
    ).toBeVisible();
    await page.context().setOffline(false);
    await saveTournament(page);
    await expect(page.getByRole('link', { name: 'View result' })).toBeVisible();
  });
});

test.describe('P2 §8, addresses that lead nowhere', () => {
  test('missing or invalid ids lead to the albums', async ({ page }) => {
    for (const path of ['/tournois/create/editor', '/tournois/create/editor?album=abc']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/allalbum$/);
    }
  });

  test('images that cannot be loaded say so in English and lead to the albums', async ({ page }) => {
    await page.goto('/tournois/create/editor?album=999999');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error loading images. Redirecting to album page.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/allalbum$/);
  });

  test('a tournament that does not exist', async ({ page }) => {
    await page.goto('/tournois/999999');
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
    await expect(
      page.getByText(
        'Unable to load tournament data. It might not exist or you may not have permission to view it.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('a private tournament of somebody else', async ({ page }) => {
    await page.goto(`/tournois/${await makeTournament('Secret', true)}`);
    await expect(
      page.getByText(
        'Unable to load tournament data. It might not exist or you may not have permission to view it.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Secret')).toHaveCount(0);
  });

  test('an empty answer is ‘Tournament Not Found’ (intercepted: our server has no such answer)', async ({
    page,
  }) => {
    await page.route('**/api/tournament/77', (route) =>
      route.fulfill({ json: { status: 'success', data: null } }),
    );
    await page.goto('/tournois/77');
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });
});

test.describe('P2 §2, the viewer and the edit page', () => {
  test('shows champion, groups with counts, album, author, date; images open; the author’s actions', async ({
    page,
  }) => {
    const id = await makeTournament('La vitrine');
    await page.goto(`/tournois/${id}`);
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await expect(champion(page)).toContainText('Image 1');
    for (const name of ['Champion', 'Finalists', 'Semi-Finalists'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    await expect(page.getByText('Couleurs en lice')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, 'tournament-viewer');
    await page.getByRole('button', { name: 'Image 2, Finalists: see the image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image 2' });
    await expect(dialog.getByRole('button', { name: 'Next image' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Make mine' }).click();
    await expect(page).toHaveURL(/\/setup\?.*type=tournois/);
  });

  test('edits name, description and visibility', async ({ page }) => {
    await signInAs(page, author);
    const id = await makeTournament('Avant');
    await page.goto(`/tournois/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Après');
    await page.getByRole('textbox', { name: 'Description' }).fill('Revu et corrigé');
    await page.getByRole('switch', { name: 'Public tournament' }).click();
    await expectAccessible(page);
    await takePicture(page, 'tournament-edit');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Après' })).toBeVisible();
    await expect(page.getByText('Revu et corrigé')).toBeVisible();
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
  });

  test('a replay replaces the result; left in the middle it waits, and ?continue=true goes on', async ({
    page,
  }) => {
    await signInAs(page, author);
    const id = await makeTournament('La revanche');
    await page.goto(`/tournois/edit/${id}`);
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
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

  test('product.md §2: saved elsewhere in between, nothing is overwritten without a choice', async ({
    page,
  }) => {
    await signInAs(page, author);
    const id = await makeTournament('À deux mains');
    const dialog = page.getByRole('dialog', { name: 'A newer version exists' });
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const meetConflict = async (mine: string, theirs: string) => {
      await page.goto(`/tournois/edit/${id}`);
      await page.getByRole('textbox', { name: 'Name' }).fill(mine);
      await author.call('PUT', `/tournament/${id}`, { name: theirs });
      await page.getByRole('button', { name: 'Save changes' }).click();
    };
    await meetConflict('La mienne', 'L’autre');
    await dialog.getByRole('button', { name: /Overwrite with mine/ }).click();
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(title('La mienne')).toBeVisible();

    await test.step('a copy leaves both, each with its result', async () => {
      await meetConflict('À moi', 'La leur');
      await dialog.getByRole('button', { name: /Keep mine as a copy/ }).click();
      await expect(page).toHaveURL(/\/tournois\/\d+$/);
      expect(page.url()).not.toMatch(new RegExp(`/${id}$`));
      await expect(title('À moi (copy)')).toBeVisible();
      await expect(champion(page)).toContainText('Image 1');
      await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    });

    await test.step('reload gives the other version', async () => {
      await meetConflict('Perdue', 'La dernière');
      await dialog.getByRole('button', { name: /Reload the other version/ }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('La dernière');
    });
  });

  test('is closed to everybody else', async ({ page, baseURL }) => {
    const id = await makeTournament('Pas à toi');
    await page.goto(`/tournois/edit/${id}`);
    await expect(page).toHaveURL(/\/login/);
    await signInAs(page, await registerUser(baseURL));
    await page.goto(`/tournois/edit/${id}`);
    await expect(page.getByText('Only its author can edit this tournament.')).toBeVisible();
  });

  test('is deleted by its author after a word', async ({ page }) => {
    await signInAs(page, author);
    const id = await makeTournament('Éphémère');
    await page.goto(`/tournois/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete “Éphémère”?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    // First what passes.
    await expect(page.getByText('Tournament deleted.')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Fermer le message' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    await page.goto(`/tournois/${id}`);
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });
});

test.describe('P1 §2, the public list', () => {
  test('search and order live in the address; a card leads to the viewer', async ({ page }) => {
    await makeTournament('Le tournoi introuvable');
    await page.goto('/tournois?search=introuvable');
    await expect(page.getByRole('heading', { level: 1, name: 'Tournois' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Le tournoi introuvable' }).click();
    await expect(champion(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/search=introuvable/);
  });

  test('a tournament is chosen in the album dialog and begins with the chosen images', async ({ page }) => {
    await page.goto(`/allalbum?album=${album.id}`);
    await page.getByRole('radio', { name: /Tournoi/ }).check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/tournois\/create\/editor\?/);
    await expect(page.getByText('21 images, exactly 18 duels')).toBeVisible();
  });
});

test.describe('ux.md, the light theme', () => {
  test('is as readable in the duel and in the result', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(pathOf(5));
    await expectAccessible(page);
    await startTournament(page);
    await expectAccessible(page);
    await playToEnd(page, 3);
    await expectAccessible(page);
  });
});
